import type { DocumentView } from '../../document.ts';
import { memoize } from '../../memoize.ts';
import { modelLanguageOf, nearness, termsOf, vectorOf } from '../../wordings/model/label-model.ts';
import type { ModelLanguage, Term } from '../../wordings/model/label-model.ts';
import { tokensOf } from '../../wordings/tokens.ts';
import { wordingsOfText } from '../worded/known-labels.ts';
import { isTitle } from '../../values/names.ts';
import { coverOf } from './cover.ts';
import type { Cover } from './cover.ts';
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
  readonly #terms: Record<ModelLanguage, (readonly Term[])[]> = { en: [], ja: [] };
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

  /** How far each text and a question have the same to say, word by word, by the texts' numbers. */
  coverOf(asked: string): Cover {
    const language = modelLanguageOf(asked);
    const terms = this.#terms[language];
    for (let at = terms.length; at < this.#texts.length; at++)
      terms.push(termsOf(this.#texts[at] ?? '', language));
    return coverOf(asked, terms, language);
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
  const spans = spansOf(view).map((span) => place(span, texts, view));
  return { texts, spans, titles: titlesOf(view).map((title) => texts.numberOf(title)) };
});

/** So many of the tallest lines of the first page may be its title. */
const TALLEST = 2;

/** What a document calls itself: the lines that are titles by their words, and the tallest. */
function titlesOf({ pages }: DocumentView): string[] {
  const segments = pages[0]?.segments ?? [];
  const height = ({ rect }: (typeof segments)[number]): number => rect.bottom - rect.top;
  const tallest = segments
    .filter(({ text }) => /\p{L}{2}/u.test(text))
    .toSorted((a, b) => height(b) - height(a))
    .slice(0, TALLEST);
  const titles = segments.filter(({ text }) => isTitle(text));
  return [...new Set([...titles, ...tallest].map(({ text }) => text))];
}
