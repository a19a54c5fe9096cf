import { Client, type PoolConfig } from 'pg';

/**
 * Fills a database with one partner, its tenants and a month of metered usage, in bulk. Row-level security is disabled for the owner
 * meanwhile: this is setup, not the product.
 */
export async function fillMonth(
  owner: PoolConfig,
  {
    tenants,
    filesPerTenant,
    pagesPerFile,
  }: { tenants: number; filesPerTenant: number; pagesPerFile: number },
): Promise<{ partnerId: string; tenantId: string }> {
  const client = new Client(owner);
  await client.connect();
  const tables = [
    'partners',
    'billing_values',
    'billing_profiles',
    'tenants',
    'tenant_months',
    'metered_requests',
    'metered_files',
    'page_ledger',
  ];
  for (const table of tables) await client.query(`alter table ${table} no force row level security`);
  const partnerId = crypto.randomUUID();
  const pages = filesPerTenant * pagesPerFile;
  await client.query(`insert into partners values ($1, 'Partner', '2026-11-01')`, [partnerId]);
  await client.query(`insert into billing_values values ($1, '2026-11-01', 100, 10, 0, 0, 'Asia/Tokyo')`, [
    partnerId,
  ]);
  await client.query(`insert into billing_profiles (partner_id, payment_day, version) values ($1, 31, 1)`, [
    partnerId,
  ]);
  await client.query(
    `insert into tenants select gen_random_uuid(), $1, 'T-' || lpad(n::text, 6, '0'), 'Company ' || n, n || '@example.com', '', '', '', '', '',
       1000, '2030-12-31', 'active', '2026-11-01', '2026-11-01', null from generate_series(1, $2::int) n`,
    [partnerId, tenants],
  );
  await client.query(
    `insert into metered_requests select gen_random_uuid(), t.id, t.partner_id, 'OCR-' || n, '2026-11-01',
       '2026-11-01'::date + (n % 28)::int, '2026-11-02' from tenants t, generate_series(1, $1::int) n`,
    [filesPerTenant],
  );
  await client.query(
    `insert into metered_files select gen_random_uuid(), request_id, tenant_id, partner_id, 1, month, day, $1::int, 'used', '2026-11-02'
       from metered_requests`,
    [pagesPerFile],
  );
  // After the files: a month's row that is created later counts nothing that existed before.
  await client.query(
    `insert into tenant_months select id, '2026-11-01', partner_id, $1::int, $2::int, 0, $1::int, 0 from tenants`,
    [filesPerTenant, pages],
  );
  await client.query(
    `insert into page_ledger select file_id, n, tenant_id, partner_id, month, day, '2026-11-02' from metered_files, generate_series(1, $1::int) n`,
    [pagesPerFile],
  );
  const { rows } = await client.query<{ id: string }>('select id from tenants order by number limit 1');
  for (const table of tables) await client.query(`alter table ${table} force row level security`);
  // What filling left to be done later must not be done while something is measured.
  await client.query('vacuum analyze');
  await client.end();
  return { partnerId, tenantId: rows[0]!.id };
}
