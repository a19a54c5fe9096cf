import type { ModelLanguage } from '../../src/wordings/model/label-model.ts';

/** A question with the spans that may answer it. */
export interface Question {
  readonly language: ModelLanguage;
  /** Whether something on its paper answers it, be it among these spans or not. */
  readonly isPresent: boolean;
  /** How often it counts. */
  readonly weight: number;
  /** The names of the numbers that speak for and against a span. */
  readonly names: readonly string[];
  /** These numbers of one span after another. */
  readonly numbers: Float32Array;
  /** For each span whether it is right (1) or not (0). */
  readonly rights: Uint8Array;
  /** For each span its text, by which those that say the same are one. */
  readonly texts: readonly string[];
}
