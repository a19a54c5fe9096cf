import type { Extraction, FoundValue } from '@ocr/extraction';
import type { Page } from '@ocr/recognition';
import type { Context } from '#platform/context.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';
import { extractWithModel } from './llm/extract-with-model.ts';
import { extractionSeconds } from './reading-metrics.ts';

/**
 * Finds the template's values on the pages: the one way, for requests and for previews.
 * @throws RecognitionError when the time limit is exceeded or the thread dies; the signal's reason when it ends first
 */
export async function extractValues(
  context: Pick<Context, 'config' | 'extraction' | 'log'>,
  pages: readonly Page[],
  definition: StoredDefinition,
  signal: AbortSignal = new AbortController().signal,
): Promise<Extraction> {
  const { extractor } = context.config;
  const observe = extractionSeconds.startTimer();
  try {
    if (extractor.kind === 'llm') {
      return await extractWithModel(context, extractor, { pages, definition }, signal);
    }
    const task = { name: 'extract', pages, template: definition, options: null } as const;
    return await context.extraction.run(task, signal);
  } finally {
    observe();
  }
}

/**
 * OCR rate: the mean confidence of the found values, or of the words where the template asks for nothing; in
 * percent with one decimal, null when nothing was found.
 */
export function rateOf(
  definition: StoredDefinition,
  { fields, tables }: Extraction,
  pages: readonly Page[],
): number | null {
  const asksNothing = definition.fields.length === 0 && definition.tables.length === 0;
  const values: readonly Pick<FoundValue, 'confidence'>[] = asksNothing
    ? pages.flatMap((page) => page.words)
    : [...fields, ...tables.flatMap((table) => table.rows.flatMap((row) => row.cells))];
  const found = values.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  if (found.length === 0) return null;
  return Math.round((found.reduce((sum, confidence) => sum + confidence, 0) / found.length) * 10) / 10;
}
