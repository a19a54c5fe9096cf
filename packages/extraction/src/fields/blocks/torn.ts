import type { FieldQuery } from '../../instruction/field-query.ts';
import { heightOf } from '../../layout/geometry.ts';
import { restOfCell } from '../../layout/cells.ts';
import { isRuledApart } from '../../layout/neighbours.ts';
import { ruledColumn } from '../../layout/rules.ts';
import { meaningsOf } from '../../lexicon/index.ts';
import { WHOLE_KINDS } from '../labels/other-labels.ts';
import type { Segment } from '../../layout/layout.ts';
import { isAligned } from './lines-under.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';

/** A period that only begins, or ends without its year: "07 June 2025 –", "1 March 2025 – 28 February". */
const HALF_PERIOD = /\d.*(?:[-–—~～〜]|\bto|\buntil|から)\s*$/iu;
const NO_YEAR = /\b\d{4}\b.*(?:[-–—~～〜]|\bto\b).*\b\d{1,2} \p{L}{3,9}\.?$/iu;
/** The beginning of a telephone number at the end of a cell, and what is left of one: 01632 | 960393. */
const HALF_PHONE = /(?<![\d-])(?:\+\d{1,3} ?\d{0,5}|0\d{1,4})[-‐ ]?$/u;
const REST_OF_PHONE = /^[-‐ ]?\d{2,4}[-‐ ]?\d{3,6}$/u;

/** How the subject of a paper ends, and how far the rest of one is from its beginning at most, in heights of its letters. */
const SUBJECT_END = /(?:の件|について|工事|業務|作業|一式|費用?)$/u;
const SUBJECT_GAP = 2.5;

/** The line under a text in the same cell. */
function lineBelow(segment: Segment): Segment | undefined {
  const { layout, row, rect } = segment;
  for (const next of layout.rows.slice(row + 1, row + 3)) {
    const below = next.segments.find((other) => isAligned(segment, other));
    if (below) return below.rect.top - rect.bottom < 1.2 * heightOf(rect) ? below : undefined;
  }
  return undefined;
}

/** A value that its cell was too narrow for, with the rest of it out of the next line; a subject whose words are printed apart. */
export function joinTorn(candidate: Candidate, { concept, kind }: FieldQuery): Candidate {
  if (concept === 'subject') return joinSubject(candidate);
  if (kind === 'text' && concept !== 'period') return joinLines(candidate);
  const range = candidate.ranges.at(-1);
  if (concept !== 'period' || !range || range.to < range.segment.text.trimEnd().length) return candidate;
  const half = HALF_PERIOD.test(candidate.value);
  if (!half && !NO_YEAR.test(candidate.value)) return candidate;
  const below = lineBelow(range.segment);
  if (!below || !(half ? /^\W*\d/u : /^\d{4}$/).test(below.text)) return candidate;
  const rest = trimRange(wholeOf(below));
  if (!rest) return candidate;
  const printed = range.segment.text.trimEnd().length;
  const ranges = [...candidate.ranges.slice(0, -1), { ...range, to: printed }, rest];
  return { ...candidate, ranges, value: cleanText(ranges) };
}

const NUMBER = /^\d[\d-]{3,}\d$/;

/** Lines of a value's ruled cell at most, and letters of all of them. */
const MAX_LINES = 4;
const MAX_LETTERS = 160;

/** A text that continues in the next lines of its ruled cell, or to the end of its bracket: "FOB Izmir (Incoterms | 2020)". */
function joinLines(candidate: Candidate): Candidate {
  const range = candidate.ranges.at(-1);
  // A number continues in no other line.
  if (NUMBER.test(candidate.value)) return candidate;
  if (!range || candidate.ranges.length > 1 || range.to < range.segment.text.trimEnd().length)
    return candidate;
  const more = isOpen(candidate.value) ? bracketEnd(range.segment) : restOfLines(range.segment);
  const rest = more.flatMap((line) => trimRange(wholeOf(line)) ?? []);
  const ranges = [...candidate.ranges, ...rest];
  const value = cleanText(ranges);
  return rest.length === 0 || value.length > MAX_LETTERS ? candidate : { ...candidate, ranges, value };
}

