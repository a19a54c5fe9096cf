import type { DocumentView } from '../../document.ts';
import { heightOf, middleY } from '../../layout/geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { memoize } from '../../memoize.ts';
import { isContactLine, isSentence, isTitle, rateAddress, rateCompany } from '../../values/names.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';

/** How surely the first line under a sender's line is whom a letter is addressed to. */
const ADDRESSED = 0.78;
/** Share of the first page's height in which the window of an envelope shows it. */
const UPPER = 0.4;
/** How far under the sender's line the address begins at most, in line heights. */
const REACH = 3;
/** What parts name, street and town in a sender's line. */
const STROKES = /\s+[·•|∙]\s+|\s+[–—-]\s+/u;

/** Whom a letter is addressed to in the window of its envelope: the first line under the sender's own address, set small in one line. */
export function windowNames(view: DocumentView): Candidate[] {
  return windowSegments(view).flatMap((segment) => {
    const range = trimRange({ segment, from: 0, to: segment.text.length });
    return range
      ? [{ value: cleanText([range]), ranges: [range], score: ADDRESSED, doubt: 'WEAK_LABEL' as const }]
      : [];
  });
}

/** The same as lines, which are no sender's. */
export const windowSegments = memoize(({ pages: [first] }: DocumentView): Segment[] =>
  (first?.segments ?? []).flatMap((line) => {
    if (!first || middleY(line.rect) > UPPER * first.page.height || !isSendersLine(line)) return [];
    const next = first.rows
      .slice(line.row + 1, line.row + 3)
      .flatMap(({ segments }) => segments)
      .find(({ rect }) => Math.abs(rect.left - line.rect.left) < first.lineHeight);
    return next && isUnderIt(line, next) ? [next] : [];
  }),
);

/** "Muster GmbH · Hauptstr. 1 · 12345 Stadt": a name, a street with its number and a town. */
function isSendersLine({ text }: Segment): boolean {
  const parts = text.split(STROKES);
  const [name = '', ...address] = parts;
  if (parts.length < 3 || parts.length > 5 || isContactLine(text)) return false;
  return rateCompany(name) >= 0.35 && !/\d{3}/.test(name) && address.every((part) => /\d/.test(part));
}

function isUnderIt(line: Segment, next: Segment): boolean {
  const height = heightOf(next.rect);
  return (
    next.rect.top - line.rect.bottom < REACH * height &&
    heightOf(line.rect) < height &&
    /^\p{Lu}/u.test(next.text) &&
    !/\d{3}/.test(next.text) &&
    !isTitle(next.text) &&
    !isSentence(next.text) &&
    (rateAddress(next.text) < 0.6 || rateCompany(next.text) >= 0.7)
  );
}
