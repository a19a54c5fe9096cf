import { sql, type RawBuilder } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { orderBy, type OrderTerm } from '#platform/database/lists.ts';
import { required } from '#platform/errors/required.ts';
import { alsoFiltered, type CountedFilter } from '../request-counts.store.ts';

/** A list of requests whose rows are wanted from the middle: the order by its name, and by its terms. */
export interface MarkedList {
  readonly scope: TenantScope;
  readonly filter: CountedFilter;
  readonly by: string;
  readonly descending: boolean;
  readonly terms: readonly OrderTerm[];
}
/** Rows of a list, counted from 0. */
export interface MarkedPage {
  readonly before: number;
  readonly limit: number;
  readonly total: number;
}

/** Every so many rows of a list, by the values that put them in order, as one snapshot saw them. */
interface Marks {
  readonly snapshot: string;
  readonly at: number;
  readonly step: number;
  readonly keys: readonly Key[];
}
type Key = readonly (string | null)[];

/** Marks of a list, however long it is: the rows between two are passed over for each page. */
const maxMarks = 500;
/** Rows between two marks, where the list is short. */
const minStep = 20;
/** For so long a list's marks are remembered. The changes since then are kept longer. */
const lifetimeMs = 10 * 60_000;
/** After more changes than that, the marks are made again: each page looks at all of them. */
const maxChanges = 5000;
/** Lists of which marks are remembered in a process, at most 100 kB each. */
const maxLists = 64;
const remembered = new Map<string, Marks>();

/**
 * The ids of a page in the middle of a long list, as an expression: from a row nearby on, of which is known how many come before. The first time, every row of the list is passed over and
 * some are remembered; afterwards, what changed since then is counted. Undefined where this transaction is older than what is remembered. In the snapshot of the list.
 */
export async function placeByMarks(
  trx: Trx,
  list: MarkedList,
  { before, limit, total }: MarkedPage,
): Promise<RawBuilder<string[]> | undefined> {
  const marks = findRemembered(list);
  if (marks !== undefined) {
    const place = await findPlace(trx, list, marks, { before, limit });
    if (place !== 'changed too much') return place;
  }
  const place = await findPlace(trx, list, await makeMarks(trx, list, total), { before, limit });
  return place === 'changed too much' ? undefined : place;
}

async function findPlace(
  trx: Trx,
  list: MarkedList,
  marks: Marks,
  { before, limit }: Pick<MarkedPage, 'before' | 'limit'>,
): Promise<RawBuilder<string[]> | 'changed too much' | undefined> {
  let index = Math.min(Math.floor(before / marks.step), marks.keys.length - 1);
  while (index >= 0) {
    const key = required(marks.keys[index]);
    const since = await findChanges(trx, list, marks, key);
    if (!since.isKnown) return undefined;
    if (since.changes > maxChanges) return 'changed too much';
    const skipped = index * marks.step + since.moved;
    if (skipped <= before) return idsFrom(list, key, { skipped: before - skipped, limit });
    // More rows came before it than there were: an earlier one.
    index -= Math.ceil((skipped - before) / marks.step);
  }
  return undefined;
}

const nameOf = ({ scope, filter, by, descending }: MarkedList) =>
  JSON.stringify([scope.tenantId, by, descending, filter.status, filter.checked, filter.from, filter.to]);

function findRemembered(list: MarkedList): Marks | undefined {
  const name = nameOf(list);
  const marks = remembered.get(name);
  if (marks === undefined || performance.now() - marks.at < lifetimeMs) return marks;
  remembered.delete(name);
  return undefined;
}

