import type { Recognizer, RecognizerOptions } from './types.ts';

/** Starts nothing yet: children come up when first needed. */
export function createRecognizer(_options: RecognizerOptions): Promise<Recognizer> {
  return Promise.reject(new Error('The recognizer is being built'));
}
