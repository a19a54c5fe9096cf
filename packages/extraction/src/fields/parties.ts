import type { DocumentView } from '../document.ts';
import { emptyQuery } from '../instruction/field-query.ts';
import type { Party, FieldQuery } from '../instruction/field-query.ts';
import type { Segment } from '../layout/layout.ts';
import { isContactLine, isSentence, isTitle, rateAddress, rateCompany } from '../values/names.ts';
import { repairName } from '../values/repair.ts';
import { memoize } from '../memoize.ts';
import { tidy } from '../text/fold.ts';
import type { Candidate } from './candidate.ts';
import { addressBlocks } from './blocks/address-blocks.ts';
import { honorificNames } from './honorific.ts';
import { otherParty } from './blocks/other-party.ts';
import { issuerNames } from './issuer.ts';
import { preferTyped } from './party-types.ts';
import { windowNames, windowSegments } from './blocks/window.ts';
import { addressedNames, blockNames } from './blocks/party-blocks.ts';
import { candidatesAt } from './label-candidates.ts';
import { findLabelMatches } from './label-matches.ts';

/** Names of the parties of a document: by label, by 御中 and 様, by the position and form of a name. */
export function partyNames(query: FieldQuery, view: DocumentView): Candidate[] {
  return preferTyped(namesOfParty(query, view), query, view);
}

function namesOfParty(query: FieldQuery, view: DocumentView): Candidate[] {
  const labelled = findLabelMatches(query, view)
    .flatMap((match) => candidatesAt(match, query, view))
    .map(asName)
    .filter((one) => one !== null);
  const addressees = honorificNames(view)
    .map((one) => named(one) ?? asName(one))
    .filter((one) => one !== null);
  const side = sideOf(query, view);
  if (side === 'author') {
    const held = segmentsOf(addressees);
    const shown = windowSegments(view);
    const taken = [
      ...held,
      ...shown,
      ...labelledSegments(view.isOrder ? ['issuer'] : ['customer', 'ship_to'], view),
    ];
    const own = labelled.filter((one) => !one.ranges.some((part) => held.includes(part.segment)));
    return [...own, ...blockNames(view.isOrder ? 'customer' : 'issuer', view), ...issuerNames(view, taken)];
  }
  if (side === 'addressee') {
    const buys = view.isOrder && query.trade === 'seller';
    const authors = buys
      ? [...blockNames('customer', view), ...issuerNames(view, [])]
      : namesOf('issuer', view);
    const told = labelled.some((one) => one.score > 0.7);
    if (query.concept === 'ship_to' && told) return labelled;
    const headed = view.isOrder
      ? [...blockNames('issuer', view), ...addressedNames(view)]
      : blockNames(query.party ?? 'customer', view);
    const shown = told || addressees.length > 0 ? [] : windowNames(view);
    const blocks =
      told || addressees.length > 0 ? [] : [...shown, ...addressBlocks(view, namesOf('issuer', view))];
    const some = [...labelled, ...headed, ...addressees, ...blocks];
    return some.some((one) => one.score > 0.5) ? some : [...some, ...otherParty(view, authors)];
  }
  // Who sends a parcel has a block of its own, which the carrier's name is no part of.
  const sent = query.concept === 'sender' ? blockNames('issuer', view) : [];
  const held = segmentsOf(addressees);
  return [
    ...labelled,
    ...sent,
    ...issuerNames(view, held).map((one) => ({ ...one, score: one.score * 0.8 })),
  ];
}

/** Whether a party wrote the document or is addressed by it: sellers write invoices, buyers write orders. */
function sideOf(query: FieldQuery, view: DocumentView): 'author' | 'addressee' | undefined {
  if (view.isOrder && query.trade !== undefined) return query.trade === 'buyer' ? 'author' : 'addressee';
  if (query.party === 'issuer') return 'author';
  return query.party === undefined ? undefined : 'addressee';
}

const byParty = memoize<DocumentView, Map<Party, Candidate[]>>(() => new Map());

/** Names of a party as the document itself shows, without an instruction. */
export function namesOf(party: Party, view: DocumentView): Candidate[] {
  const known = byParty(view).get(party);
  if (known) return known;
  const names = findNames(party, view);
  byParty(view).set(party, names);
  return names;
}

function findNames(party: Party, view: DocumentView): Candidate[] {
  return partyNames(emptyQuery({ kind: 'company', concept: party, party }), view);
}

const segmentsOf = (candidates: readonly Candidate[]): Segment[] =>
  candidates.flatMap((one) => one.ranges.map((part) => part.segment));

/** What is under the labels of parties ("Bill to"). */
function labelledSegments(concepts: readonly Party[], view: DocumentView): Segment[] {
  return concepts.flatMap((concept) =>
    (view.labelsOf.get(concept) ?? [])
      .filter((hit) => hit.quality >= 0.85 && (hit.meanings.get(concept) ?? 0) > 0.9)
      .flatMap((hit) =>
        candidatesAt(
          { ...hit, strength: 1, relation: 'beside' },
          emptyQuery({ kind: 'company', concept, party: concept }),
          view,
        ),
      )
      .filter((one) => one.score > 0.8)
      .flatMap((one) => one.ranges.map((part) => part.segment)),
  );
}

/** Whoever is addressed with an honorific is somebody, though the name may be a place's, too: 赤松集落センター 様. */
const named = (one: Candidate): Candidate | null =>
  /(?:センター|会館|プラザ)$/u.test(one.value) && !/\d/.test(one.value) ? one : null;

/** A labelled value cut down to the name; null when it is none. */
function asName(candidate: Candidate): Candidate | null {
  const range = candidate.ranges[0];
  if (!range) return null;
  if (candidate.ranges.length > 1) return candidate;
  const text = range.segment.text.slice(range.from, range.to);
  if (isTitle(text) || isSentence(text) || isContactLine(text)) return null;
  const cut =
    /[\s\u3000]*(?:〒|tel\b|電話|℡|☎|御中|様\s*$|殿\s*$)|,\s*$|\s*[(（][^()（）]*\d[^()（）]*[)）]\s*$/iu.exec(
      text,
    );
  const to = cut ? range.from + cut.index : range.to;
  const value = repairName(tidy(range.segment.text.slice(range.from, to)));
  if (value.length < 2) return null;
  const service = /^\p{Ll}+ \p{L}/u.test(value) || /^[(（][^)）]*[)）]$/u.test(value);
  const isPlace =
    rateCompany(value) < 0.6 &&
    /(?:\d\S{0,3}|[\s\u3000].*)(?:工場|倉庫|口|置場|現場|棟|売場|窓口)$/u.test(value);
  const factor = service
    ? 0.4
    : isPlace
      ? 0.6
      : rateAddress(value) >= 0.75
        ? 0.5
        : rateCompany(value) >= 0.35
          ? 1
          : 0.75;
  return { ...candidate, value, ranges: [{ ...range, to }], score: candidate.score * factor };
}
