import type { DocumentView } from '../document.ts';
import type { Wish } from '../instruction/wish.ts';
import { findLabels } from '../lexicon/index.ts';
import type { Segment } from '../layout/layout.ts';
import { tidy } from '../text/fold.ts';
import { isContactLine, isTitle, rateAddress } from '../values/names.ts';
import { findAmounts } from '../values/amount.ts';
import { findDates } from '../values/date.ts';
import { repairAddress } from '../values/repair.ts';
import { linesUnder } from './blocks.ts';
import { textOf, trimStretch } from './candidate.ts';
import type { Candidate, Stretch } from './candidate.ts';
import { candidatesAt } from './label-candidates.ts';
import { findLeads } from './leads.ts';
import { partyNames } from './parties.ts';

/** Whole addresses: behind their label, or the lines under the name of the party they belong to. */
export function addresses(wish: Wish, view: DocumentView): Candidate[] {
  const found: Candidate[] = [];
  for (const lead of findLeads({ ...wish, kind: 'address' }, view)) {
    for (const start of candidatesAt(lead, { ...wish, kind: 'address' }, view)) {
      const segment = start.stretches[0]?.segment;
      if (segment) found.push(...fromLine(segment, start.stretches[0], start.score * 0.95));
    }
  }
  if (!wish.party) found.push(...anywhere(view));
  const party = wish.party ?? 'issuer';
  const names = partyNames({ ...wish, kind: 'company', concept: party, party, anchors: [] }, view);
  for (const name of names.toSorted((a, b) => b.score - a.score).slice(0, 2)) {
    const segment = name.stretches[0]?.segment;
    if (segment) found.push(...underName(segment, name.score));
  }
  return found;
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
  const first = before && leadsOn(before) ? before : lines[from];
  if (!first || from > 3) return [];
  return fromLine(first, undefined, Math.min(0.9, score) * (1 - 0.05 * from));
}

/** A line that ends in a comma goes on in the next: the first line of the address. */
function leadsOn(line: Segment): boolean {
  return /,\s*$/.test(line.text) && !endsAddress(line);
}

/** The address that starts with a line: the lines below it up to a phone number, label, date or title. */
function fromLine(first: Segment, start: Stretch | undefined, score: number): Candidate[] {
  const lead = trimStretch(
    start ? { ...start, to: first.text.length } : { segment: first, from: 0, to: first.text.length },
  );
  if (!lead) return [];
  const stretches = [lead];
  let rated = rateAddress(first.text);
  for (const line of linesUnder(first, 6)) {
    if (endsAddress(line)) break;
    const rate = rateAddress(line.text);
    if (rate < 0.3 && (stretches.length > 3 || /^[\p{Script=Han}\p{Script=Katakana}]/u.test(line.text)))
      break;
    rated = Math.max(rated, rate);
    const stretch = trimStretch({ segment: line, from: 0, to: line.text.length });
    if (stretch) stretches.push(stretch);
  }
  const printed = tidy(textOf({ stretches }));
  const value = repairAddress(printed).replace(/^〒\s?\d{3}\s?-?\s?\d{4}\s*/u, '');
  return [{ value: value === '' ? printed : value, stretches, score: score * (0.45 + 0.55 * rated) }];
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
