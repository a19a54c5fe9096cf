import { addMonths, monthOf } from '@ocr/billing';
import type { TemplateQuality } from '@ocr/contract';
import { getTimeZone } from '#features/billing/usage/metering.store.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import {
  selectCheckedMonths,
  selectFieldMonths,
  type CheckedMonth,
  type FieldMonth,
} from './quality.store.ts';

/** How well a template reads a tenant's documents, by its checked ones of the running month and those before it. */
export async function showQuality(
  context: Context,
  scope: TenantScope,
  templateId: string,
  months: number,
): Promise<TemplateQuality> {
  return context.db.withTenant(scope, async (trx) => {
    const now = context.clock.now();
    const first = addMonths(monthOf(now, await getTimeZone(trx, scope, now)), 1 - months);
    const range = { templateId, from: `${first}-01` };
    return presentQuality(
      await selectCheckedMonths(trx, scope, range),
      await selectFieldMonths(trx, scope, range),
    );
  });
}

function presentQuality(months: readonly CheckedMonth[], rows: readonly FieldMonth[]): TemplateQuality {
  const [documents, pages] = [sum(months, 'documents'), sum(months, 'pages')];
  const of = (all: readonly FieldMonth[], one: string) => all.filter((row) => row.month === one);
  return {
    documents,
    pages,
    total: rate(rows, pages),
    fields: byCost(rows).map(({ name, table, found }) => ({
      name,
      table,
      ...rate(found, pages),
      months: months
        .filter(({ month }) => of(found, month).length > 0)
        .map((one) => ({ month: one.month.slice(0, 7), ...rate(of(found, one.month), one.pages) })),
    })),
    months: months.map(({ month, ...counts }) => ({
      month: month.slice(0, 7),
      ...counts,
      ...rate(of(rows, month), counts.pages),
    })),
  };
}

interface Found {
  readonly name: string;
  readonly table: string | null;
  readonly found: readonly FieldMonth[];
}

/** Fields and columns, those that take most time first, then those wrong most often. */
function byCost(rows: readonly FieldMonth[]): Found[] {
  const groups = Map.groupBy(rows, ({ table, name }) => JSON.stringify([table ?? '', name]));
  return [...groups]
    .map(([key, found]) => ({ key, found, seconds: sum(found, 'seconds'), wrong: wrong(found) }))
    .toSorted((a, b) => b.seconds - a.seconds || b.wrong - a.wrong || (a.key < b.key ? -1 : 1))
    .flatMap(({ found }) => {
      const [first] = found;
      return first ? [{ name: first.name, table: first.table, found }] : [];
    });
}

function rate(rows: readonly FieldMonth[], pages: number): TemplateQuality['total'] {
  const [values, doubtful] = [sum(rows, 'values'), sum(rows, 'doubtful')];
  return {
    values,
    asRead: share(sum(rows, 'as_read'), values),
    doubtful: share(doubtful, values),
    doubtfulRight: share(sum(rows, 'doubtful_right'), doubtful),
    minutesPerHundredPages: pages === 0 ? null : round((sum(rows, 'seconds') / 60 / pages) * 100),
  };
}

const wrong = (rows: readonly FieldMonth[]): number => sum(rows, 'values') - sum(rows, 'as_read');

function sum<Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0);
}

const share = (part: number, of: number): number | null => (of === 0 ? null : round((100 * part) / of));
const round = (value: number): number => Math.round(value * 10) / 10;
