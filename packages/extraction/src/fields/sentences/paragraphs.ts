import type { DocumentView } from '../../document.ts';
import { heightOf, widthOf } from '../../layout/geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { memoize } from '../../memoize.ts';
import type { TextRange } from '../candidate.ts';

/** Lines of a paragraph at most, and paragraphs of a document. */
const MAX_LINES = 12;
const MAX_PARAGRAPHS = 60;
/** A line that fills this share of the page's width continues in the next one under it. */
const FULL_LINE = 0.45;
/** Words that a line of a paragraph has at least. */
const MIN_WORDS = 6;

/** Lines of running text in Latin letters, joined by spaces. */
export interface Paragraph {
  readonly text: string;
  /** The parts of a range of the text, line by line. */
  readonly rangesOf: (from: number, to: number) => TextRange[];
}

/** The paragraphs of a document that contain digits. */
export const paragraphsOf = memoize((view: DocumentView): Paragraph[] => {
  const taken = new Set<Segment>();
  const found: Paragraph[] = [];
  for (const { segments } of view.pages)
    for (const segment of segments) {
      if (found.length >= MAX_PARAGRAPHS) return found;
      if (taken.has(segment) || segment.words.length < MIN_WORDS || !/\p{Ll}{2}/u.test(segment.text))
        continue;
      const lines = [segment];
      for (let next = lineUnder(segment); next && lines.length < MAX_LINES; next = lineUnder(next))
        lines.push(next);
      lines.forEach((line) => taken.add(line));
      const paragraph = join(lines);
      const runs = lines.length > 1 || /[.!?]\s*$/u.test(paragraph.text);
      if (runs && /\d/.test(paragraph.text)) found.push(paragraph);
    }
  return found;
});

/** The line that a full line continues in. */
function lineUnder(segment: Segment): Segment | undefined {
  const { layout, rect } = segment;
  if (widthOf(rect) < FULL_LINE * layout.page.width) return undefined;
  const next = layout.rows[segment.row + 1]?.segments[0];
  if (!next || next.rect.top - rect.bottom > 1.2 * heightOf(rect)) return undefined;
  return Math.abs(next.rect.left - rect.left) < heightOf(rect) ? next : undefined;
}

function join(lines: readonly Segment[]): Paragraph {
  const rangesOf = (from: number, to: number): TextRange[] => {
    let start = 0;
    return lines.flatMap((segment) => {
      const [left, right] = [Math.max(from - start, 0), Math.min(to - start, segment.text.length)];
      start += segment.text.length + 1;
      return right > left ? [{ segment, from: left, to: right }] : [];
    });
  };
  return { text: lines.map(({ text }) => text).join(' '), rangesOf };
}
