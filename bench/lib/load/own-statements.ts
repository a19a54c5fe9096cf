import { open, stat } from 'node:fs/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import {
  sendTogether,
  type Statement,
} from '../../../apps/server/src/platform/database/connection/statement-batch.ts';

/** The log of a PostgreSQL server, and who may set what is written to it. */
interface ServerLog {
  readonly superuser: Pool;
  readonly file: string;
}

/** A call's statements by transactions, in their order. */
export type OwnStatements = readonly (readonly Statement[])[];

/**
 * The statements that the product sends for a call, with their values and with what begins, binds and ends each transaction, from the
 * database's log. The call is made again until two logs are the same, so that nothing else is among them. @throws if they never are
 */
export async function captureStatements(
  log: ServerLog,
  call: () => Promise<unknown>,
): Promise<OwnStatements> {
  let before = '';
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const logged = await withStatementsLogged(log, call);
    const transactions = toTransactions(logged);
    const texts = JSON.stringify(transactions.map((statements) => statements.map(({ sql }) => sql)));
    if (texts === before && transactions.length > 0) return transactions;
    before = texts;
  }
  throw new Error('A call sends other statements each time');
}

/** Sends a call's statements as the product does at best: each transaction in one message. Each caller has a connection of its own. */
export async function connectReplays(
  config: PoolConfig,
  transactions: OwnStatements,
  clients: number,
): Promise<{ replays: (() => Promise<void>)[]; end: () => Promise<void> }> {
  const pool = new Pool({ ...config, max: clients });
  const connections = await Promise.all(Array.from({ length: clients }, () => pool.connect()));
  const replay = async (client: PoolClient): Promise<void> => {
    for (const statements of transactions) await sendTogether(client, statements);
  };
  return {
    replays: connections.map((client) => () => replay(client)),
    end: async () => {
      for (const client of connections) client.release();
      await pool.end();
    },
  };
}

/** What the database writes to its log while a piece of work runs, with the time of each statement. */
export async function withStatementsLogged(
  { superuser, file }: ServerLog,
  work: () => Promise<unknown>,
): Promise<string> {
  const set = async (...settings: string[]) => {
    for (const setting of settings) await superuser.query(`alter system set ${setting}`);
    await superuser.query('select pg_reload_conf()');
    // The server's processes notice it a little later.
    await new Promise((resolve) => setTimeout(resolve, 500));
  };
  const start = (await stat(file)).size;
  await set(`log_line_prefix = '%a %p '`, 'log_min_duration_statement = 0');
  await work();
  await set('log_line_prefix to default', 'log_min_duration_statement to default');
  const handle = await open(file);
  const { size } = await handle.stat();
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(size - start), position: start });
  await handle.close();
  return buffer.toString('utf8', 0, bytesRead);
}

/** Milliseconds that the database says it spent on the product's statements, all together. */
export function loggedMs(logged: string): number {
  let sum = 0;
  for (const [, ms] of logged.matchAll(/^ocr-console \d+ LOG: {2}duration: ([\d.]+) ms/gm)) sum += Number(ms);
  return sum;
}

function toTransactions(logged: string): Statement[][] {
  const transactions: Statement[][] = [];
  const open = new Map<string, Statement[]>();
  for (const { process, statement } of statementsIn(logged)) {
    const { sql } = statement;
    const current = open.get(process);
    // A statement that is alone is sent with the settings of its role, without `begin`.
    const begins = sql.startsWith('begin') || (sql.startsWith('select set_config(') && !isBegun(current));
    if (begins || current === undefined) {
      const begun = [statement];
      open.set(process, begun);
      transactions.push(begun);
    } else current.push(statement);
    if (/^(commit|rollback)/.test(sql)) open.delete(process);
  }
  return transactions;
}

function isBegun(statements: readonly Statement[] | undefined): boolean {
  return statements?.[0]?.sql.startsWith('begin') === true;
}

function* statementsIn(logged: string): Generator<{ process: string; statement: Statement }> {
  // A line that begins with a tab continues the entry before it.
  const entries = logged.split(/\n(?!\t)/).map((entry) => entry.replaceAll('\n\t', '\n'));
  for (const [index, entry] of entries.entries()) {
    const found =
      /^ocr-console (\d+) LOG: {2}duration: [\d.]+ ms {2}(?:execute [^:]*|statement): ([\s\S]*)$/.exec(entry);
    if (found === null) continue;
    const [, process = '', sql = ''] = found;
    const detail =
      /^ocr-console \d+ DETAIL: {2}Parameters: ([\s\S]*)$/i.exec(entries[index + 1] ?? '')?.[1] ?? '';
    yield { process, statement: { sql, parameters: parametersIn(detail) } };
  }
}

/** `$1 = 'it''s', $2 = NULL` */
function parametersIn(detail: string): (string | null)[] {
  return Array.from(detail.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g), ([, value]) =>
    value === undefined ? null : value.replaceAll("''", "'"),
  );
}