async function makeMarks(trx: Trx, list: MarkedList, total: number): Promise<Marks> {
  const { scope, filter, terms } = list;
  const at = performance.now();
  const step = Math.max(minStep, Math.ceil(total / maxMarks));
  const columns = terms.map(({ by }, index) => ({ by, name: sql.ref(`key_${index}`) }));
  const key = sql.join(columns.map(({ name }) => sql`${name}::text`));
  const { rows } = await sql<{ snapshot: string; key: Key }>`
    select pg_current_snapshot()::text as snapshot, array[${key}] as key from (
      select ${sql.join(columns.map(({ by, name }) => sql`${by} as ${name}`))}, row_number() over (order by ${orderBy(terms)}) as place
        from requests where tenant_id = ${scope.tenantId} and deleted_at is null ${alsoFiltered(filter)}
    ) as listed where place % ${sql.lit(step)} = ${sql.lit(1 % step)} order by place`.execute(trx);
  const marks = { snapshot: rows[0]?.snapshot ?? '', at, step, keys: rows.map((row) => row.key) };
  const [oldest] = remembered.keys();
  if (remembered.size >= maxLists && oldest !== undefined) remembered.delete(oldest);
  if (rows.length > 0) remembered.set(nameOf(list), marks);
  return marks;
}

interface Changes {
  /** Whether this transaction sees all that the marks' snapshot saw. */
  readonly isKnown: boolean;
  /** How many more rows come before the mark. */
  readonly moved: number;
  /** `maxChanges` and one where there are more. */
  readonly changes: number;
}

/** What other transactions changed between the snapshot of the marks and this one. */
async function findChanges(
  trx: Trx,
  { scope, filter, terms, descending }: MarkedList,
  { snapshot }: Marks,
  key: Key,
): Promise<Changes> {
  const [oldest] = snapshot.split(':');
  // By a value and with a limit: compared with a joined value, the planner expects a third of all changes, and reads every tenant's.
  const { rows } = await sql<Changes>`
    with snapshots as materialized (select pg_current_snapshot() as present, ${snapshot}::pg_snapshot as earlier),
    recent as materialized (
      select * from request_changes where tenant_id = ${scope.tenantId} and change >= ${oldest}::xid8
        and not pg_visible_in_snapshot(change, ${snapshot}::pg_snapshot) order by tenant_id, change limit ${maxChanges + 1}
    ),
    moved as (select sign from recent where ${comesBefore(terms, key, descending)} ${alsoFiltered(filter)})
    select pg_snapshot_xmax(present) >= pg_snapshot_xmax(earlier)
        and not exists (select from pg_snapshot_xip(present) as running where pg_visible_in_snapshot(running, earlier)) as "isKnown",
      (select coalesce(sum(sign), 0)::int from moved) as moved, (select count(*)::int from recent) as changes
    from snapshots`.execute(trx);
  return required(rows[0]);
}

/** Whether a row comes before a mark. Rows without a value in the order come last in both directions. */
function comesBefore(terms: readonly OrderTerm[], key: Key, descending: boolean): RawBuilder<boolean> {
  const comparison = sql.raw(descending ? '>' : '<');
  const [first, ...rest] = terms.map(({ by }) => by);
  if (first === undefined) return sql`false`;
  if (key[0] !== null)
    return sql`coalesce((${sql.join([first, ...rest])}) ${comparison} (${sql.join(key)}), false)`;
  return sql`(${first} is not null or (${sql.join(rest)}) ${comparison} (${sql.join(key.slice(1))}))`;
}

function idsFrom(
  { filter, by, descending }: MarkedList,
  key: Key,
  { skipped, limit }: { readonly skipped: number; readonly limit: number },
): RawBuilder<string[]> {
  const { status = null, checked = null, from = null, to = null } = filter;
  return sql`placed_requests(${by}, ${descending}, ${key}::text[], ${status}, ${checked}, ${from}, ${to}, ${skipped}, ${limit})`;
}

/** Deletes changes from before the oldest marks that a process may remember. By the database's own clock: it wrote when they were made. */
export async function deleteOldChanges(trx: Trx): Promise<void> {
  await sql`delete from request_changes where made_at < now() - interval '1 hour'`.execute(trx);
}
