import type { DocumentView } from '../../document.ts';
import { isJapanese } from '../../text/script.ts';
import { heightOf, widthOf } from '../../layout/geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { findMentions } from '../../lexicon/index.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { memoize } from '../../memoize.ts';
import { tidy } from '../../text/fold.ts';
import type { TextRange } from '../candidate.ts';

/** Shorter texts are labels with their values, not sentences. */
const MIN_SENTENCE = 14;
/** Sentences looked at on one document; letters have few. */
const MAX_SENTENCES = 200;
/** A line that fills this share of the page's width continues in the next, if that begins under it. */
const FULL_LINE = 0.5;

/** A sentence as it runs, over one line or two. */
export interface Sentence {
  readonly text: string;
  readonly lower: string;
  /** What it speaks of. */
  readonly mentioned: ReadonlySet<ConceptId>;
  /** The parts of a range of the text, line by line. */
  readonly rangesOf: (from: number, to: number) => TextRange[];
}

/** The texts of a document that run as sentences: they end as one does, or are of many words. */
export const sentencesOf = memoize((view: DocumentView): Sentence[] =>
  view.pages
    .flatMap((page) => page.segments)
    .filter(isSentence)
    .slice(0, MAX_SENTENCES)
    .flatMap((segment) => {
      const next = continuation(segment);
      return next ? [sentence([segment]), sentence([segment, next])] : [sentence([segment])];
    })
    .filter(({ text }) => /\d/.test(text)),
);

/** Lines of a paragraph that are joined at most. */
const MAX_LINES = 8;

/** The texts of a document that run over several lines, each whole and once: the paragraphs of letters. */
export const paragraphsOf = memoize((view: DocumentView): Sentence[] => {
  const taken = new Set<Segment>();
  return view.pages
    .flatMap((page) => page.segments)
    .filter(isSentence)
    .slice(0, MAX_SENTENCES)
    .flatMap((segment) => {
      if (taken.has(segment)) return [];
      const lines = [segment];
      for (let next = continuation(segment); next && lines.length < MAX_LINES; next = continuation(next)) {
        lines.push(next);
        taken.add(next);
      }
      return [sentence(lines)];
    });
});

function isSentence({ text, words }: Segment): boolean {
  if (text.length < MIN_SENTENCE) return false;
  return /[。.]\s*$/u.test(text)
    ? words.length > 3 || /[\u3040-\u309f]{2}/u.test(text)
    : /[\u3040-\u309f]{3}/u.test(text) || words.length > 7;
}

/** The line that a full line without an end continues in. */
function continuation(segment: Segment): Segment | undefined {
  const { layout, rect, text } = segment;
  if (/[。.!?！？:：]\s*$/u.test(text)) return undefined;
  if (
    widthOf(rect) < FULL_LINE * layout.page.width &&
    !/\b(?:on|by|before|until) \d{1,2}(?:st|nd|rd|th)?$/u.test(text)
  )
    return undefined;
  const next = layout.rows[segment.row + 1]?.segments.find(
    ({ rect: { left } }) => Math.abs(left - rect.left) < 3 * heightOf(rect),
  );
  if (!next || next.rect.top - rect.bottom > 1.5 * heightOf(rect)) return undefined;
  const indent = 3 * heightOf(rect);
  return Math.abs(next.rect.left - rect.left) < indent ? next : undefined;
}

function sentence(lines: readonly Segment[]): Sentence {
  const glue = isJapanese(lines[0]?.text ?? '') ? '' : ' ';
  const text = lines.map((line) => line.text).join(glue);
  const rangesOf = (from: number, to: number): TextRange[] => {
    let start = 0;
    return lines.flatMap((segment) => {
      const [left, right] = [Math.max(from - start, 0), Math.min(to - start, segment.text.length)];
      start += segment.text.length + glue.length;
      return right > left ? [{ segment, from: left, to: right }] : [];
    });
  };
  const lower = tidy(text).toLowerCase();
  const mentioned = new Set(/\d/.test(text) ? findMentions(lower).map(({ concept }) => concept) : []);
  return { text, lower, mentioned, rangesOf };
}
