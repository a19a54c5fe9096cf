import type { DocumentView } from '../../document.ts';
import type { Party } from '../../instruction/field-query.ts';
import { captioned } from '../../layout/captions.ts';
import { heightOf } from '../../layout/geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { segmentsRight } from '../../layout/neighbours.ts';
import { uprightLabels } from '../../layout/upright-labels.ts';
import { meaningsOf } from '../../lexicon/index.ts';
import type { ConceptId, LabelHit } from '../../lexicon/index.ts';
import { memoize } from '../../memoize.ts';
import { repairName } from '../../values/repair.ts';
import {
  isContactLine,
  isNameEnd,
  isSentence,
  isTitle,
  rateAddress,
  rateCompany,
} from '../../values/names.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate, TextRange } from '../candidate.ts';

/** Lines of a block at most; a party has a name, an address of some lines and ways to reach it. */
const MAX_LINES = 8;
/** Lines of one block are at most so many line heights apart. */
const MAX_GAP = 1.9;
/** Lines of a block begin within this share of the page's width from its heading, however they are aligned. */
const WIDEST = 0.36;
/** A page of fewer line heights than these is a slip: a heading is at its left edge, the lines in its middle. */
const NARROW = 32;
/** A line that is at least so likely part of an address is none of a name. */
const ADDRESS = 0.45;

/** What is printed under the heading of a party ("To", 請求先), in whichever order and however its lines are aligned. */
interface PartyBlock {
  readonly party: Party;
  readonly heading: Segment;
  readonly lines: readonly Segment[];
  /** The line that is the party's name, with what it was found by. */
  readonly name: Candidate | undefined;
}

/** The blocks under headings of parties that are alone, and beside those that are printed downwards, on all pages. */
const partyBlocks = memoize((view: DocumentView): PartyBlock[] => [
  ...view.labels.flatMap((hit) => {
    const party = hit.quality >= 0.85 ? partyHeaded(hit) : undefined;
    if (!party) return [];
    const lines = linesOfBlock(hit.segment, view);
    return [{ party, heading: hit.segment, lines, name: nameAmong(lines, view) }];
  }),
  ...view.pages.flatMap(({ segments }) =>
    segments.flatMap((heading) => {
      if (!IS_FOR.test(heading.text)) return [];
      const lines = linesOfBlock(heading, view);
      return [{ party: 'customer' as const, heading, lines, name: nameAmong(lines, view) }];
    }),
  ),
  ...view.pages.flatMap(uprightLabels).flatMap(({ text, letters: [heading], lines }) => {
    const party = partyMeant(meaningsOf(text) ?? new Map());
    return party && heading ? [{ party, heading, lines, name: nameAmong(lines, view) }] : [];
  }),
]);

/** "For:" by itself; without a colon it is a word of any line. */
const IS_FOR = /^\s*(?:prepared )?for\s*[:：]\s*$/i;

const PARTIES = ['issuer', 'customer', 'ship_to'] as const;

/** Parties that other papers name by what they do: a contract's are landlord and tenant. */
const SIDES: readonly (readonly [ConceptId, Party])[] = [
  ['sender', 'issuer'],
  ['landlord', 'issuer'],
  ['tenant', 'customer'],
  ['insured', 'customer'],
];

/** The party that a label by itself is the heading of. */
export function partyHeaded(hit: LabelHit): Party | undefined {
  return hit.alone || isNumbered(hit) ? partyMeant(hit.meanings) : undefined;
}

function partyMeant(meanings: ReadonlyMap<ConceptId, number>): Party | undefined {
  const means = (concept: ConceptId): boolean => (meanings.get(concept) ?? 0) > 0.9;
  return SIDES.find(([concept]) => means(concept))?.[1] ?? PARTIES.find(means);
}

