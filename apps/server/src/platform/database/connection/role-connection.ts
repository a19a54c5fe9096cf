import { required } from '#platform/errors/required.ts';
import { AbortedTransactionError, CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { PoolClient, QueryResult as PgResult } from 'pg';
import Cursor from 'pg-cursor';
import { sendTogether, type Statement } from './statement-batch.ts';

/** A statement came after the only message that a transaction was to be. */
export class LateStatementError extends Error {}

/** When a transaction ends: with `commit`, unless something else is said. */
export interface Ending {
  readonly atOnce?: boolean;
  readonly endsEarly?: boolean;
}

interface Waiting extends Statement {
  readonly resolve: (result: PgResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A transaction on a connection of the pool. Statements that are made at the same time are sent in one message, the first ones with what begins the transaction: each
 * message costs a process on either side its waking up, more than most statements cost. `atOnce`: the first message also ends the transaction; `endsEarly`: the message
 * before which `endWithNext` was called does. A statement that comes later is refused.
 */
export class RoleConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #opening: readonly Statement[];
  readonly #endsEarly: boolean;
  #isNextLast: boolean;
  /** Its end was sent, and not answered with success: it may be open still. */
  #hasEndFailed = false;
  #state: 'new' | 'open' | 'last sent' | 'ended early' | 'over' = 'new';
  #waiting: Waiting[] = [];
  #running: Promise<unknown> = Promise.resolve();

  constructor(client: PoolClient, opening: readonly string[], { atOnce = false, endsEarly = false }: Ending) {
    this.#client = client;
    this.#opening = opening.map(asStatement);
    this.#isNextLast = atOnce;
    this.#endsEarly = endsEarly;
  }

  /** The next message is the last one, if the transaction may end early. */
  endWithNext(): void {
    this.#isNextLast ||= this.#endsEarly;
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
    if (this.#isNextLast) throw new LateStatementError();
    if (this.#state === 'new') await this.#run([]);
    await this.#running;
    if (this.#state === 'over') throw new Error(over);
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
    const ended = await this.#end('commit');
    if (ended?.command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  /** Undoes what is left of it, also after a commit that failed. @throws if the connection is of no use any more */
  async rollback(): Promise<void> {
    await this.#end('rollback');
  }

  /** It is over before its end is sent: what another branch of the work makes from now on would be carried out after it, outside. */
  async #end(statement: 'commit' | 'rollback'): Promise<PgResult | undefined> {
    await this.#running.catch(() => undefined);
    const isOpen = this.#isOpen || this.#hasEndFailed;
    this.#state = 'over';
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(over));
    if (!isOpen) return undefined;
    this.#hasEndFailed = true;
    const ended = await this.#client.query(statement);
    this.#hasEndFailed = false;
    return ended;
  }

  /** After a statement of the last message that failed, it is. */
  get #isOpen(): boolean {
    return this.#state === 'open' || this.#state === 'last sent';
  }

  #enqueue(statement: Statement): Promise<PgResult> {
    if (this.#state === 'over') throw new Error(over);
    if (this.#state === 'ended early') throw new LateStatementError();
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
    if (this.#state === 'last sent' || this.#state === 'ended early') {
      for (const { reject } of batch) reject(new LateStatementError());
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
    const isLast = this.#isNextLast;
    const closing = isLast ? [asStatement('commit')] : [];
    this.#state = isLast ? 'last sent' : 'open';
    const sent = sendTogether(this.#client, [...opening, ...statements, ...closing]);
    this.#running = sent;
    const results = await sent;
    if (isLast) this.#state = 'ended early';
    return results.slice(opening.length);
  }
}

const over = 'The transaction is over';

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
