import { ageColumn, daysApart, type Currency, type Day } from '@ocr/billing';
import type { ReceivableAges, Receivables } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory } from '../billing-calendar.store.ts';
import { selectOpenAmounts } from './receivables.store.ts';

const columns = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const;

/** What tenants still owe by how long it is overdue (売掛金年齢表). Credit that is not settled counts as not due. */
export async function getReceivables(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: PartnerCaller,
): Promise<Receivables> {
  const find = async (trx: Trx) => {
    const [history, open] = await Promise.all([
      getValuesHistory(trx, caller),
      selectOpenAmounts(trx, caller),
    ]);
    const { day: asOf } = billingDateAt(history, clock.now());
    const items = new Map<string, Receivables['items'][number]>();
    const totals = new Map<Currency, Receivables['totals'][number]>();
    for (const { tenantId, companyName, currency, dueDate, balance } of open) {
      const key = `${tenantId} ${currency}`;
      const item = items.get(key) ?? { tenantId, companyName, currency, ...nothing() };
      const total = totals.get(currency) ?? { currency, ...nothing() };
      items.set(key, add(item, asOf, { dueDate, balance }));
      totals.set(currency, add(total, asOf, { dueDate, balance }));
    }
    return { asOf, items: [...items.values()], totals: [...totals.values()] };
  };
  return db.withPartner(caller, find, { atOnce: true });
}

function nothing(): ReceivableAges {
  return { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, total: 0 };
}

function add<Ages extends ReceivableAges>(
  ages: Ages,
  asOf: Day,
  { dueDate, balance }: { dueDate: Day; balance: number },
): Ages {
  const overdue = balance < 0 ? 0 : daysApart(dueDate, asOf);
  const column = columns[ageColumn(overdue)] ?? 'over90';
  return { ...ages, [column]: ages[column] + balance, total: ages.total + balance };
}
