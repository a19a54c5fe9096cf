import type { Preview, TemplateInput } from '@ocr/contract';
import { RecognitionError } from '@ocr/recognition';
import { extractValues } from '#features/requests/read/extract-values.ts';
import { invalidSample } from '#features/templates/sample-document.ts';
import type { PreviewDocument } from './previews.store.ts';
import type { Context } from '#platform/context.ts';
import { findOffers } from './preview-offers.ts';
import { presentFile } from '#features/results/results.present.ts';

/** What an unsaved template finds on a sample, by the same steps as for a request; nothing is metered. */
export async function previewTemplate(
  context: Context,
  document: PreviewDocument,
  template: Pick<TemplateInput, 'fields' | 'tables'>,
): Promise<Preview> {
  const { pages, hash, name, pageCount } = document;
  const definition = { fields: template.fields, tables: template.tables };
  const found = await extractValues(context, pages, definition).catch((error: unknown) => {
    if (error instanceof RecognitionError) throw invalidSample(name, error.code);
    throw error;
  });
  const facts = {
    id: hash,
    name,
    status: 'completed' as const,
    error: null,
    pageCount,
    pagesDone: pages.length,
    ocrRate: found.ocrRate,
    pages: pages.map(({ number, width, height }) => ({ number, width, height })),
  };
  const file = presentFile(facts, found, []);
  return { ...file, hash, ...findOffers(pages) };
}
