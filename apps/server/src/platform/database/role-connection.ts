import { required } from '#platform/errors/required.ts';
import { AbortedTransactionError, CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { PoolClient, QueryResult as PgResult } from 'pg';
import Cursor from 'pg-cursor';
import { sendTogether, type Statement } from './statement-batch.ts';

/** A statement came after the only message that a transaction was to be. */
export class NotAtOnceError extends Error {}

interface Waiting extends Statement {
  readonly resolve: (result: PgResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A transaction on a connection of the pool. Statements that are made at the same time are sent in one message, the first ones with what begins the transaction: each
 * message costs a process on either side its waking up, more than most statements cost. `atOnce`: the first message also ends the transaction, and a statement that
 * comes later is refused.
 */
export class RoleConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #opening: readonly Statement[];
  readonly #atOnce: boolean;
  #state: 'new' | 'open' | 'ended at once' | 'over' = 'new';
  #waiting: Waiting[] = [];
  #running: Promise<unknown> = Promise.resolve();

  constructor(client: PoolClient, opening: readonly string[], { atOnce }: { readonly atOnce: boolean }) {
    this.#client = client;
    this.#opening = opening.map(asStatement);
    this.#atOnce = atOnce;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { command, rowCount, rows } = await this.#enqueue({ sql, parameters });
      return {
        ...(isChange(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
        // oxlint-disable-next-line typescript/consistent-type-assertions -- the statement says which rows it has
        rows: (rows ?? []) as R[],
      };
    } catch (error) {
      throw withPlace(error);
    }
  }

  async *streamQuery<R>(
    { sql, parameters }: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    if (this.#atOnce) throw new NotAtOnceError();
    if (this.#state === 'new') await this.#run([]);
    await this.#running;
    if (this.#state === 'over') throw new Error('The transaction is over');
    const cursor = this.#client.query(new Cursor<R>(sql, [...parameters]));
    try {
      for (;;) {
        const rows = await cursor.read(chunkSize);
        if (rows.length === 0) return;
        yield { rows };
      }
    } finally {
      await cursor.close();
    }
  }

  /** Ends it; nothing that was never begun. @throws AbortedTransactionError if a statement had failed */
  async commit(): Promise<void> {
    await this.#running.catch(() => undefined);
    if (this.#state !== 'open') {
      this.#state = 'over';
      return;
    }
    const { command } = await this.#client.query('commit');
    this.#state = 'over';
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  /** Undoes what is left of it. @throws if the connection is of no use any more */
  async rollback(): Promise<void> {
    await this.#running.catch(() => undefined);
    if (this.#state === 'open') await this.#client.query('rollback');
    this.#state = 'over';
  }

  #enqueue(statement: Statement): Promise<PgResult> {
    if (this.#state === 'over') throw new Error('The transaction is over');
    if (this.#state === 'ended at once') throw new NotAtOnceError();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...statement, resolve, reject });
      // After all that runs now, so that statements made together are sent together.
      if (this.#waiting.length === 1) queueMicrotask(() => process.nextTick(() => void this.#flush()));
    });
  }

  async #flush(): Promise<void> {
    await this.#running.catch(() => undefined);
    const batch = this.#waiting.splice(0);
    if (batch.length === 0) return;
    if (this.#atOnce && this.#state !== 'new') {
      for (const { reject } of batch) reject(new NotAtOnceError());
      return;
    }
    try {
      const results = await this.#run(batch);
      for (const [index, { resolve }] of batch.entries()) resolve(required(results[index]));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** Sends statements, and before the first ones what begins the transaction. */
  async #run(statements: readonly Statement[]): Promise<PgResult[]> {
    const opening = this.#state === 'new' ? this.#opening : [];
    const closing = this.#atOnce ? [asStatement('commit')] : [];
    this.#state = 'open';
    const sent = sendTogether(this.#client, [...opening, ...statements, ...closing]);
    this.#running = sent;
    const results = await sent;
    if (this.#atOnce) this.#state = 'ended at once';
    return results.slice(opening.length);
  }
}

function asStatement(sql: string): Statement {
  return { sql, parameters: [] };
}

/** An error with the place where the statement was made, beside that where its answer arrived. */
function withPlace(error: unknown): unknown {
  if (error instanceof Error && error.stack?.includes(asked) !== true)
    error.stack = `${error.stack}\n${new Error(asked).stack}`;
  return error;
}
const asked = 'The statement was made';

function isChange(command: string): boolean {
  return command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
}
