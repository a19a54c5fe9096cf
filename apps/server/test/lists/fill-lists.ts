import { Client, type PoolConfig } from 'pg';

const tables = [
  'partners',
  'tenants',
  'requests',
  'request_changes',
  'request_counts',
  'counted_tenants',
  'request_files',
  'request_words',
  'invoices',
  'invoice_counts',
  'counted_invoices',
  'audit_entries',
];

/** Of as many months are the invoices. */
const months = 20;

/** The partner of the lists, and the tenant that the requests are of. */
export interface FilledScope {
  readonly partnerId: string;
  readonly tenantId: string;
}

/** Those of a database that `fillLists` has filled; undefined for another. */
export async function findFilled(owner: PoolConfig): Promise<FilledScope | undefined> {
  const client = new Client(owner);
  await client.connect();
  try {
    await client.query(`begin; set local app.backup = 'on'`);
    const { rows: found } = await client.query<FilledScope>(
      `select partner_id as "partnerId", id as "tenantId" from tenants where number = 'T-0000001'`,
    );
    return found[0];
  } finally {
    await client.end();
  }
}

/**
 * Fills a database with one partner whose lists have `rows` rows each: its tenants, its invoices, its activity, and the requests of its
 * first tenant, one file each. Row-level security is disabled for the owner meanwhile.
 */
export async function fillLists(owner: PoolConfig, rows: number): Promise<FilledScope> {
  const client = new Client(owner);
  await client.connect();
  try {
    return await fill(client, rows);
  } finally {
    await client.end();
  }
}

async function fill(client: Client, rows: number): Promise<FilledScope> {
  const partnerId = crypto.randomUUID();
  for (const table of tables) await client.query(`alter table ${table} no force row level security`);
  // Built at the end in one go: a million rows, one after the other, would take them half an hour.
  const { rows: searches } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where indexdef like '% USING gin %'`,
  );
  for (const { name } of searches) await client.query(`drop index ${name}`);
  await client.query(`insert into partners values ($1, 'Partner', '2020-01-01')`, [partnerId]);
  await client.query(
    `insert into tenants select gen_random_uuid(), $1, 'T-' || lpad(n::text, 7, '0'), 'Company ' || md5(n::text), md5(n::text) || '@example.com',
       'A company', 'Jo ' || n, 'jo' || n || '@example.com', '03-1234-5678', '1-2-3 Ginza, Chuo-ku, Tokyo', 10, '2030-12-31',
       case when n % 20 = 0 then 'deactivated' else 'active' end, '2020-01-01'::timestamptz + n * interval '1 minute',
       '2020-01-01'::timestamptz + n * interval '2 minutes', null from generate_series(1, $2::int) n`,
    [partnerId, rows],
  );
  const { rows: found } = await client.query<{ id: string }>(
    `select id from tenants where number = 'T-0000001'`,
  );
  const tenantId = found[0]!.id;
  await client.query(
    `insert into requests select gen_random_uuid(), $1, $2, 'OCR-' || lpad(n::text, 7, '0'), gen_random_uuid(), 1, case when n > 100000 and n % 100003 = 77 then 'Quartz zq' else 'Template ' || n % 50 end,
       jsonb_build_object('fields', repeat('x', 600)), case when n % 100 = 0 then 'failed' when n > $3::int - 20 then 'processing' else 'completed' end,
       1, 1 + n % 30, case when n % 100 <> 0 and n <= $3::int - 20 then 80 + n % 20 end, date_trunc('month', '2020-01-01'::date + (n / 1000)), gen_random_uuid(),
       '2020-01-01'::timestamptz + n * interval '1 minute',
       case when n % 100 = 0 or n <= $3::int - 20 then '2020-01-01'::timestamptz + n * interval '1 minute' + interval '90 seconds' end, null, null, null, null, n % 7
       from generate_series(1, $3::int) n`,
    [tenantId, partnerId, rows],
  );
  await client.query(
    `insert into request_files select gen_random_uuid(), id, tenant_id, partner_id, 1, 'file.pdf', 'pdf', 1000, 'x', null, 'completed', null,
       page_count, page_count, 1, 90, coalesce(completed_at, accepted_at) from requests`,
  );
  await client.query(
    `insert into request_words select f.id, 0, f.request_id, f.tenant_id, f.partner_id,
       'file.pdf' || chr(10) || 'supplier ' || substr(r.number, 5)::int || chr(10) || '株式会社' || chr(10) || '54780'
       from request_files f join requests r on r.id = f.request_id`,
  );
  await client.query(
    `update requests set checked_at = completed_at, checked_by_name = 'Jo' where substr(number, 5)::int % 50 = 0`,
  );
  await client.query(
    `insert into invoices select gen_random_uuid(), $1, t.id, '1950-01-01'::date + n / $3::int * interval '1 month', 'INV-' || lpad(n::text, 7, '0'), 'T-' || n % 5000, 'Company ' || md5((n % 5000)::text),
       'Partner', n % 900, n % 9000, n % 90, n % 9, 0, 0, 100, 10, 10, case when n % 50 = 0 then 'full_capacity' else 'normal' end, jsonb_build_object('days', repeat('x', 900)), '2026-01-01', '2026-01-31'::date + n % 300,
       case when n % 20 = 0 then 'pending' when n % 20 = 1 then 'overdue' else 'paid' end, case when n % 20 > 1 then '2026-02-01'::date + n % 300 end
       from generate_series(1, $2::int) n join tenants t on t.number = 'T-' || lpad((1 + n % $3::int)::text, 7, '0')`,
    [partnerId, rows, Math.max(1, Math.floor(rows / months))],
  );
  await client.query(
    `insert into audit_entries select gen_random_uuid(), $1, $2, '2020-01-01'::timestamptz + n * interval '1 minute', null, 'Jo ' || n % 100,
       case when n % 3 = 0 then 'session.sign_in' else 'invoice.pay' end, 'INV-' || n, n % 50 = 0, '{}' from generate_series(1, $3::int) n`,
    [partnerId, tenantId, rows],
  );
  await client.query(`insert into counted_tenants values ($1, $2, '2026-01-01')`, [tenantId, partnerId]);
  await client.query(
    `with gone as (delete from request_counts returning *) insert into request_counts
       select tenant_id, partner_id, day, status, checked, sum(change), true from gone group by 1, 2, 3, 4, 5 having sum(change) <> 0`,
  );
  await client.query(`insert into counted_invoices values ($1, '2026-01-01')`, [partnerId]);
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { definition } of searches) await client.query(definition);
  for (const table of tables) await client.query(`alter table ${table} force row level security`);
  await client.query(`vacuum analyze ${tables.join(', ')}`);
  return { partnerId, tenantId };
}
