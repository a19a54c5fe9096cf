import type { Pool } from 'pg';

const tables = ['users', 'requests', 'request_counts', 'counted_tenants'];

/** A page of the list as one would write it by hand, with its number of rows from the sums. The first parameter is the tenant. */
export const pageOfRequests = `select id, number, template_name, status, page_count, ocr_rate, accepted_at, completed_at,
  (select sum(change) from request_counts where tenant_id = $1) as total from requests
  where tenant_id = $1 and deleted_at is null order by accepted_at desc, id desc limit 20`;

/** The same number, row by row. */
export const countOfRequests = 'select count(*) from requests where tenant_id = $1 and deleted_at is null';

/** Gives the tenant of a user so many requests more, of the years before, and returns its id. Row-level security is set aside for the owner, for good. */
export async function fillRequests(owner: Pool, email: string, rows: number): Promise<string> {
  for (const table of tables) await owner.query(`alter table ${table} no force row level security`);
  const found = await owner.query<{ id: string; tenant_id: string; partner_id: string }>(
    'select id, tenant_id, partner_id from users where email = $1',
    [email],
  );
  const [user] = found.rows;
  if (user === undefined) throw new Error(`There is no user ${email}`);
  await owner.query(
    `insert into requests select gen_random_uuid(), $1, $2, 'OLD-' || lpad(n::text, 7, '0'), gen_random_uuid(), 1, 'Template ' || n % 50,
       '{"fields":[],"tables":[]}', case when n % 100 = 0 then 'failed' else 'completed' end, 0, 1 + n % 30,
       case when n % 100 <> 0 then 80 + n % 20 end, '2020-01-01', $3, '2020-01-01'::timestamptz + n * interval '1 minute',
       '2020-01-01'::timestamptz + n * interval '1 minute', null from generate_series(1, $4::int) as n`,
    [user.tenant_id, user.partner_id, user.id, rows],
  );
  await owner.query(`insert into counted_tenants values ($1, $2, '2026-01-01') on conflict do nothing`, [
    user.tenant_id,
    user.partner_id,
  ]);
  await owner.query('vacuum analyze requests, request_counts');
  return user.tenant_id;
}
