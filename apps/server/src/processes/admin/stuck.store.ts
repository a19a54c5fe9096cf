import type { Client } from 'pg';

/** A file that is still to be read. */
export interface UnreadFile {
  readonly id: string;
  readonly tenantId: string;
  readonly partnerId: string;
  readonly tenantNumber: string;
  readonly requestNumber: string;
  readonly ordinal: number;
  readonly acceptedAt: Date;
  readonly pagesDone: number;
  readonly pages: number;
  readonly attempts: number;
  /** Of its jobs in the queue: how many there are, are under way, and wait after an attempt that failed. */
  readonly jobs: number;
  readonly active: number;
  readonly retries: number;
  readonly nextAt: Date | null;
  readonly error: string | null;
}
export interface LostMail {
  readonly id: string;
  readonly tenantId: string;
  readonly partnerId: string;
  readonly invoiceNumber: string;
  readonly queuedAt: Date;
}
export interface UnfinishedRequest {
  readonly number: string;
  readonly tenantNumber: string;
  readonly acceptedAt: Date;
}

const most = 1000;

/** Runs `work` as the database's owner in a transaction that reads every row, and changes none. */
export async function readingAll<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(`select set_config('app.backup', 'on', true)`);
    return await work();
  } finally {
    await client.query('rollback');
  }
}

/** Files that were accepted at or before this moment and are still to be read, the oldest first. */
export async function selectUnreadFiles(client: Client, acceptedBefore: Date): Promise<UnreadFile[]> {
  const { rows } = await client.query<UnreadFile>(
    `with jobs as (
       select data->>'fileId' as file, count(*)::int as jobs, (count(*) filter (where state = 'active'))::int as active,
         (count(*) filter (where state = 'retry'))::int as retries, min(start_after) filter (where state = 'retry') as next,
         max(coalesce(output->>'message', output->'value'->>'message')) as error
       from pgboss.job where name in ('read-file', 'read-file-lost') and state <= 'active' group by 1
     )
     select f.id, f.tenant_id as "tenantId", f.partner_id as "partnerId", t.number as "tenantNumber", r.number as "requestNumber", f.ordinal,
       r.accepted_at as "acceptedAt", f.pages_done as "pagesDone", f.page_count as pages, f.attempts, coalesce(j.jobs, 0) as jobs,
       coalesce(j.active, 0) as active, coalesce(j.retries, 0) as retries, j.next as "nextAt", j.error
     from request_files f join requests r on r.id = f.request_id join tenants t on t.id = f.tenant_id left join jobs j on j.file = f.id::text
     where f.status = 'processing' and r.accepted_at <= $1 order by r.accepted_at, f.ordinal limit ${most}`,
    [acceptedBefore],
  );
  return rows;
}

/** Requests that are still processing although all their files have ended. */
export async function selectUnfinishedRequests(client: Client): Promise<UnfinishedRequest[]> {
  const { rows } = await client.query<UnfinishedRequest>(
    `select r.number, t.number as "tenantNumber", r.accepted_at as "acceptedAt" from requests r join tenants t on t.id = r.tenant_id
     where r.status = 'processing' and not exists (select from request_files f where f.request_id = r.id and f.status = 'processing')
     order by r.accepted_at limit ${most}`,
  );
  return rows;
}

/** Emails of invoices that are to be sent and have no job. */
export async function selectLostMails(client: Client): Promise<LostMail[]> {
  const { rows } = await client.query<LostMail>(
    `select m.id, m.tenant_id as "tenantId", m.partner_id as "partnerId", i.number as "invoiceNumber", m.queued_at as "queuedAt"
     from invoice_mails m join invoices i on i.id = m.invoice_id
     where m.state = 'queued' and not exists (select from pgboss.job j where j.name in ('send-invoice', 'send-invoice-lost')
       and j.state <= 'active' and j.data->>'mailId' = m.id::text)
     order by m.queued_at limit ${most}`,
  );
  return rows;
}

/** Stored objects that should have been deleted by this moment. */
export async function countOverdueRemovals(
  client: Client,
  dueBefore: Date,
): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await client.query<{ count: number; oldest: Date | null }>(
    'select count(*)::int as count, min(due_at) as oldest from storage_removals where due_at <= $1',
    [dueBefore],
  );
  return rows[0] ?? { count: 0, oldest: null };
}
