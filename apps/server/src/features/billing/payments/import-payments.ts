import type { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { askThread } from '#platform/concurrency/threads.ts';
import type { Context } from '#platform/context.ts';
import { AppError, invalidField } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { parse } from '#platform/http/validation.ts';
import { Written } from '#platform/http/written.ts';
import { billingDateAt, getValuesHistory } from '../billing-calendar.store.ts';
import type { BankFileReply } from './bank-file.worker.ts';
import type { BankFileStep, BankFileSteps, Found, Parsed } from './bank-file-conversation.ts';
import {
  findColumnsOf,
  insertImport,
  selectBooked,
  selectOpenInvoices,
  storeColumnsOf,
} from './payment-imports.store.ts';
import type { BankColumns } from './read-bank-file.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
const columnsShape = z.object({ date: z.string(), payer: z.string(), amount: z.string() });

/**
 * Reads a bank's file and says which open invoices its lines may be for. Nothing is booked. `columns`, as JSON, names a table's columns;
 * they are kept for the next file with the same heading. All that takes as long as the file is done in a thread.
 * @throws AppError `INVALID_FILE`; where only the columns are unknown with the table's headings in its details; `FAILED` for more lines
 *   than an import may have
 */
export async function importPayments(
  context: Deps & Pick<Context, 'bankFileThreads'>,
  caller: PartnerCaller,
  { bytes, columns }: { bytes: Uint8Array; columns: string | undefined },
): Promise<Written> {
  const given = columns === undefined ? undefined : parseColumns(columns);
  const read = await context.bankFileThreads.run(
    (worker) => converse(worker, context, caller, { bytes, given }),
    {
      key: caller.partnerId,
    },
  );
  if (read.kind === 'matched') return new Written(read.json);
  if (read.kind === 'tooMany') throw invalidField('file', 'OUT_OF_RANGE');
  throw new AppError('INVALID_FILE', {
    details: [
      read.kind === 'unreadable'
        ? { field: 'file', code: 'INVALID' }
        : { field: 'columns', code: 'REQUIRED', headings: read.headings },
    ],
  });
}

/** What became of a bank's file: refused, or kept and matched, with the answer in JSON. */
type Read =
  | Exclude<Parsed, { kind: 'parsed' }>
  | Exclude<Found, { kind: 'lines' }>
  | { readonly kind: 'matched'; readonly json: Uint8Array };

async function converse(
  worker: Worker,
  { db, clock }: Deps,
  caller: PartnerCaller,
  { bytes, given }: { bytes: Uint8Array; given: BankColumns | undefined },
): Promise<Read> {
  const parsed = await ask(worker, 'parse', { bytes });
  if (parsed.kind === 'unreadable') return parsed;
  const { heading } = parsed;
  const at = clock.now();
  const how = await db.withPartner(caller, async (trx) => {
    const { day: today, values } = billingDateAt(await getValuesHistory(trx, caller), at);
    const columns = given ?? (heading === undefined ? undefined : await findColumnsOf(trx, caller, heading));
    return { today, timeZone: values.timeZone, columns };
  });
  const found = await ask(worker, 'find', how);
  if (found.kind !== 'lines') return found;
  const stored = await db.withPartner(caller, async (trx) => {
    if (heading !== undefined && given !== undefined)
      await storeColumnsOf(trx, caller, { heading, columns: given });
    return {
      id: await insertImport(trx, caller, { at, lines: found.lines }),
      open: await selectOpenInvoices(trx, caller),
      booked: await selectBooked(trx, caller, found.sources),
    };
  });
  return { kind: 'matched', ...(await ask(worker, 'match', { ...stored, today: how.today })) };
}

async function ask<Step extends BankFileStep>(
  worker: Worker,
  step: Step,
  question: BankFileSteps[Step]['question'],
): Promise<BankFileSteps[Step]['answer']> {
  const reply = await askThread<BankFileReply>(worker, { step, question });
  if ('failed' in reply) throw new Error(`Reading a bank's file failed\n${reply.failed}`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the thread answers that step
  return reply.answer as BankFileSteps[Step]['answer'];
}

function parseColumns(named: string): BankColumns {
  try {
    return parse(columnsShape, JSON.parse(named));
  } catch {
    throw invalidField('columns', 'INVALID');
  }
}
