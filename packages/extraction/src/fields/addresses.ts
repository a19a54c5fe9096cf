import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import { findLabels } from '../lexicon/index.ts';
import type { Segment } from '../layout/layout.ts';
import { segmentsLeft } from '../layout/neighbours.ts';
import { tidy } from '../text/fold.ts';
import { isContactLine, isTitle, rateAddress, rateCompany } from '../values/names.ts';
import { findAmounts } from '../values/amount.ts';
import { findDates } from '../values/date.ts';
import { repairAddress } from '../values/repair.ts';
import { isAligned, linesUnder } from './blocks/lines-under.ts';
import { textOf, trimRange } from './candidate.ts';
import type { Candidate, TextRange } from './candidate.ts';
import { candidatesAt } from './label-candidates.ts';
import { findLabelMatches } from './label-matches.ts';
import type { LabelMatch } from './labels/label-match.ts';
import { partyNames } from './parties.ts';
import { blockAddresses } from './blocks/party-blocks.ts';

/** Whole addresses: behind their label, or the lines under the name of the party they belong to. */
export function addresses(query: FieldQuery, view: DocumentView): Candidate[] {
  const found: Candidate[] = [];
  for (const match of findLabelMatches({ ...query, kind: 'address' }, view)) {
    if (isStreetOfAddress(match)) continue;
    for (const start of candidatesAt(match, { ...query, kind: 'address' }, view)) {
      const segment = start.ranges[0]?.segment;
      const street = segment && (isAddressLine(segment) ? segment : afterName(segment));
      if (street)
        found.push(...fromLine(street, street === segment ? start.ranges[0] : undefined, start.score * 0.95));
    }
  }
  if (!query.party) found.push(...anywhere(view));
  const party = query.party ?? 'issuer';
  for (const ranges of query.party ? blockAddresses(party, view) : [])
    found.push({ value: withoutPostcode(ranges), ranges, score: 0.84 });
  const names = partyNames({ ...query, kind: 'company', concept: party, party, anchors: [] }, view);
  for (const name of names.toSorted((a, b) => b.score - a.score).slice(0, 2)) {
    const segment = name.ranges[0]?.segment;
    if (segment) found.push(...underName(segment, name.score), ...aboveName(segment, name.score));
  }
  return found;
}

/** "Street" in "1840 Harrow Street, Suite 310" is part of the address and no label of what is behind it. */
const isStreetOfAddress = ({ segment, from }: LabelMatch): boolean =>
  /^\W*\d{1,6}[A-Za-z]? (?:\p{Lu}[\p{L}'’.-]* )*(?:\p{Lu}[\p{L}'’.-]*)?$/u.test(segment.text.slice(0, from));

const isAddressLine = (line: Segment): boolean => rateAddress(line.text) >= 0.45;

/** Under "Bill to" the name is over the address. */
function afterName(name: Segment): Segment {
  const lines = linesUnder(name, 3);
  return lines.find((line, index) => isAddressLine(line) && index < 3 && !isContactLine(line.text)) ?? name;
}

/** Lines of an address anywhere, for documents that have but one (cards, letterheads). */
function anywhere(view: DocumentView): Candidate[] {
  const segments = (view.pages[0]?.segments ?? []).filter((line) => !isContactLine(line.text));
  const sure =
    segments.find((line) => rateAddress(line.text) >= 0.75) ??
    segments.find((line) => rateAddress(line.text) >= 0.6);
  if (!sure) return [];
  const above = segments.filter(
    (line) => line.row < sure.row && line.row >= sure.row - 2 && rateAddress(line.text) >= 0.35,
  );
  const first = above.find((line) => linesUnder(line, 2).includes(sure)) ?? sure;
  return fromLine(first, undefined, 0.62);
}

function underName(name: Segment, score: number): Candidate[] {
  const lines = linesUnder(name, 9);
  const from = lines.findIndex(
    (line) => rateAddress(line.text) >= 0.45 && !isContactLine(line.text) && !/^\(.*\)$/.test(line.text),
  );
  const before = lines[from - 1];
  const first = before && continuesBelow(before) ? before : lines[from];
  if (!first || from > 3) return [];
  return fromLine(first, undefined, Math.min(0.9, score) * (1 - 0.05 * from));
}

