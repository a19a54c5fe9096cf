import {
  mayAccept,
  nextMonth,
  pageLimit,
  pagesAvailable,
  valuesInForce,
  type Day,
  type Month,
} from '@ocr/billing';
import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  billingDateAt,
  getValuesHistory,
  monthToColumn,
  type ValuesHistory,
} from '../billing-calendar.store.ts';

/** A tenant's month in pages: what it may use, has used, and has reserved. */
export interface TenantQuota {
  readonly month: Month;
  readonly day: Day;
  readonly timeZone: string;
  readonly pagesPerBlock: number;
  readonly blocksPerPackage: number;
  readonly blockLimit: number;
  readonly requestCount: number;
  readonly pagesUsed: number;
  readonly pagesReserved: number;
  readonly pageLimit: number;
  readonly pagesAvailable: number;
}

export interface Reservation {
  readonly requestId: string;
  readonly requestNumber: string;
  /** As `lockTenantMonth` returned it in this transaction. */
  readonly quota: TenantQuota;
  readonly at: Date;
  readonly files: readonly { fileId: string; ordinal: number; pages: number }[];
}

/** The month of an instant, without lock; a month without a row has used nothing. */
export async function getQuota(trx: Trx, scope: TenantScope, at: Date): Promise<TenantQuota> {
  const date = billingDateAt(await getValuesHistory(trx, scope), at);
  const row = await monthRow(trx, scope, date.month).executeTakeFirst();
  return toQuota(date, await getBlockLimit(trx, scope), row);
}

/**
 * The month of an instant: its row is created if needed and locked until the transaction ends, so that each acceptance sees what earlier
 * ones reserved. The caller locks the tenant, so that no closing runs at the same time. A month that another machine with a clock slightly
 * ahead has billed already accepts no more pages; the next month does.
 */
export async function lockTenantMonth(trx: Trx, scope: TenantScope, at: Date): Promise<TenantQuota> {
  const history = await getValuesHistory(trx, scope);
  let date = billingDateAt(history, at);
  if (await isBilled(trx, scope, date.month)) date = firstDayAfter(history, date.month);
  await trx
    .insertInto('tenant_months')
    .values({
      tenant_id: scope.tenantId,
      partner_id: scope.partnerId,
      month: monthToColumn(date.month),
      request_count: 0,
      pages_used: 0,
      pages_reserved: 0,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'month']).doNothing())
    .execute();
  const row = await monthRow(trx, scope, date.month).forUpdate().executeTakeFirstOrThrow();
  return toQuota(date, await getBlockLimit(trx, scope), row);
}

/**
 * Counts the request in its month, which the caller has locked, and reserves its pages.
 * @throws PAGE_LIMIT_EXCEEDED with `details.available` when the limit in force would be exceeded
 */
