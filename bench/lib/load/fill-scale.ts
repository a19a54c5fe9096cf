import type { Pool } from 'pg';

/**
 * What is filled: `requests` of the demo's tenant, and a hundred of each of `tenants` others, over two years until now, with ten pages each
 * on average.
 */
export interface Scale {
  readonly requests: number;
  readonly tenants: number;
}

const requestsOfOthers = 100;
const filled = [
  'requests',
  'request_files',
  'request_words',
  'file_pages',
  'file_results',
  'request_counts',
  'metered_requests',
  'metered_files',
  'page_ledger',
  'tenant_months',
  'invoices',
  'audit_entries',
];

/**
 * Gives the demo's tenant and others of its partner years of requests, in bulk: rows as the product would have made them, but with small
 * pages and values. Needs a superuser, because row-level security, foreign keys and triggers are disabled meanwhile. Existing rows stay.
 */
export async function fillScale(superuser: Pool, { requests, tenants }: Scale): Promise<void> {
  const { rowCount } = await superuser.query(`select from requests where number like 'OLD-%' limit 1`);
  if (rowCount !== 0) return;
  const client = await superuser.connect();
  const step = async (what: string, text: string, values: unknown[] = []) => {
    const start = performance.now();
    await client.query(text, values);
    console.log(`${((performance.now() - start) / 1000).toFixed(0).padStart(6)} s  ${what}`);
  };
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`,
    );
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
         where tablename = any($1) and not exists (select from pg_constraint where conname = indexname)`,
      [filled],
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await step('tenants', otherTenants, [tenants - 1]);
    await step('requests', requestRows, [requests, requestsOfOthers]);
    for (const [what, text] of Object.entries(ofRequests)) await step(what, text);
    for (const { name, definition } of indexes) await step(`index ${name}`, definition);
    await step('vacuum', 'vacuum (analyze)');
  } finally {
    client.release(true);
  }
}

/** A page of the list as one would write it by hand, with its number of rows from the sums. The first parameter is the tenant. */
export const pageOfRequests = `select id, number, template_name, status, page_count, ocr_rate, accepted_at, completed_at,
  (select sum(change) from request_counts where tenant_id = $1) as total from requests
  where tenant_id = $1 and deleted_at is null order by accepted_at desc, id desc limit 20`;

/** The same number, row by row. */
export const countOfRequests = 'select count(*) from requests where tenant_id = $1 and deleted_at is null';

const otherTenants = `insert into tenants
  select gen_random_uuid(), partner_id, 'T-' || 900000 + n, 'Company ' || md5(n::text), md5(n::text) || '@example.com', '', 'Jo ' || n,
    'jo' || n || '@example.com', '', '', 100000, '2099-12-31', 'active', now() - interval '2 years', now(), null
  from users, generate_series(1, $1::int) as n where email = 'tenant@example.com'`;

/** Of the demo's tenant `$1`, of each other `$2`; a twentieth is failed, the older ones are checked. */
const requestRows = `insert into requests
  select gen_random_uuid(), t.id, t.partner_id, 'OLD-' || lpad(n::text, 7, '0'), like_this.template_id, like_this.template_version, 'Template ' || n % 50,
    like_this.definition, case when n % 20 = 0 then 'failed' else 'completed' end, 1, 1 + n % 19, case when n % 20 <> 0 then 80 + n % 20 end,
    date_trunc('month', at), like_this.accepted_by, at, at + interval '90 seconds', null,
    case when n <= t.requests * 9 / 10 then at + interval '1 hour' end, case when n <= t.requests * 9 / 10 then like_this.accepted_by end,
    case when n <= t.requests * 9 / 10 then 'Jo' end, case when n % 20 <> 0 then n % 7 else 0 end
  from (select t.*, case when email like 'tenant@%' then $1::int else $2::int end as requests from tenants t
      where number like 'T-9%' or id = (select tenant_id from users where email = 'tenant@example.com')) t,
    lateral generate_series(1, t.requests) n, lateral (select now() - (t.requests + 1 - n) * interval '2 years' / (t.requests + 1) as at) times,
    (select r.* from requests r join users u on u.tenant_id = r.tenant_id where u.email = 'tenant@example.com' and r.status = 'completed' limit 1) like_this`;

