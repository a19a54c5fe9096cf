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
import { LateStatementError, RoleConnection, type Ending } from './connection/role-connection.ts';
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
  /** The same for work that makes its last statements at the same time, and calls `endWithNext` before it makes them: these are one message with what ends the transaction. */
  readonly endsEarly?: boolean;
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
  { snapshot = false, atOnce = false, endsEarly = false }: TransactionOptions = {},
): Promise<T> {
  const level = snapshot ? ' isolation level repeatable read' : '';
  // What may run twice must not write: the database refuses it, whatever the work does.
  const opening = [`begin${level}${atOnce || endsEarly ? ' read only' : ''}`, settingsOf(role)];
  const run = (how: Ending) =>
    withClient(pool, (client, discard) => transact(new RoleConnection(client, opening, how), work, discard));
  if (!atOnce && !endsEarly) return run({});
  try {
    return await run({ atOnce, endsEarly });
  } catch (error) {
    if (!(error instanceof LateStatementError)) throw error;
    return run({});
  }
}

/** The statements that are made next, at the same time, are the last ones of their transaction. Says nothing to one that is not to end early. */
export function endWithNext(trx: Transaction<Tables>): void {
  connections.get(trx)?.endWithNext();
}
const connections = new WeakMap<Transaction<Tables>, RoleConnection>();

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
  const trx = new Transaction<Tables>({ config: { dialect }, driver: new DummyDriver(), executor, dialect });
  connections.set(trx, connection);
  return trx;
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
