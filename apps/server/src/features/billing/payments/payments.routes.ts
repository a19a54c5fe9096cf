import { readFile } from 'node:fs/promises';
import { limits } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import { isId } from '#platform/database/ids.ts';
import { AppError, invalidField, notFound } from '#platform/errors/app-error.ts';
import { limitUploads } from '#platform/http/rate-limit.ts';
import type { Api } from '#platform/http/route.ts';
import { withUpload } from '#platform/http/upload.ts';
import { confirmPayments } from './confirm-payments.ts';
import { importPayments } from './import-payments.ts';
import { hasImport } from './payment-imports.store.ts';
import { getReceivables } from './receivables.ts';

/** Receivables, and payments from a bank file. */
export function registerPayments(api: Api, context: Context): void {
  api.on('getReceivables', { handle: ({ caller }) => getReceivables(context, caller) });
  api.on('importPayments', {
    handle: async ({ caller, request }) => {
      await limitUploads(context, caller);
      const upload = { folder: context.temporaryFolder, maxFiles: 1 };
      return withUpload(request, upload, async ({ fields, files, tooManyFiles }) => {
        const file = files.find(({ part }) => part === 'file');
        if (file === undefined || tooManyFiles) throw invalidField('file', 'REQUIRED');
        if (file.tooLarge || file.size > limits.bankFileBytes)
          throw new AppError('INVALID_FILE', { details: [{ field: 'file', code: 'TOO_LONG' }] });
        return importPayments(context, caller, {
          bytes: await readFile(file.path),
          columns: fields['columns'],
        });
      });
    },
  });
  api.on('confirmPayments', {
    find: async ({ caller, params }) => {
      if (!(await context.db.withPartner(caller, (trx) => hasImport(trx, caller, params.id))))
        throw notFound();
    },
    handle: ({ caller, params, body: { lines } }) => {
      // What cannot be an id must not reach a uuid column.
      if (!lines.every(({ invoiceId }) => isId(invoiceId))) throw invalidField('lines', 'UNKNOWN');
      return confirmPayments(context, caller, params.id, lines);
    },
  });
}
