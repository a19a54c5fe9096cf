import { Readable } from 'node:stream';
import { describeAction, describeDetails, type AuditEntryData } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import { instantsOfDays } from '#platform/clock/day-filter.ts';
import { isId } from '#platform/database/ids.ts';
import type { Caller } from '#platform/access/caller.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { setDownload, xlsxType } from '#platform/http/download.ts';
import type { Api } from '#platform/http/route.ts';
import { streamSheet, type CellValue } from '#platform/sheets/write-sheets.ts';
import {
  auditedBy,
  listAudit,
  recordAudit,
  selectAudit,
  type AuditFilter,
  type AuditRow,
} from './audit.store.ts';
import { en } from '../messages.en.ts';
import { jp } from '../messages.jp.ts';
import { findTimeZone } from '../time-zone.store.ts';
import { withCaller } from '../sessions/with-caller.ts';

interface AuditQuery {
  from?: string | undefined;
  to?: string | undefined;
  action?: string | undefined;
  search?: string | undefined;
  tenantId?: string | undefined;
  sort?: 'at' | '-at' | undefined;
}
const exportChunk = 500;
const sheetColumns = [
  ['at', 20],
  ['userName', 24],
  ['action', 28],
  ['target', 28],
  ['companyName', 28],
  ['details', 60],
] as const;

/** Who did what: for a partner its administration, for a tenant its own. */
export function registerAudit(api: Api, context: Context): void {
  api.on('listAudit', {
    handle: ({ caller, query }) =>
      withCaller(context.db, caller, async (trx) => {
        const { page, size } = query;
        const filter = toFilter(query, await findTimeZone(trx, caller.partnerId, context.clock.now()));
        const options = { ascending: query.sort === 'at', page, size };
        const { rows, total } = await listAudit(trx, caller, filter, options);
        return { items: rows.map(presentEntry), total, page, size };
      }),
  });
  api.on('exportAudit', {
    handle: async ({ caller, query, language, reply }) => {
      const t = language === 'jp' ? jp : en;
      const timeZone = await beginExport(context, caller);
      const filter = toFilter(query, timeZone);
      const sheet = streamSheet(readRows(context, caller, { filter, timeZone, language }), {
        name: t.audit.title,
        columns: sheetColumns.map(([column, width]) => ({ header: t.audit.columns[column], width })),
        freezePane: { rows: 1 },
      });
      return setDownload(reply, { name: t.audit.fileName, type: xlsxType }).send(Readable.fromWeb(sheet));
    },
  });
}

/** Notes the export itself, and returns the time zone on whose clocks it is. */
function beginExport(context: Context, caller: Caller): Promise<string> {
  const at = context.clock.now();
  return withCaller(context.db, caller, async (trx) => {
    await recordAudit(trx, { ...auditedBy(caller), at, action: 'audit.export', target: null, details: {} });
    return findTimeZone(trx, caller.partnerId, at);
  });
}

/** In pieces, each in a transaction of its own: none stays open for as long as the receiver takes. */
async function* readRows(
  context: Context,
  caller: Caller,
  { filter, timeZone, language }: { filter: AuditFilter; timeZone: string; language: 'en' | 'jp' },
): AsyncGenerator<CellValue[]> {
  let before: { at: Date; id: string } | undefined;
  for (;;) {
    const rows = await withCaller(context.db, caller, (trx) =>
      selectAudit(trx, caller, filter, { before, limit: exportChunk }),
    );
    for (const row of rows) yield toCells(row, timeZone, language);
    if (rows.length < exportChunk) return;
    before = rows.at(-1);
  }
}

function toFilter(query: AuditQuery, timeZone: string): AuditFilter {
  const { action, search, tenantId } = query;
  if (tenantId !== undefined && !isId(tenantId)) throw notFound();
  return {
    ...instantsOfDays(query, timeZone),
    action,
    search,
    tenantId,
  };
}

function presentEntry(row: AuditRow): AuditEntryData {
  return {
    id: row.id,
    at: row.at.toISOString(),
    userName: row.user_name,
    action: row.action,
    target: row.target,
    tenantId: row.tenant_id,
    companyName: row.company_name,
    details: row.details,
  };
}

function toCells(row: AuditRow, timeZone: string, language: 'en' | 'jp'): CellValue[] {
  const t = (language === 'jp' ? jp : en).audit;
  return [
    localTime(row.at, timeZone),
    row.user_name,
    describeAction(row.action, t),
    row.target ?? '',
    row.company_name ?? '',
    describeDetails(row.details, t),
  ];
}

/** `2026-11-20 12:00:00` on the partner's clocks. */
function localTime(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
}
