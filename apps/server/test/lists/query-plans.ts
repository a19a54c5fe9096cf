import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { PoolConfig } from 'pg';
import { createPool } from '#platform/database/pool.ts';
import type { Trx } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/schema.ts';
import { createLog } from '#platform/log/log.ts';

/** How PostgreSQL carried out a query, or a step of it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The cost of a query in rows, independent of the machine. */
export interface QueryCost {
  readonly sql: string;
  /** Tables that were read from beginning to end. */
  readonly wholeTables: readonly string[];
  /** Rows read in tables and indexes. */
  readonly read: number;
  /** The most rows that one step put in order. */
  readonly sorted: number;
}

/** Runs what asks the database, and says of each query that it made what it cost. */
export interface PlanReader {
  costsOf(act: (trx: Trx) => Promise<void>, ask: (trx: Trx) => Promise<unknown>): Promise<QueryCost[]>;
  /** Rows that a transaction read in a table and its indexes, including functions. */
  rowsRead(
    table: keyof Tables | 'request_changes',
    act: (trx: Trx) => Promise<void>,
    ask: (trx: Trx) => Promise<unknown>,
  ): Promise<number>;
  /** Blocks of an index that a transaction looked at, including functions. */
  blocksFetched(
    index: string,
    act: (trx: Trx) => Promise<void>,
    ask: (trx: Trx) => Promise<unknown>,
  ): Promise<number>;
  close(): Promise<void>;
}

/** Connects as the server does; `act` takes on a role, as every transaction of the server does. */
export function openPlanReader(app: PoolConfig): PlanReader {
  let noted: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: createPool(app, createLog('silent'), 'plans') }),
    log: (event) => void noted.push(event.query),
  });
  const inRole = <T>(act: (trx: Trx) => Promise<void>, work: (trx: Trx) => Promise<T>) =>
    db.transaction().execute(async (trx) => (await act(trx), work(trx)));
  return {
    async costsOf(act, ask) {
      await inRole(act, async (trx) => ((noted = []), ask(trx)));
      const queries = noted.filter(({ sql }) => /^\s*(?:select|with) /.test(sql) && sql.includes(' from '));
      return inRole(act, async (trx) => {
        const costs: QueryCost[] = [];
        for (const query of queries) costs.push(await explain(trx, query));
        return costs;
      });
    },
    rowsRead: (table, act, ask) =>
      inRole(act, (trx) =>
        grownBy(
          () => readSoFar(trx, table),
          () => ask(trx),
        ),
      ),
    blocksFetched: (index, act, ask) =>
      inRole(act, (trx) =>
        grownBy(
          () => fetchedSoFar(trx, index),
          () => ask(trx),
        ),
      ),
    close: () => db.destroy(),
  };
}

async function explain(trx: Trx, { sql, parameters }: CompiledQuery): Promise<QueryCost> {
  const query = CompiledQuery.raw(`explain (analyze, timing off, costs off, format json) ${sql}`, [
    ...parameters,
  ]);
  const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(query);
  const nodes = [...walk(rows[0]!['QUERY PLAN'][0].Plan)];
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined);
  const sorts = nodes.filter((node) => node['Node Type'].includes('Sort'));
  return {
    sql,
    wholeTables: scans
      .filter(({ 'Node Type': type }) => type === 'Seq Scan')
      .map((node) => node['Relation Name']!),
    read: scans.reduce((sum, node) => sum + rowsOf(node), 0),
    sorted: Math.max(0, ...sorts.flatMap((node) => (node.Plans ?? []).map(rowsOf))),
  };
}

function* walk(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* walk(child);
}

function rowsOf(node: PlanNode): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}

async function grownBy(counted: () => Promise<number>, ask: () => Promise<unknown>): Promise<number> {
  const before = await counted();
  await ask();
  return (await counted()) - before;
}

async function fetchedSoFar(trx: Trx, index: string): Promise<number> {
  const { rows } = await trx.executeQuery<{ fetched: string }>(
    CompiledQuery.raw('select pg_stat_get_xact_blocks_fetched($1::regclass) as fetched', [index]),
  );
  return Number(rows[0]!.fetched);
}

/** What this session has read of a table and of its indexes. */
async function readSoFar(trx: Trx, table: string): Promise<number> {
  const { rows } = await trx.executeQuery<{ read: string }>(
    CompiledQuery.raw(
      `select sum(pg_stat_get_xact_tuples_returned(id)) as read
       from (select $1::regclass as id union all select indexrelid from pg_index where indrelid = $1::regclass) as parts`,
      [table],
    ),
  );
  return Number(rows[0]!.read);
}
