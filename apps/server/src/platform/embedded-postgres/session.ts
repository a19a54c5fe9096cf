import { codeOf, messageOf } from '#platform/errors/facts.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { EmbeddedPostgresError, PORT, SUPERUSER } from './types.ts';

/** Any fixed number: the advisory lock that makes one process the supervisor. */
const SUPERVISOR_LOCK = '7204118830055';

/** Not an error but a moment: starting up, recovering or shutting down, or the socket is not there (any more). */
const NOT_NOW = new Set(['57P01', '57P02', '57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/** Connects as superuser; `undefined` when the server is not (or no longer) accepting sessions. */
export async function tryConnect(socketFolder: string): Promise<Client | undefined> {
  const client = new Client({
    host: socketFolder,
    port: PORT,
    user: SUPERUSER,
    database: 'postgres',
    application_name: `process ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener a dying database would take this process with it; the caller listens to `end`.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isNotNow(error)) return undefined;
    throw error;
  }
}

/** Whether a query or connection failed because the server is coming or going. */
export function isNotNow(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  if (error instanceof DatabaseError) return NOT_NOW.has(code);
  return NOT_NOW.has(code) || /terminated|timeout expired|not queryable/i.test(messageOf(error));
}

/** What the server says of itself. */
export async function describeServer(
  client: Client,
): Promise<{ dataDirectory: string; clusterName: string }> {
  const { rows } = await client.query<{ dataDirectory: string; clusterName: string }>(
    `select current_setting('data_directory') as "dataDirectory", current_setting('cluster_name') as "clusterName"`,
  );
  const [row] = rows;
  if (!row) throw new EmbeddedPostgresError('The database does not describe itself.');
  return row;
}

/**
 * Becomes the supervisor: takes a lock in this session. The kernel closes the session with the process, so kill -9 releases the lock too.
 * @param timeoutMs how long a predecessor that is stopping may take
 * @returns `undefined` when we hold it now, otherwise who does (for example `process 4711`)
 */
export async function lockSupervision(client: Client, timeoutMs: number): Promise<string | undefined> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean; holder: string | null }>(
      `with attempt as materialized (select pg_try_advisory_lock($1::bigint) as locked)
       select locked, (
         select application_name from pg_locks join pg_stat_activity using (pid)
         where locktype = 'advisory' and classid::bigint = $1::bigint >> 32 and objid::bigint = $1::bigint & 4294967295 and granted limit 1
       ) as holder from attempt`,
      [SUPERVISOR_LOCK],
    );
    if (rows[0]?.locked) return undefined;
    if (performance.now() > deadline) return rows[0]?.holder ?? 'another process';
    await sleep(100);
  }
}