/** "VENDOR V-20376": the heading of a block with the party's number. */
const isNumbered = ({ segment, from, to }: LabelHit): boolean =>
  from <= 1 && /^\s+(?:#\s?)?[A-Z]{0,3}-?\d[\d-]{2,11}\s*$/.test(segment.text.slice(to));

/** The lines below a heading, between its left edge and the next block on its right. */
function linesOfBlock(segment: Segment, view: DocumentView): Segment[] {
  const over = captioned(segment);
  if (over.length > 0) return [...over];
  const { layout } = segment;
  const height = layout.lineHeight;
  const left = segment.rect.left - 1.5 * height;
  const beside = segmentsRight(segment)[0];
  const far = segment.rect.left + (layout.page.width < NARROW * height ? 1 : WIDEST) * layout.page.width;
  const right = beside ? Math.min(beside.rect.left - height, far) : far;
  const lines: Segment[] = [];
  let bottom = segment.rect.bottom;
  for (let index = segment.row + 1; index < layout.rows.length && lines.length < MAX_LINES; index++) {
    const own = (layout.rows[index]?.segments ?? []).filter(
      ({ rect }) => rect.left >= left && rect.left < right,
    );
    const [line] = own;
    if (!line) continue;
    if (line.rect.top - bottom > MAX_GAP * Math.max(height, heightOf(segment.rect))) break;
    if (own.length > 1 || isHeading(line, view)) break;
    lines.push(line);
    bottom = line.rect.bottom;
  }
  return lines;
}

/** Another label by itself: the next block's heading, or a list of labels with their values. */
const isHeading = (line: Segment, view: DocumentView): boolean =>
  (view.labelsIn.get(line) ?? []).some((hit) => hit.alone && hit.quality >= 0.85) || isTitle(line.text);

const isAddressLike = (line: Segment): boolean =>
  (rateAddress(line.text) >= ADDRESS &&
    !isContactLine(line.text) &&
    (/\d/.test(line.text) || rateCompany(line.text) < 0.7)) ||
  /^\W*\d{3}-?\d{4}\W*$/u.test(line.text);

/** The name in a block: what says that it is a company, else its first line that is neither address nor number. */
function nameAmong(lines: readonly Segment[], view: DocumentView): Candidate | undefined {
  const [from, to] = [lines.findIndex(isAddressLike), lines.findLastIndex(isAddressLike)];
  const names = lines.slice(0, 6).filter(
    (line, index) =>
      // Between two lines of an address is a town.
      (index < from || index > to || rateCompany(line.text) >= 0.9) &&
      /\p{L}{2}/u.test(line.text) &&
      !isAddressLike(line) &&
      !isContactLine(line.text) &&
      !isSentence(line.text) &&
      !/\d{3}/.test(line.text) &&
      !(view.labelsIn.get(line) ?? []).some((hit) => hit.from <= 1 && hit.quality >= 0.85),
  );
  const sure = names.find((line) => rateCompany(line.text) >= 0.9);
  const name = sure ?? names[0];
  const range = name && trimRange({ segment: name, from: 0, to: name.text.length });
  if (!name || !range) return undefined;
  const ranges = [...startOfName(name, lines), range, ...endOfName(name, lines)];
  const value = repairName(cleanText(ranges)).replace(/\s*(?:御中|様|殿)$/u, '');
  const score = sure ? 0.86 : lines.some(isAddressLike) ? 0.74 : 0.6;
  return { value, ranges, score, doubt: sure ? undefined : 'WEAK_LABEL' };
}

/** The line that a name begins with which is only ended by the next: "Umberland Property", "Services LLP". */
function startOfName(name: Segment, lines: readonly Segment[]): TextRange[] {
  const before = isNameEnd(repairName(name.text)) ? lines[lines.indexOf(name) - 1] : undefined;
  if (!before || isAddressLike(before) || isContactLine(before.text) || /\d/.test(before.text)) return [];
  const range = trimRange({ segment: before, from: 0, to: before.text.length });
  return range && rateCompany(before.text) >= 0.3 ? [range] : [];
}

/** The line that a long name ends in, before its address: "Center" under "Ridgeline Steel Service". */
function endOfName(name: Segment, lines: readonly Segment[]): TextRange[] {
  const at = lines.indexOf(name);
  const next = lines[at + 1];
  const isEnd = next !== undefined && NAME_END.test(next.text.trim()) && name.text.includes(' ');
  const range =
    isEnd && lines.slice(at + 2).some(isAddressLike)
      ? trimRange({ segment: next, from: 0, to: next.text.length })
      : undefined;
  return range ? [range] : [];
}
const NAME_END =
  /^(?:Cent(?:er|re)|Services?|Group|Holdings|Solutions|Systems|Associates|Partners|Industries|Suppl(?:y|ies)|International|Technologies|Association|Foundation|Company|Corporation)$/;

/** The party in whose block each line is. */
export const partyOfLines = memoize(
  (view: DocumentView): ReadonlyMap<Segment, Party> =>
    new Map(
      partyBlocks(view).flatMap(({ party, lines }) => lines.map((line): [Segment, Party] => [line, party])),
    ),
);

/** Names under the headings of a party. */
export function blockNames(party: Party, view: DocumentView): Candidate[] {
  return partyBlocks(view).flatMap((block) => (block.party === party && block.name ? [block.name] : []));
}

/** Names under "To" and 宛先, which says whom a paper is for and not what they do: of an order, who is to deliver. */
export function addressedNames(view: DocumentView): Candidate[] {
  return partyBlocks(view).flatMap(({ heading, name }) =>
    name && /^(?:to|toms|tomessrs|attention|messrs|宛先|宛名)$/u.test(heading.folded.text) ? [name] : [],
  );
}

/** The lines of addresses in the blocks of a party, from the first line that is part of one to the last. */
export function blockAddresses(party: Party, view: DocumentView): TextRange[][] {
  return partyBlocks(view).flatMap(({ party: own, lines, name }) => {
    if (own !== party) return [];
    const [from, to] = [lines.findIndex(isAddressLike), lines.findLastIndex(isAddressLike)];
    const some = lines.slice(from, to + 1);
    if (from < 0 || some.some((line) => line === name?.ranges[0]?.segment || isContactLine(line.text)))
      return [];
    return [some.flatMap((line) => trimRange({ segment: line, from: 0, to: line.text.length }) ?? [])];
  });
}
