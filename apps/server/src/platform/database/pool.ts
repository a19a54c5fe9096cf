import { Pool, types, type CustomTypesConfig, type PoolConfig } from 'pg';
import type { Log } from '#platform/log/log.ts';

const dateOid = 1082;
const customTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- any oid may arrive
    oid === dateOid ? (value: string) => value : types.getTypeParser(oid, format),
};

/**
 * Applies to every connection to the database. A machine that lost its power, or a network that drops packets, does not close connections,
 * and callers would wait for hours. The operating system probes a connection after ten seconds of silence and closes it about ten seconds
 * later if there is no answer.
 */
export const keepAliveOptions = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 15_000,
} as const;

/**
 * A connection pool. Days stay text (`YYYY-MM-DD`); an idle connection that breaks is logged, not thrown.
 * `search_path` and the session's time zone are pinned, so that no server default leaks into a rule.
 */
export function createPool(config: PoolConfig, log: Log, name: string): Pool {
  const pool = new Pool({
    max: 10,
    ...keepAliveOptions,
    idleTimeoutMillis: 60_000,
    ...config,
    application_name: name,
    options: '-c timezone=UTC',
    types: customTypes,
  });
  pool.on('error', (error) => log.warn({ error: error.message }, 'An idle database connection broke'));
  return pool;
}
