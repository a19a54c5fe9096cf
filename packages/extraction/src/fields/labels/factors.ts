import { segmentsBeside } from '../../layout/neighbours.ts';
import type { Candidate } from '../candidate.ts';
import type { LabelMatch } from './label-match.ts';

/** "Visitor tax 8 x 3.50 | 28.00", "Standing charge, 92 days at 53.10p | £48.85": what the sum at the end of the row is computed from. */
export function isFactor({ segment, to }: LabelMatch, candidate: Candidate): boolean {
  if (!segmentsBeside(segment).some(({ text }) => /^[^\p{L}\d]*\d[\d.,' ]*[.,]\d{2}\D{0,4}$/u.test(text)))
    return false;
  const [range] = candidate.ranges;
  const rest = segment.text.slice(to);
  return (
    range !== undefined &&
    (/(?:\d|\s)[x×@*]\s*\d|\d\s?[\p{L}³%]+ (?:at|@) /iu.test(rest) ||
      /^\s?(?:days?|nights?|hours?|hrs?|units?|pcs|items?|kWh|m³)\b/iu.test(segment.text.slice(range.to)))
  );
}

/** A sum in brackets behind the label, or of the taxed goods: 消費税(10%対象 336,300円) 33,630. */
export function isRemark(match: LabelMatch, candidate: Candidate): boolean {
  const before = match.segment.text.slice(match.to, candidate.ranges[0]?.from);
  const open = (before.match(/[(（]/gu)?.length ?? 0) > (before.match(/[)）]/gu)?.length ?? 0);
  if (/\b(?:on|of|for|from|at)\s*$/i.test(before)) return true;
  return (open && /[\p{L}%％]/u.test(before)) || /対象\s*[:：]?\s*$/u.test(before);
}
