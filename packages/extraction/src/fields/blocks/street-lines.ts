import type { FieldQuery } from '../../instruction/field-query.ts';
import { cleanText } from '../candidate.ts';
import type { Candidate, TextRange } from '../candidate.ts';
import { POSTCODE } from './address-parts.ts';

/** Instructions that leave the town out of an address. */
const STREET_ONLY =
  /\bwithout (?:the |its )?(?:city|town|postcode|zip)\b|\b(?:no|not the) (?:city|town)\b|\bstreet (?:line|part|and (?:house )?number)(?: only)?\b|\bonly the street\b|\bstreet only\b/i;

/** The lines of an address before that of its town, where the instruction wants no more of it. */
export function cutToStreet(candidate: Candidate, { kind, asked, avoidedTexts }: FieldQuery): Candidate {
  const isCut = STREET_ONLY.test(asked) || avoidedTexts.some((text) => /^(?:city|town)/.test(text));
  if (kind !== 'address' || !isCut) return candidate;
  const town = candidate.ranges.findIndex((range) => POSTCODE.test(textOf(range)));
  if (town < 1) return candidate;
  const ranges = candidate.ranges.slice(0, town);
  return { ...candidate, value: cleanText(ranges), ranges };
}

const textOf = ({ segment, from, to }: TextRange): string => segment.text.slice(from, to);