/** In Japan an address may be over the name that it belongs to. */
function aboveName(name: Segment, score: number): Candidate[] {
  const lines: Segment[] = [];
  let last = name;
  for (let index = name.row - 1; index >= 0 && lines.length < 4; index--) {
    const row = name.layout.rows[index];
    if (!row || last.rect.top - row.rect.bottom > 1.6 * name.layout.lineHeight) break;
    const line = row.segments.find((other) => isAligned(other, last));
    if (!line) continue;
    if (rateAddress(line.text) < 0.6 || !/[\u3040-\u30ff\u4e00-\u9fff〒]/u.test(line.text)) break;
    lines.unshift(line);
    last = line;
  }
  const ranges = lines.flatMap((line) => trimRange({ segment: line, from: 0, to: line.text.length }) ?? []);
  if (!lines.some((line) => rateAddress(line.text) >= 0.9 && !/^〒[\d\s-]+$/u.test(line.text))) return [];
  return [{ value: withoutPostcode(ranges), ranges, score: Math.min(0.85, score) * 0.94 }];
}

function withoutPostcode(ranges: readonly TextRange[]): string {
  const printed = tidy(textOf({ ranges }));
  const value = repairAddress(printed).replace(
    /^(?:〒\s?\d{3}\s?-?\s?\d{4}\s*|\d{3}\s?-\s?\d{4}\s+(?=[^\s\d]))/u,
    '',
  );
  return value === '' ? printed : value;
}

/** A line that ends in a comma continues in the next: the first line of the address. */
function continuesBelow(line: Segment): boolean {
  return /,\s*$/.test(line.text) && !endsAddress(line);
}

/** The address that starts with a line: the lines below it up to a phone number, label, date or title. */
function fromLine(first: Segment, start: TextRange | undefined, score: number): Candidate[] {
  const firstLine = trimRange(
    start ? { ...start, to: first.text.length } : { segment: first, from: 0, to: first.text.length },
  );
  if (!firstLine) return [];
  const ranges = [firstLine];
  let rated = rateAddress(first.text);
  const label = segmentsLeft(first)[0];
  for (const line of linesUnder(first, 6)) {
    if (endsAddress(line) || isLabelledAs(line, label)) break;
    const rate = rateAddress(line.text);
    if (rate < 0.6 && rateCompany(line.text) >= 0.9) break;
    if (rate < 0.3 && (ranges.length > 3 || /^[\p{Script=Han}\p{Script=Katakana}]/u.test(line.text))) break;
    rated = Math.max(rated, rate);
    const range = trimRange({ segment: line, from: 0, to: line.text.length });
    if (range) ranges.push(range);
  }
  return [{ value: withoutPostcode(ranges), ranges, score: score * (0.45 + 0.55 * rated) }];
}

/** A line with a label of its own, under that of the first line. */
function isLabelledAs(line: Segment, label: Segment | undefined): boolean {
  const [own] = segmentsLeft(line);
  if (label === undefined || own === undefined || /\d/.test(own.text)) return false;
  if (!findLabels(label).some((hit) => hit.alone)) return false;
  return Math.abs(own.rect.left - label.rect.left) < label.layout.lineHeight;
}

function endsAddress(line: Segment): boolean {
  if (isContactLine(line.text) || isTitle(line.text)) return true;
  const label = findLabels(line)[0];
  if (
    label &&
    label.from <= 1 &&
    label.quality >= 0.85 &&
    (label.alone || /^\s?[:：.#]/u.test(line.text.slice(label.to)))
  )
    return true;
  if (rateAddress(line.text) >= 0.6) return false;
  if (findDates(line.text).length > 0 || /^\W*\d{1,2}:\d{2}/.test(line.text)) return true;
  return findAmounts(line.text).some((amount) => amount.currency && amount.formatted);
}
