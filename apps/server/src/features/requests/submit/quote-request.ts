import type { Quote } from '@ocr/contract';
import { blocksUsed, costOfPages } from '@ocr/billing';
import { RecognitionError } from '@ocr/recognition';
import { billingDateAt, getValuesHistory } from '#features/billing/billing-calendar.store.ts';
import { findMonthTerms } from '#features/billing/prices/month-terms.ts';
import { getQuota } from '#features/billing/usage/metering.store.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { InspectedFile } from '#platform/documents/inspect-upload.ts';
import type { ReceivedForm } from '#platform/http/upload.ts';
import { findSentBefore } from '../files.store.ts';
import { chooseForFile } from '../choosing/choose-template.ts';
import { chosenByItself, inspectFiles } from './receive-files.ts';

const pictureWidth = 160;
const maxPictures = 100;

/** What a submission of these files would cost, and whether it would be accepted. Keeps nothing. */
export async function quoteRequest(
  context: Context,
  scope: TenantScope,
  form: ReceivedForm,
  options: { readonly pictures: 'none' | 'first' | 'pages'; readonly signal?: AbortSignal },
): Promise<Quote> {
  const files = await inspectFiles(context, scope, form);
  const count = { none: 0, first: 1, pages: maxPictures }[options.pictures];
  const pictures = await Promise.all(files.map((file) => drawPages(context, scope, file, count)));
  const chosen =
    form.fields.templateId === chosenByItself
      ? await Promise.all(
          files.map((file) => chooseForFile(context, scope, file, { parts: true, signal: options.signal })),
        )
      : [];
  const { quota, terms, sent } = await context.db.withTenant(scope, (trx) =>
    findKnown(trx, scope, { files, at: context.clock.now() }),
  );
  const pages = files.reduce((sum, file) => sum + (file.pages ?? 0), 0);
  const before = quota.pagesUsed + quota.pagesReserved;
  const valid = files.every((file) => file.error === null) && pages <= context.config.limits.maxRequestPages;
  return {
    files: files.map((file, index) => ({
      name: file.name,
      pages: file.pages,
      error: file.error,
      duplicateOf: sent.get(file.sha256) ?? null,
      sha256: file.sha256,
      picture: pictures[index]?.[0] ?? null,
      pagePictures: options.pictures === 'pages' ? (pictures[index] ?? []) : [],
      template: chosen[index]?.template ?? null,
      parts: [...(chosen[index]?.parts ?? [])],
    })),
    pages,
    blocks: blocksUsed(before + pages, quota.pagesPerBlock) - blocksUsed(before, quota.pagesPerBlock),
    pagesAvailable: quota.pagesAvailable,
    pagesAvailableAfter: Math.max(0, quota.pagesAvailable - pages),
    accepted: valid && pages <= quota.pagesAvailable,
    cost:
      terms === undefined
        ? null
        : { currency: terms.prices.currency, ...costOfPages({ taken: before, pages }, terms) },
  };
}

/** What the month and the earlier requests say of the files. */
async function findKnown(
  trx: Trx,
  scope: TenantScope,
  { files, at }: { readonly files: readonly InspectedFile[]; readonly at: Date },
) {
  const checksums = files.map((file) => file.sha256);
  return {
    quota: await getQuota(trx, scope, at),
    terms: await findMonthTerms(trx, scope, billingDateAt(await getValuesHistory(trx, scope), at)),
    sent: await findSentBefore(trx, scope, checksums),
  };
}

/** The first pages of a PDF (browsers draw images themselves). A page that cannot be drawn is no reason to refuse the file. */
async function drawPages(
  { lanes }: Pick<Context, 'lanes'>,
  { tenantId }: TenantScope,
  { kind, error, path, pages }: InspectedFile,
  count: number,
): Promise<(string | null)[]> {
  if (kind !== 'pdf' || error !== null) return [];
  const draw = async (page: number): Promise<string | null> => {
    try {
      const bytes = await lanes.uploads.run(tenantId, (recognizer) =>
        recognizer.picture(path, kind, page, pictureWidth),
      );
      return Buffer.from(bytes).toString('base64');
    } catch (failure) {
      if (failure instanceof RecognitionError) return null;
      throw failure;
    }
  };
  const numbers = Array.from({ length: Math.min(count, pages ?? 0) }, (_, index) => index + 1);
  return Promise.all(numbers.map(draw));
}
