import type { Kind } from '../../lexicon/index.ts';
import type { Segment } from '../../layout/layout.ts';
import { fold } from '../../text/fold.ts';
import { cleanText, textOf, trimText } from '../candidate.ts';
import type { Candidate, TextRange } from '../candidate.ts';

/** How a span was cut from its line: all of it, at its punctuation, at words, as a name, before an honorific, letters of one script, or as a value that can be read. */
export type Cut =
  | 'whole'
  | 'part'
  | 'words'
  | 'name'
  | 'honorific'
  | 'script'
  | 'reading'
  | 'lines'
  | 'rules';

/** Words of a document that may be a value, whatever is asked for: a line, a part of one, or lines that follow each other. */
export interface Span extends Pick<Candidate, 'value' | 'ranges'> {
  /** As printed. */
  readonly text: string;
  /** The same, as texts are compared. */
  readonly folded: string;
  /** The kinds that it can be read as; "text" for what is only cut out. */
  readonly kinds: ReadonlySet<Kind>;
  readonly cuts: ReadonlySet<Cut>;
}

/** Spans by their place: what is cut out in several ways is one span. */
export class SpanSet {
  readonly #spans = new Map<string, Span & { readonly kinds: Set<Kind>; readonly cuts: Set<Cut> }>();

  /** Adds a value that was read, or words as they are printed. */
  add(ranges: readonly TextRange[], value: string, cut: Cut, kind: Kind = 'text'): void {
    if (value === '' || ranges.length === 0) return;
    const place = ranges
      .map(({ segment, from, to }) => `${segment.layout.page.number}/${segment.id}/${from}-${to}`)
      .join('+');
    const key = kind === 'text' ? place : `${place} ${value}`;
    const known = this.#spans.get(key);
    if (known === undefined) {
      const text = textOf({ ranges });
      const folded = fold(text);
      this.#spans.set(key, { value, ranges, text, folded, kinds: new Set([kind]), cuts: new Set([cut]) });
    } else {
      known.kinds.add(kind);
      known.cuts.add(cut);
    }
  }

  /** Adds a part of a line without the punctuation at its ends. */
  cut(segment: Segment, from: number, to: number, cut: Cut): void {
    const trimmed = trimText(segment.text.slice(from, to));
    if (trimmed === null) return;
    const ranges = [{ segment, from: from + trimmed.from, to: from + trimmed.to }];
    this.add(ranges, cleanText(ranges), cut);
  }

  all(): Span[] {
    return [...this.#spans.values()];
  }
}
