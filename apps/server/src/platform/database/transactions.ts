import {
  DummyDriver,
  isAbortedTransactionError,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  type Dialect,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { NotAtOnceError, RoleConnection } from './role-connection.ts';
import { settingsOf, type Role } from './roles.ts';
import type { Tables } from './schema.ts';

export interface TransactionOptions {
  /** All statements read what was committed before the first one, so that counts match lists. */
  readonly snapshot?: boolean;
  /**
   * For work that only reads and mostly makes all its statements at the same time: they are one message to the database with what begins and ends
   * the transaction. If work makes another one after the first answers, it is run again as usual. The database refuses a statement that writes.
   */
  readonly atOnce?: boolean;
}

// Connections are those of the pool, and never Kysely's own: its transactions send one statement after the other.
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** Makes statements; it has no connection to send them on. */
export const statementBuilder = new Kysely<Tables>({ dialect });

/** Runs work in a transaction of a role, which ends with it. */
export async function inTransaction<T>(
  pool: Pool,
  role: Role,
  work: (trx: Transaction<Tables>) => Promise<T>,
  { snapshot = false, atOnce = false }: TransactionOptions = {},
): Promise<T> {
  const level = snapshot ? ' isolation level repeatable read' : '';
  // What may run twice must not write: the database refuses it, whatever the work does.
  const opening = [`begin${level}${atOnce ? ' read only' : ''}`, settingsOf(role)];
  const run = (how: { readonly atOnce: boolean }) =>
    withClient(pool, (client, discard) => transact(new RoleConnection(client, opening, how), work, discard));
  if (!atOnce) return run({ atOnce });
  try {
    return await run({ atOnce });
  } catch (error) {
    if (!(error instanceof NotAtOnceError)) throw error;
    return run({ atOnce: false });
  }
}

async function transact<T>(
  connection: RoleConnection,
  work: (trx: Transaction<Tables>) => Promise<T>,
  discard: () => void,
): Promise<T> {
  try {
    const result = await work(transactionOn(connection));
    await connection.commit();
    return result;
  } catch (error) {
    if (!isAbortedTransactionError(error)) await connection.rollback().catch(discard);
    throw error;
  }
}

function transactionOn(connection: RoleConnection): Transaction<Tables> {
  const executor = statementBuilder
    .getExecutor()
    .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
  return new Transaction({ config: { dialect }, driver: new DummyDriver(), executor, dialect });
}

/** Runs work with a connection of the pool. One that cannot end its transaction is not used again. */
export async function withClient<T>(
  pool: Pool,
  work: (client: PoolClient, discard: () => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isOfUse = true;
  // A connection that breaks fails the statements on it; what it says beside that must not end the process.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    return await work(client, () => (isOfUse = false));
  } finally {
    client.off('error', ignore);
    client.release(!isOfUse);
  }
}
