import type { DocumentView } from '../../document.ts';
import { heightOf, middleY } from '../../layout/geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { fold } from '../../text/fold.ts';
import { findAmounts } from '../../values/amount.ts';
import { isContactLine, isSentence, isTitle, rateAddress, rateCompany } from '../../values/names.ts';
import { isAligned, linesUnder } from './lines-under.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';

/**
 * Names over an address in the upper part of the first page that are not the issuer's: whom a letter is addressed to
 * where no label says so, as windows of envelopes show it.
 */
export function addressBlocks(view: DocumentView, issuers: readonly Candidate[]): Candidate[] {
  const first = view.pages[0];
  const names = issuers
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 1)
    .map((one) => fold(one.value));
  return (first?.segments ?? []).flatMap((segment) => {
    if (!first || middleY(segment.rect) > first.page.height * 0.45) return [];
    const range = trimRange({ segment, from: 0, to: segment.text.length });
    const name = range ? cleanText([range]) : '';
    if (!range || !isName(segment, name, view) || names.some((one) => isSame(one, fold(name)))) return [];
    if (isOverName(segment, name))
      return [{ value: name, ranges: [range], score: 0.6, doubt: 'WEAK_LABEL' as const }];
    const lines = linesUnder(segment, 6);
    const home = lines.findIndex((line) => rateAddress(line.text) >= 0.6);
    if (home < 0 || home > 2) return [];
    // Letterheads carry contact lines; an addressee seldom does.
    const contact = lines.slice(0, home + 3).some((line) => isContactLine(line.text));
    const score = (contact ? 0.5 : 0.68) - 0.03 * home;
    return [{ value: name, ranges: [range], score, doubt: 'WEAK_LABEL' as const }];
  });
}

/** A company's name under its address, which ends the block. */
function isOverName(segment: Segment, name: string): boolean {
  if (rateCompany(name) < 0.95) return false;
  const above = segment.layout.rows[segment.row - 1]?.segments.find((other) => isAligned(other, segment));
  return (
    above !== undefined &&
    segment.rect.top - above.rect.bottom < 0.8 * heightOf(segment.rect) &&
    rateAddress(above.text) >= 0.6 &&
    !isContactLine(above.text)
  );
}

const isSame = (issuer: string, name: string): boolean =>
  issuer.length > 3 && (issuer.includes(name) || name.includes(issuer));

/** The first line of its block, and a name by its letters. */
function isName(segment: Segment, name: string, view: DocumentView): boolean {
  if (
    !/^[\p{Lu}\p{Lo}\d]/u.test(name) ||
    !/\p{L}{2}/u.test(name) ||
    name.length > 60 ||
    /[:：·|@]/.test(segment.text)
  )
    return false;
  if (isTitle(name) || isSentence(name) || isContactLine(name)) return false;
  if (rateAddress(name) >= 0.5 && (/\d/.test(name) || rateCompany(name) < 0.7)) return false;
  if (view.labelsIn.get(segment)?.some((hit) => hit.from <= 1 && hit.quality > 0.55)) return false;
  const row = segment.layout.rows[segment.row];
  if (
    row?.segments.some((other) => findAmounts(other.text).some((amount) => amount.formatted || amount.unit))
  )
    return false;
  const above = segment.layout.rows[segment.row - 1]?.segments.find((other) => isAligned(other, segment));
  return (
    !above ||
    segment.rect.top - above.rect.bottom > 0.8 * heightOf(segment.rect) ||
    /[·|•]/.test(above.text) ||
    isTitle(above.text) ||
    isOverName(segment, name)
  );
}
