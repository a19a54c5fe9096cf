import type { DocumentView } from '../document.ts';
import type { Party, FieldQuery } from '../instruction/field-query.ts';
import type { Kind } from '../lexicon/index.ts';
import type { Segment } from '../layout/layout.ts';
import { overlapX } from '../layout/geometry.ts';
import { segmentsAbove, segmentsLeft } from '../layout/neighbours.ts';
import type { Candidate } from './candidate.ts';
import { namesOf } from './parties.ts';
import { partyHeaded, partyOfLines } from './blocks/party-blocks.ts';

/** How far up a list its party is looked for, in lines. */
const LIST_REACH = 9;
/** How far up a block its heading is looked for, in lines. */
const BLOCK_REACH = 8;

/** The party of the nearest heading ("Bill to") or honorific over a value in its column, or before it in its row. */
function partyOver(segment: Segment, view: DocumentView): Party | undefined {
  const beside = segmentsLeft(segment)
    .flatMap((other) => view.labelsIn.get(other) ?? [])
    .map(partyHeaded)
    .find((party) => party !== undefined);
  if (beside) return beside;
  const block = partyOfLines(view).get(segment);
  if (block) return block;
  for (const other of segmentsAbove(segment, segment.rect, BLOCK_REACH)) {
    if (/(?:御中|様|殿)\s*$/u.test(other.text)) return 'customer';
    for (const hit of view.labelsIn.get(other) ?? []) {
      const party = partyHeaded(hit);
      if (party) return party;
    }
  }
  return undefined;
}

/** 発注元 | …, 住所 | …, 仕入先 | …, 住所 | …: in a list of labels and values, the party that the lines belong to. */
function partyInList(segment: Segment, view: DocumentView): Party | undefined {
  const [label] = segmentsLeft(segment);
  if (!label || !(view.labelsIn.get(label) ?? []).some((hit) => hit.alone)) return undefined;
  const { rows, lineHeight } = label.layout;
  let below = label;
  for (let index = label.row - 1; index >= Math.max(0, label.row - LIST_REACH); index--) {
    const row = rows[index];
    if (!row || below.rect.top - row.rect.bottom > 1.6 * lineHeight) return undefined;
    const above = row.segments.find((other) => Math.abs(other.rect.left - label.rect.left) < lineHeight);
    if (!above) continue;
    const headed = (view.labelsIn.get(above) ?? []).map(partyHeaded).find((party) => party !== undefined);
    if (headed) return headed;
    below = above;
  }
  return undefined;
}

/** Who is addressed may be called by where the goods go. */
function isSameSide(headed: Party, asked: Party): boolean {
  return headed === asked || (headed !== 'issuer' && asked !== 'issuer');
}

const GREETING = /^\s*(?:Dear|Hello|Hi) \p{Lu}/u;

/** Kinds of values that each party has its own of. */
const OWNED: ReadonlySet<Kind> = new Set(['phone', 'email', 'url', 'postal', 'person']);

/** A factor for values by the party in whose block they are: highest for the party asked for, or for the issuer if none was. */
export function ownerFactor(query: FieldQuery, view: DocumentView): (candidate: Candidate) => number {
  if (query.kind === 'address' && query.party !== undefined) {
    const side = headingOf(query, view) ?? query.party;
    return ({ ranges: [range] }) => {
      const listed = range && partyInList(range.segment, view);
      return listed === undefined ? 1 : isSameSide(listed, side) ? 1.05 : 0.45;
    };
  }
  if (!OWNED.has(query.kind) && !(query.kind === 'vat' && query.party !== undefined)) return () => 1;
  const party = ownerOf(query, view);
  const own = topName(party, view);
  const other = topName(party === 'issuer' ? 'customer' : 'issuer', view);
  return (candidate) => {
    const segment = candidate.ranges[0]?.segment;
    if (!segment) return 1;
    // Who is greeted is addressed, wherever the letter's address is.
    if (GREETING.test(segment.text)) return party === 'issuer' ? 0.5 : 1;
    const headed = partyInList(segment, view) ?? partyOver(segment, view);
    if (headed !== undefined && query.party !== undefined)
      return isSameSide(headed, headingOf(query, view) ?? party) ? 1 : 0.5;
    const near = own ? distanceUnder(own, segment) : Infinity;
    const far = other ? distanceUnder(other, segment) : Infinity;
    if (near === far) return query.party ? 0.9 : 1;
    return near < far ? 1 : query.party ? 0.55 : 0.85;
  };
}

/** Whose block a value is looked for in: on an order the buyer is the author, who is taken for the issuer elsewhere. */
function ownerOf(query: FieldQuery, view: DocumentView): Party {
  if (view.isOrder && query.trade !== undefined) return query.trade === 'buyer' ? 'issuer' : 'customer';
  return query.party ?? 'issuer';
}

/** The heading of the block that is meant on an order, where sellers and buyers are under their own names. */
function headingOf(query: FieldQuery, view: DocumentView): Party | undefined {
  if (!view.isOrder || query.trade === undefined) return undefined;
  return query.trade === 'buyer' ? 'customer' : 'issuer';
}

function topName(party: Party, view: DocumentView): Segment | undefined {
  const best = namesOf(party, view).toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0.5 ? best.ranges[0]?.segment : undefined;
}

/** How many line heights a value is below a name in the name's column; Infinity where it is not below it. */
function distanceUnder(name: Segment, value: Segment): number {
  if (name.layout !== value.layout) return Infinity;
  const height = name.layout.lineHeight;
  const down = (value.rect.top - name.rect.top) / height;
  if (down < -1.5 || down > 14) return Infinity;
  if (overlapX(name.rect, value.rect) < -4 * height) return Infinity;
  return Math.abs(down);
}
