import type { Pool } from 'pg';

/** Runs `work` while no other process, on any machine, runs work under the same number. */
export async function withAdvisoryLock<T>(pool: Pool, number: number, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [number]);
    return await work();
  } finally {
    // The connection is closed, not returned to the pool, so that the lock is released in every case.
    client.release(true);
  }
}
