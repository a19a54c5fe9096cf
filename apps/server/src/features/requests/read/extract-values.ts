import type { Page } from '@ocr/recognition';
import type { Context } from '#platform/context.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';
import type { StoredMemory } from '#platform/extraction/teach-task.ts';
import type { DoubtBound, StoredValues } from '#platform/extraction/stored-values.ts';
import type { RulesRead } from '#platform/extraction/tasks.ts';
import { traced } from '#platform/tracing/tracing.ts';
import { readTwice, type RereadPlaces } from './reread-places.ts';
import { extractWithModel } from './llm/extract-with-model.ts';
import { extractionSeconds } from './reading-metrics.ts';

/** A document's pages: at hand, or read again from where they are stored each time they are needed, as JSON. */
export type DocumentPages = readonly Page[] | (() => AsyncIterable<string>);

/** What is asked of a document, and what was learnt before. */
export interface Asked extends StoredMemory, DoubtBound {
  readonly definition: StoredDefinition;
  /** Reads places again from the document's pixels; without it, the words of its pages are all there is. */
  readonly reread?: RereadPlaces;
}

/** What was found in a document, and its whole text. */
export interface FoundValues extends StoredValues {
  readonly text: string;
  /** By which learnt layout it was read; null where by none. */
  readonly layout: string | null;
  /**
   * OCR rate: the mean confidence of the found values, or of the words where the template asks for nothing; in
   * percent with one decimal, null when nothing was found.
   */
  readonly ocrRate: number | null;
}

/**
 * Finds the template's values on the pages: the one way, for requests and for previews.
 * @throws RecognitionError when the time limit is exceeded or the thread dies; the signal's reason when it ends first
 */
export async function extractValues(
  context: Pick<Context, 'clock' | 'config' | 'extraction' | 'log'>,
  pages: DocumentPages,
  asked: Asked,
  signal: AbortSignal = new AbortController().signal,
): Promise<FoundValues> {
  const observe = extractionSeconds.startTimer();
  try {
    const { values, read } = await traced('find values', () => findValues(context, pages, asked, signal));
    const ocrRate = rateOf(asked.definition, values.confidence, read);
    return { ...values, text: read.text, layout: read.layout, ocrRate };
  } finally {
    observe();
  }
}

async function findValues(
  context: Pick<Context, 'clock' | 'config' | 'extraction' | 'log'>,
  pages: DocumentPages,
  { definition, ...how }: Asked,
  signal: AbortSignal,
): Promise<{ values: StoredValues; read: RulesRead }> {
  const { extractor } = context.config;
  const source = typeof pages === 'function' ? pages : () => pages;
  if (extractor.kind === 'llm') {
    return extractWithModel(context, extractor, { pages: source, definition, ...how }, signal);
  }
  const { memory, except, doubtBelow, reread } = how;
  const read = await readTwice(reread, (rereads) => {
    const options = { memory, except, doubtBelow, rereads };
    return context.extraction.run(
      { name: 'extract', pages: source(), template: definition, options },
      signal,
    );
  });
  return { values: read.values, read };
}

function rateOf(definition: StoredDefinition, confidence: number | null, read: RulesRead): number | null {
  const asksNothing = definition.fields.length === 0 && definition.tables.length === 0;
  const rate = asksNothing ? read.wordConfidence : confidence;
  return rate === null ? null : Math.round(rate * 10) / 10;
}
