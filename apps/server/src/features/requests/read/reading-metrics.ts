import { Counter, Histogram } from 'prom-client';
import { metrics } from '#platform/metrics/metrics.ts';

const registers = [metrics];

export const filesRead = new Counter({
  name: 'ocr_files_read_total',
  help: 'Files that were read and stored.',
  registers,
});
export const filesFailed = new Counter({
  name: 'ocr_files_failed_total',
  help: 'Files that could not be read, by the reason that their users see.',
  labelNames: ['code'],
  registers,
});
export const pagesCharged = new Counter({
  name: 'ocr_pages_charged_total',
  help: 'Pages of the files that were read.',
  registers,
});
export const placesRead = new Counter({
  name: 'ocr_places_read_total',
  help: 'Remembered places of pictures that were read again from their pixels, for requests or for trials of drafts.',
  labelNames: ['for'],
  registers,
});
export const extractionSeconds = new Histogram({
  name: 'ocr_extraction_seconds',
  help: 'Time to find the values on the pages of a document, waits and a model’s answers included.',
  buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 60, 180],
  registers,
});
export const modelProblems = new Counter({
  name: 'ocr_model_problems_total',
  help: 'Documents for which the language model did not answer everything, by reason; the rules’ values were kept.',
  labelNames: ['code'],
  registers,
});