const old = `(select * from requests where number like 'OLD-%')`;
const ofRequests = {
  files: `insert into request_files
    select gen_random_uuid(), id, tenant_id, partner_id, 1, 'scan ' || number || '.pdf', 'pdf', 100000, md5(id::text), 'none/' || id, status,
      case status when 'failed' then 'TIMED_OUT' end, page_count, page_count, 1, ocr_rate, completed_at, coalesce(to_check, 0) from ${old} r`,
  words: `insert into request_words
    select f.id, 0, f.request_id, f.tenant_id, f.partner_id, f.name || chr(10) || 'supplier ' || left(f.sha256, 6) || chr(10) || '株式会社' || chr(10) || '54780'
    from request_files f join ${old} r on r.id = f.request_id`,
  results: `insert into file_results select f.id, f.tenant_id, f.partner_id, fields, tables, 'text', '{}', null, null
    from request_files f join ${old} r on r.id = f.request_id and r.status = 'completed',
      (select fields, tables from file_results order by pg_column_size(fields) + pg_column_size(tables) limit 1) like_this`,
  pages: `insert into file_pages
    select f.id, n, f.tenant_id, f.partner_id, 595, 842, '{"words": [], "lines": [], "rules": []}' from request_files f join ${old} r on r.id = f.request_id,
      lateral generate_series(1, f.page_count) n order by f.id, n`,
  'sums of requests': `insert into request_counts
    select tenant_id, partner_id, (accepted_at at time zone 'UTC')::date, status, checked_at is not null, count(*), true from ${old} r group by 1, 2, 3, 4, 5`,
  'counted tenants': `insert into counted_tenants select id, partner_id, now() from tenants on conflict do nothing`,
  'metered requests': `insert into metered_requests select id, tenant_id, partner_id, number, month, accepted_at::date, accepted_at from ${old} r`,
  'metered files': `insert into metered_files
    select f.id, r.id, r.tenant_id, r.partner_id, 1, r.month, r.accepted_at::date, r.page_count, case r.status when 'failed' then 'released' else 'used' end, r.completed_at
    from request_files f join ${old} r on r.id = f.request_id`,
  ledger: `insert into page_ledger
    select file_id, n, f.tenant_id, f.partner_id, f.month, f.day, f.ended_at from metered_files f join ${old} r on r.id = f.request_id and f.state = 'used',
      lateral generate_series(1, f.pages) n order by file_id, n`,
  months: `insert into tenant_months
    select r.tenant_id, r.month, r.partner_id, count(*), sum(page_count) filter (where status = 'completed'), 0,
      count(*) filter (where status = 'completed'), count(*) filter (where status = 'failed') from ${old} r group by 1, 2, 3
    on conflict (tenant_id, month) do update set request_count = tenant_months.request_count + excluded.request_count, pages_used = tenant_months.pages_used + excluded.pages_used,
      files_read = tenant_months.files_read + excluded.files_read, files_failed = tenant_months.files_failed + excluded.files_failed`,
  'values in force': `insert into billing_values select partner_id, date_trunc('month', now() - interval '25 months'), pages_per_block, blocks_per_package, packages_registered,
      blocks_registered, time_zone from billing_values order by month limit 1 on conflict do nothing`,
  invoices: `insert into invoices
    select gen_random_uuid(), m.partner_id, m.tenant_id, m.month, 'OLD-' || row_number() over (order by m.month, t.number), t.number, t.company_name, 'Partner',
      m.request_count, m.pages_used, m.pages_used / 100, m.pages_used / 1000, 0, 0, 100, 10, t.block_limit, 'normal', '[]', (m.month + interval '1 month')::date,
      (m.month + interval '2 months')::date, case when m.month > now() - interval '3 months' then 'pending' else 'paid' end,
      case when m.month <= now() - interval '3 months' then (m.month + interval '2 months')::date end
    from tenant_months m join tenants t on t.id = m.tenant_id
    where m.month < date_trunc('month', now()) and not exists (select from invoices i where i.tenant_id = m.tenant_id and i.month = m.month)`,
  'closed months': `update billing_profiles set closed_month = date_trunc('month', now() - interval '1 month')`,
  audit: `insert into audit_entries
    select gen_random_uuid(), partner_id, tenant_id, accepted_at, accepted_by, 'Jo', 'request.submit', number, true, '{}'::jsonb from ${old} r
    union all select gen_random_uuid(), partner_id, tenant_id, issued_date, null, 'System', 'invoice.issue', number, false, '{}'::jsonb from invoices`,
  'counts of the audit': `insert into audit_counts
    select tenant_id, partner_id, (at at time zone 'UTC')::date, action, confidential, count(*) from audit_entries
      where tenant_id is not null and at < date_trunc('day', now(), 'UTC') - interval '1 day' group by 1, 2, 3, 4, 5
    union all select partner_id, partner_id, (at at time zone 'UTC')::date, action, false, count(*) from audit_entries
      where not confidential and at < date_trunc('day', now(), 'UTC') - interval '1 day' group by 1, 2, 3, 4
    on conflict (owner_id, day, action, confidential) do update set entries = excluded.entries`,
  'counted audits': `insert into audit_counted
    select id, partner_id, date_trunc('day', now(), 'UTC') - interval '1 day' from tenants
    union all select id, id, date_trunc('day', now(), 'UTC') - interval '1 day' from partners
    on conflict (owner_id) do update set counted_until = excluded.counted_until`,
} as const;
