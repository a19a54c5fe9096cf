import type { DocumentView } from '../../document.ts';
import { memoize } from '../../memoize.ts';
import { modelLanguageOf, nearness, vectorOf } from '../../wordings/model/label-model.ts';
import type { ModelLanguage } from '../../wordings/model/label-model.ts';
import { tokensOf } from '../../wordings/tokens.ts';
import { wordingsOfText } from '../worded/known-labels.ts';
import { formOf } from './form.ts';
import type { Numbers } from './form.ts';
import type { Span } from './span.ts';
import { spansOf } from './spans.ts';
import { PLACES, surroundingsOf } from './surroundings.ts';

/** A span with what does not depend on the question: its form, and the numbers of its own text and of those around it. */
export interface PlacedSpan {
  readonly span: Span;
  readonly form: Numbers;
  /** The number of its own text. */
  readonly own: number;
  /** The numbers of the texts around it, in the order of `PLACES`; 0 is no text. */
  readonly around: Uint32Array;
}

/** The different texts that spans of a document have around them, by number; many spans share one. */
export class Texts {
  readonly #numbers = new Map([['', 0]]);
  readonly #texts = [''];
  readonly #vectors: Record<ModelLanguage, (Float32Array | undefined)[]> = { en: [], ja: [] };
  readonly #wordings: (Pick<Wording, 'tokens' | 'wordings'> | undefined)[] = [];

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  textOf(number: number): string {
    return this.#texts[number] ?? '';
  }

  /** How near each text is to a question by the label model, by the texts' numbers; for one that it does not know 0. */
  nearTo(asked: string): Float32Array {
    const language = modelLanguageOf(asked);
    const wanted = vectorOf(asked, language);
    const vectors = this.#vectors[language];
    for (let at = vectors.length; at < this.#texts.length; at++)
      vectors.push(vectorOf(this.#texts[at] ?? '', language));
    return Float32Array.from(this.#texts, (_, at) => nearness(wanted, vectors[at]));
  }

  /** What the lists of wordings know of a text. */
  wordingOf(number: number): Wording {
    const text = this.textOf(number);
    return (this.#wordings[number] ??= { tokens: tokensOf(text), wordings: wordingsOfText(text) });
  }
}

interface Wording {
  readonly tokens: ReadonlySet<string>;
  readonly wordings: readonly number[];
}

/** A span with its form and the texts around it. */
export function place(span: Span, texts: Texts, view: DocumentView): PlacedSpan {
  const around = surroundingsOf(span);
  return {
    span,
    form: formOf(span, view),
    own: texts.numberOf(span.text),
    around: Uint32Array.from(PLACES, (name) => texts.numberOf(around[name])),
  };
}

/** The spans of a document and the texts around them, made for the first question. */
export const placedSpans = memoize((view: DocumentView) => {
  const texts = new Texts();
  return { texts, spans: spansOf(view).map((span) => place(span, texts, view)) };
});
