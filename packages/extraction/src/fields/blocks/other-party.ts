import type { DocumentView } from '../../document.ts';
import { rectOfRange } from '../../layout/layout.ts';
import type { Segment } from '../../layout/layout.ts';
import { middleY, overlapX } from '../../layout/geometry.ts';
import { memoize } from '../../memoize.ts';
import { fold } from '../../text/fold.ts';
import { findAmounts } from '../../values/amount.ts';
import { isContactLine, isSentence, isTitle, rateAddress, rateCompany } from '../../values/names.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';
import { isPersonName } from './person-names.ts';

/** Names of parties are in this upper part of the first page, as a share of its height. */
const UPPER = 0.5;
/** How surely the only other name of a page is the other party's. */
const COMPANY = 0.56;
const PERSON = 0.5;

/**
 * Names that are the other party's because they are not the author's: a company or a person by itself in the upper part
 * of the first page, without a label, when nothing says whom the paper is addressed to. None where there are several.
 */
export function otherParty(view: DocumentView, authors: readonly Candidate[]): Candidate[] {
  const [author] = authors.toSorted((a, b) => b.score - a.score);
  if (!author) return [];
  const known = fold(author.value);
  const own = author.ranges[0]?.segment;
  const others = bareNames(view).filter(({ name, segment }) => {
    const folded = fold(name);
    return segment !== own && !known.includes(folded) && !folded.includes(known);
  });
  const companies = others.filter(({ company }) => company);
  const some = companies.length > 0 ? companies : others.filter(({ segment }) => !isUnder(own, segment));
  if (new Set(some.map(({ name }) => fold(name))).size !== 1) return [];
  return some.slice(0, 1).flatMap(({ name, segment, company }) => {
    const range = trimRange({ segment, from: 0, to: segment.text.length });
    const score = company ? COMPANY : PERSON;
    return range ? [{ value: name, ranges: [range], score, doubt: 'WEAK_LABEL' as const }] : [];
  });
}

interface BareName {
  readonly segment: Segment;
  readonly name: string;
  readonly company: boolean;
}

const bareNames = memoize((view: DocumentView): BareName[] => {
  const first = view.pages[0];
  return (first?.segments ?? []).flatMap((segment) => {
    if (!first || middleY(segment.rect) > UPPER * first.page.height) return [];
    const range = trimRange({ segment, from: 0, to: segment.text.length });
    const name = range ? cleanText([range]) : '';
    const company = rateCompany(name) >= 0.95;
    if (!(company || isPersonName(name)) || !isFree(segment, name, view)) return [];
    return [{ segment, name, company }];
  });
});

/** Neither a label nor a label's value, no row of a table, no title, no address. */
function isFree(segment: Segment, name: string, view: DocumentView): boolean {
  if (isTitle(name) || isSentence(name) || isContactLine(name) || rateAddress(name) >= 0.6) return false;
  const row = segment.layout.rows[segment.row]?.segments ?? [];
  if (row.some((other) => findAmounts(other.text).some((amount) => amount.formatted || amount.unit)))
    return false;
  if ((view.labelsIn.get(segment) ?? []).some((hit) => hit.from <= 1 && hit.quality > 0.55)) return false;
  const left = row.filter((other) => other.rect.right <= segment.rect.left).at(-1);
  if (left && (view.labelsIn.get(left) ?? []).some((hit) => hit.alone)) return false;
  return !isHeaded(segment, view);
}

/** Whether the line over it in its column is a label by itself. */
function isHeaded(segment: Segment, view: DocumentView): boolean {
  const above = segment.layout.rows[segment.row - 1]?.segments ?? [];
  return above.some((other) =>
    (view.labelsIn.get(other) ?? []).some(
      (hit) =>
        hit.alone &&
        overlapX(rectOfRange(other, 0, other.text.length), segment.rect) > 0 &&
        segment.rect.top - other.rect.bottom < 2 * segment.layout.lineHeight,
    ),
  );
}

/** In the author's own block: who signs for it. */
function isUnder(name: Segment | undefined, segment: Segment): boolean {
  if (!name) return false;
  const height = name.layout.lineHeight;
  const down = Math.abs(segment.rect.top - name.rect.top) / height;
  return down < 8 && overlapX(name.rect, segment.rect) > 0;
}