export async function reservePages(trx: Trx, scope: TenantScope, reservation: Reservation): Promise<void> {
  const pages = reservation.files.reduce((sum, file) => sum + file.pages, 0);
  const { quota } = reservation;
  if (!mayAccept({ ...quota, pages })) {
    throw new AppError('PAGE_LIMIT_EXCEEDED', { details: { available: quota.pagesAvailable } });
  }
  const owner = { tenant_id: scope.tenantId, partner_id: scope.partnerId };
  const when = { month: monthToColumn(quota.month), day: quota.day };
  await trx
    .insertInto('metered_requests')
    .values({
      ...owner,
      ...when,
      request_id: reservation.requestId,
      number: reservation.requestNumber,
      accepted_at: reservation.at,
    })
    .execute();
  await trx
    .insertInto('metered_files')
    .values(
      reservation.files.map((file) => ({
        ...owner,
        ...when,
        file_id: file.fileId,
        request_id: reservation.requestId,
        ordinal: file.ordinal,
        pages: file.pages,
        state: 'reserved' as const,
        ended_at: null,
      })),
    )
    .execute();
  await trx
    .updateTable('tenant_months')
    .set({
      request_count: sql<number>`request_count + 1`,
      pages_reserved: sql<number>`pages_reserved + ${pages}`,
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('month', '=', when.month)
    .execute();
}

/**
 * A file was read whole: its pages go from reserved to used, one ledger row each, in the transaction that stores its
 * result. Throws where the file is not reserved any more or another number of pages was reserved: nothing may be
 * stored then.
 */
export async function chargeFile(
  trx: Trx,
  scope: TenantScope,
  file: { fileId: string; pages: number; at: Date },
): Promise<void> {
  const ended = await endReservation(trx, scope, { ...file, state: 'used' });
  if (ended?.pages !== file.pages)
    throw new Error(`File ${file.fileId} has no reservation of ${file.pages} pages`);
  await sql`
    insert into page_ledger (file_id, page, tenant_id, partner_id, month, day, charged_at)
    select ${file.fileId}, page, ${scope.tenantId}, ${scope.partnerId}, ${ended.month}::date, ${ended.day}::date, ${file.at}
    from generate_series(1, ${file.pages}) as page`.execute(trx);
  await trx
    .updateTable('tenant_months')
    .set({
      pages_used: sql<number>`pages_used + ${file.pages}`,
      pages_reserved: sql<number>`pages_reserved - ${file.pages}`,
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('month', '=', ended.month)
    .execute();
}

/** Releases the reserved pages of a failed file. A file that is not reserved any more does not change. */
export async function releaseFile(
  trx: Trx,
  scope: TenantScope,
  file: { fileId: string; at: Date },
): Promise<void> {
  const ended = await endReservation(trx, scope, { ...file, state: 'released' });
  if (ended === undefined) return;
  await trx
    .updateTable('tenant_months')
    .set({ pages_reserved: sql<number>`pages_reserved - ${ended.pages}` })
    .where('tenant_id', '=', scope.tenantId)
    .where('month', '=', ended.month)
    .execute();
}

/** The time zone that decides this partner's days now. */
export async function getTimeZone(trx: Trx, scope: TenantScope, at: Date): Promise<string> {
  return billingDateAt(await getValuesHistory(trx, scope), at).values.timeZone;
}

async function endReservation(
  trx: Trx,
  scope: TenantScope,
  { fileId, state, at }: { fileId: string; state: 'used' | 'released'; at: Date },
): Promise<{ pages: number; month: string; day: string } | undefined> {
  return trx
    .updateTable('metered_files')
    .set({ state, ended_at: at })
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .where('state', '=', 'reserved')
    .returning(['pages', 'month', 'day'])
    .executeTakeFirst();
}

async function isBilled(trx: Trx, scope: TenantScope, month: Month): Promise<boolean> {
  const invoice = await trx
    .selectFrom('invoices')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('month', '=', monthToColumn(month))
    .executeTakeFirst();
  return invoice !== undefined;
}

function firstDayAfter(history: ValuesHistory, month: Month): ReturnType<typeof billingDateAt> {
  const next = nextMonth(month);
  return { month: next, day: monthToColumn(next), values: valuesInForce(history, next) };
}

function monthRow(trx: Trx, scope: TenantScope, month: Month) {
  return trx
    .selectFrom('tenant_months')
    .select(['request_count', 'pages_used', 'pages_reserved'])
    .where('tenant_id', '=', scope.tenantId)
    .where('month', '=', monthToColumn(month));
}

async function getBlockLimit(trx: Trx, scope: TenantScope): Promise<number> {
  const { block_limit: blockLimit } = await trx
    .selectFrom('tenants')
    .select('block_limit')
    .where('id', '=', scope.tenantId)
    .where('partner_id', '=', scope.partnerId)
    .executeTakeFirstOrThrow();
  return blockLimit;
}

function toQuota(
  { month, day, values }: ReturnType<typeof billingDateAt>,
  blockLimit: number,
  row: { request_count: number; pages_used: number; pages_reserved: number } | undefined,
): TenantQuota {
  const limit = pageLimit(blockLimit, values.pagesPerBlock);
  const figures = {
    pageLimit: limit,
    pagesUsed: row?.pages_used ?? 0,
    pagesReserved: row?.pages_reserved ?? 0,
  };
  return {
    ...figures,
    month,
    day,
    timeZone: values.timeZone,
    pagesPerBlock: values.pagesPerBlock,
    blocksPerPackage: values.blocksPerPackage,
    blockLimit,
    requestCount: row?.request_count ?? 0,
    pagesAvailable: pagesAvailable(figures),
  };
}
