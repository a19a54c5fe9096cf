import { required } from '#platform/errors/required.ts';
import { sql } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { Trx } from '#platform/database/database.ts';

/**
 * The queue's statements inside a caller's transaction. A tenant's or a partner's role has no right to the queue's tables, in which all
 * tenants' jobs lie: for the statement alone the transaction takes the role of the connection's own user.
 */
export function inTransaction(trx: Trx): ReturnType<typeof fromKysely> {
  const queue = fromKysely(trx);
  return {
    async executeSql(text: string, values?: unknown[]) {
      const { rows } = await sql<{ role: string }>`
        with scoped as materialized (select current_setting('role') as role)
        select role, set_config('role', 'none', true) from scoped`.execute(trx);
      const result = await queue.executeSql(text, values);
      // After a failure the transaction is over, and its role with it.
      await sql`select set_config('role', ${required(rows[0]).role}, true)`.execute(trx);
      return result;
    },
  };
}
