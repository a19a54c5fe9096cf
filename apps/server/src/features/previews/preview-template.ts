import type { Preview, TemplateInput } from '@ocr/contract';
import { RecognitionError } from '@ocr/recognition';
import { extractValues } from '#features/requests/read/extract-values.ts';
import { invalidSample } from '#features/templates/sample-document.ts';
import { pagesOf, type PreviewDocument } from './previews.store.ts';
import type { Context } from '#platform/context.ts';
import type { DoubtBound } from '#platform/extraction/stored-values.ts';
import type { Offers } from '#platform/extraction/find-offers.ts';
import { answerPreview } from '#features/results/answer-request.ts';
import type { Written } from '#platform/http/written.ts';

/** What an unsaved template finds on a sample, by the same steps as for a request; nothing is metered. */
export async function previewTemplate(
  context: Context,
  owner: string,
  document: PreviewDocument,
  template: Pick<TemplateInput, 'fields' | 'tables'> & DoubtBound,
): Promise<Preview | Written> {
  const { pages, hash, name, pageCount } = document;
  const definition = { fields: template.fields, tables: template.tables };
  const forPreviews = { ...context, extraction: context.previewExtraction };
  const asked = { definition, memory: null, doubtBelow: template.doubtBelow };
  const found = await extractValues(forPreviews, pagesOf(document), asked).catch((error: unknown) => {
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
    duplicateOf: null,
    pages: pages.map(({ number, width, height }) => ({ number, width, height })),
  };
  const more = { hash, ...(await findOffers(context, document, definition.fields)) };
  const file = { facts, result: found, corrections: [], rowEdits: [] };
  return answerPreview(context, owner, { file, more });
}

/** A preview without offers is better than none: on a document that is too much for them, there are none. */
async function findOffers(
  context: Context,
  document: PreviewDocument,
  fields: TemplateInput['fields'],
): Promise<Offers> {
  const template = { fields, tables: [] };
  const task = { name: 'offer', pages: pagesOf(document)(), template, options: null } as const;
  try {
    return await context.previewExtraction.run(task);
  } catch (error) {
    if (!(error instanceof RecognitionError)) throw error;
    context.log.warn({ code: error.code }, 'Nothing is offered for a template: looking for it was cut off');
    return { foundTables: [], foundFields: [], fieldKinds: [] };
  }
}
