import type { DocumentView } from '../../document.ts';
import type { Candidate } from '../candidate.ts';

/** A company's form and at most two characters of its name: what is left where a poor picture lost the rest of a line. */
const BROKEN = /^(?:株式会社|有限会社|合同会社|合資会社|一般社団法人|医療法人)\s?\S{1,2}$/u;
const REST = /^[\p{Lo}ー・]{2,}/u;
/** What follows a whole name. */
const BEHIND_A_NAME = /^(?:御中|様|殿|さま|宛|の|は|が|を|代表|支店|本社)/u;

/** A company's name that breaks off on a picture, as it is printed in full elsewhere (名義 有限会社竹ノ内金属). */
export function completeName(candidate: Candidate, view: DocumentView): Candidate {
  const [range] = candidate.ranges;
  if (range === undefined || range.segment.layout.page.source === 'text' || !BROKEN.test(candidate.value))
    return candidate;
  for (const { segments } of view.pages)
    for (const segment of segments) {
      const from = segment.text.indexOf(candidate.value);
      if (from < 0) continue;
      const behind = from + candidate.value.length;
      const rest = REST.exec(segment.text.slice(behind))?.[0];
      if (rest === undefined || BEHIND_A_NAME.test(rest)) continue;
      const to = behind + rest.length;
      return {
        ...candidate,
        value: segment.text.slice(from, to),
        ranges: [{ segment, from, to }],
        doubt: 'AMBIGUOUS',
      };
    }
  return candidate;
}
