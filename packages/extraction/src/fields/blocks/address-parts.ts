import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { addresses } from '../addresses.ts';
import { cleanText } from '../candidate.ts';
import type { Candidate, TextRange } from '../candidate.ts';

/** Postcodes as addresses outside Japan end with or begin their town's line with. */
export const POSTCODE =
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]{2,3} (?<state>\d{5}(?:-\d{4})?|\d{4})\b|(?<![\p{L}\d] ?)\b\d{5}(?:-\d{4})?\b(?! ?\d)|\b\d{4} ?[A-Z]{2}\b|\b\d{5}(?:-\d{4})?\s*$/u;
const TOWN = /^[\p{Lu}][\p{L}'’.-]+(?: [\p{L}'’.-]+){0,3}$/u;
/** What an address ends with behind its town: the state, its postcode. */
const BEHIND_TOWN = /[\s,]*(?:\b[A-Z]{2,3}\b)?[\s,]*$/u;

/** The town and the postcode of the party that is asked about, out of its address, where they have no label. */
export function addressParts(query: FieldQuery, view: DocumentView): Candidate[] {
  if (query.concept !== 'city' && query.concept !== 'postal_code') return [];
  const own = partsOf({ ...query, party: query.party ?? 'issuer' }, view);
  // A card has but one address, and names no party.
  return own.length > 0 || query.party !== undefined ? own : partsOf(query, view);
}

function partsOf(query: FieldQuery, view: DocumentView): Candidate[] {
  const some = addresses({ ...query, kind: 'address', concept: 'address', anchors: [] }, view);
  const best = some.toSorted((a, b) => b.score - a.score).slice(0, 2);
  return best.flatMap((address) => {
    const part = query.concept === 'city' ? townOf(address.ranges) : postcodeOf(address.ranges);
    if (part === undefined) return [];
    const value = cleanText([part]);
    return [{ value, ranges: [part], score: 0.88 * address.score, doubt: 'WEAK_LABEL' as const }];
  });
}

const textOfRange = ({ segment, from, to }: TextRange): string => segment.text.slice(from, to);

/** The last postcode among the lines of an address. */
function postcodeOf(ranges: readonly TextRange[]): TextRange | undefined {
  for (const range of ranges.toReversed()) {
    const match = POSTCODE.exec(textOfRange(range));
    if (!match) continue;
    const digits = match.groups?.state ?? match[0].trim();
    const from = range.from + match.index + match[0].indexOf(digits);
    return { ...range, from, to: from + digits.length };
  }
  return undefined;
}

/** The town: before the postcode in its line, or behind it, or the line above. */
function townOf(ranges: readonly TextRange[]): TextRange | undefined {
  const index = ranges.findLastIndex((range) => POSTCODE.test(textOfRange(range)));
  const line = ranges[index];
  if (!line) return undefined;
  const text = textOfRange(line);
  const match = POSTCODE.exec(text);
  if (!match) return undefined;
  const before = lastPart(line, match.index);
  if (before) return before;
  const behind = text.slice(match.index + match[0].length).trim();
  if (match.index === 0 && TOWN.test(behind)) {
    const from = line.from + text.lastIndexOf(behind);
    return { ...line, from, to: from + behind.length };
  }
  const above = ranges[index - 1];
  return above && match.index === 0 ? lastPart(above, above.to - above.from) : undefined;
}

/** The last name between commas up to `end`, without the state behind it. */
function lastPart(range: TextRange, end: number): TextRange | undefined {
  const text = textOfRange(range).slice(0, end);
  const plain = text.replace(BEHIND_TOWN, '');
  const start = Math.max(plain.lastIndexOf(','), -1) + 1;
  const name = plain.slice(start).trim();
  if (!TOWN.test(name)) return undefined;
  const from = range.from + plain.indexOf(name, start);
  return { ...range, from, to: from + name.length };
}