const isOpen = (text: string): boolean =>
  (text.match(/[(（]/gu)?.length ?? 0) > (text.match(/[)）]/gu)?.length ?? 0);

function bracketEnd(segment: Segment): Segment[] {
  const below = lineBelow(segment);
  return below && /^[^(（]*[)）]/u.test(below.text) ? [below] : [];
}

function restOfLines(segment: Segment): Segment[] {
  if (segment.layout.page.source !== 'text') return [];
  const lines = restOfCell(segment, segment.rect);
  const isText = lines.every((line) => isAligned(segment, line) && !/[:：]\s*$/u.test(line.text));
  return isText && lines.length < MAX_LINES ? lines : [];
}

/** How near to the line beside its cell a value ends at most that continues in the next line, in heights of its letters. */
const AT_EDGE = 2.2;
/** Letters of the rest: of a word that is torn, and of a word of its own. */
const TORN = 2;
const WORD = 5;

/** A value that its ruled column was too narrow for, 備前みのり銀行 柳川支 over 店, with the rest of it. */
export function joinWrapped<One extends Candidate>(candidate: One, { kind }: FieldQuery): One {
  const range = candidate.ranges.at(-1);
  if (!range || !WHOLE_KINDS.has(kind) || range.to < range.segment.text.trimEnd().length) return candidate;
  const { segment } = range;
  const column = ruledColumn(segment.layout.strokes, segment.rect);
  const height = heightOf(segment.rect);
  if (!column || column.right - segment.rect.right > AT_EDGE * height) return candidate;
  const below = segment.layout.rows[segment.row + 1]?.segments.find(
    ({ rect }) => Math.abs(rect.left - segment.rect.left) < 0.3 * height,
  );
  if (!below || below.rect.top - segment.rect.bottom > 0.8 * height || isRuledApart(segment, below))
    return candidate;
  if (Math.abs(heightOf(below.rect) - height) > 0.15 * height) return candidate;
  const letters = below.text.trim();
  const isRest =
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(letters) &&
    letters.length <= (kind === 'text' ? WORD : TORN) &&
    !/^(?:御中|様|殿|印)$/u.test(letters) &&
    meaningsOf(letters) === undefined;
  if (!isRest) return candidate;
  const ranges = [...candidate.ranges, wholeOf(below)];
  const glue = letters.length <= TORN ? '' : ' ';
  return { ...candidate, ranges, value: candidate.value + glue + letters };
}

/** みずうみ不動産   設備改修の件: whose it is and what for, with a gap between them. */
function joinSubject(candidate: Candidate): Candidate {
  const range = candidate.ranges.at(-1);
  if (!range || range.to < range.segment.text.trimEnd().length || SUBJECT_END.test(candidate.value))
    return candidate;
  const { layout, row, rect } = range.segment;
  const next = layout.rows[row]?.segments.find(
    (other) => other.rect.left > rect.right && other.rect.left - rect.right < SUBJECT_GAP * heightOf(rect),
  );
  const rest = next && SUBJECT_END.test(next.text.trimEnd()) && trimRange(wholeOf(next));
  if (!rest) return candidate;
  const ranges = [...candidate.ranges, rest];
  return { ...candidate, ranges, value: cleanText(ranges) };
}

const wholeOf = (segment: Segment) => ({ segment, from: 0, to: segment.text.length });

/** Telephone numbers that are torn at the end of a cell: the beginning in one line, the rest in the next. */
export function tornPhones(segments: readonly Segment[], score: number): Candidate[] {
  return segments.flatMap((segment) => {
    const start = HALF_PHONE.exec(segment.text);
    if (!start) return [];
    const below = lineBelow(segment);
    if (!below || !REST_OF_PHONE.test(below.text)) return [];
    const ranges = [
      { segment, from: start.index, to: segment.text.length },
      { segment: below, from: 0, to: below.text.length },
    ];
    const value = cleanText(ranges);
    const digits = value.replace(/\D/g, '').length;
    return digits < 9 || digits > 14 ? [] : [{ value, ranges, score, doubt: 'WEAK_LABEL' as const }];
  });
}
