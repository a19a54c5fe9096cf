import type { DocumentView } from '../document.ts';
import type { Wish } from '../instruction/wish.ts';
import type { DoubtReason, FoundValue } from '../types.ts';
import { addresses } from './addresses.ts';
import { toProbability } from '../confidence.ts';
import { nothingFor } from './nothing.ts';
import { NOTHING, readingOf, toFound } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { candidatesAt } from './label-candidates.ts';
import { findLeads } from './leads.ts';
import { issuerNames } from './issuer.ts';
import { cutToTelling, looseNames } from './loose-names.ts';
import { bankLines } from './bank-line.ts';
import { looseCandidates } from './loose-candidates.ts';
import { namesOf, partyNames } from './parties.ts';
import { runningText } from './running-text.ts';
import { paymentMethods } from './payment-methods.ts';
import { prefer } from './prefer.ts';
import { isContradicted, paidCandidates } from './sums.ts';

/** Below this a value is more likely wrong than right, and the field stays empty. */
const THRESHOLD = 0.42;

/** A value that is this unlikely (in percent) is noise that was read from a stain. */
const FAINTEST = 12;
/** In a text layer nothing is misread: what is this unlikely is another thing. */
const FAINTEST_TYPED = 28;

/** The best value for a wish, or nothing. */
export function findField(wish: Wish, view: DocumentView): FoundValue {
  const candidates = prefer(collect(wish, view), wish, view);
  const best = candidates[0] && finish(candidates[0], wish);
  if (!best || best.score < THRESHOLD) return nothingFor(wish, view);
  const rival = candidates.find((one) => one.value !== best.value);
  const found = judge({
    best,
    rival,
    all: candidates,
    contradicted: isContradicted(Number(best.value), wish.concept, view),
  });
  return found.value === null ? nothingFor(wish, view) : found;
}

/** What a value loses of the words around it: 部品代として is for 部品代. */
function finish(candidate: Candidate, wish: Wish): Candidate {
  if (wish.concept !== 'subject') return candidate;
  const last = candidate.stretches.at(-1);
  const tail = /\s*(?:として|の?代金として)[。.]?\s*$/u.exec(candidate.value);
  const printed =
    last && /\s*(?:として|の?代金として)[。.]?\s*$/u.exec(last.segment.text.slice(last.from, last.to));
  if (!tail || !last || !printed || tail.index === 0) return candidate;
  const stretches = [...candidate.stretches.slice(0, -1), { ...last, to: last.from + printed.index }];
  return { ...candidate, value: candidate.value.slice(0, tail.index), stretches };
}

function collect(wish: Wish, view: DocumentView): Candidate[] {
  const loose = [
    ...looseNames(wish, view),
    ...bankLines(wish, view),
    ...paymentMethods(wish, view),
    ...accountHolders(wish, view),
  ];
  if (wish.kind === 'company') return partyNames(wish, view);
  if (wish.kind === 'address') return addresses(wish, view);
  const labelled = findLeads(wish, view)
    .flatMap((lead) => candidatesAt(lead, wish, view))
    .map((one) => cutToTelling(one, wish));
  const all = [...labelled, ...looseCandidates(wish, view), ...paidCandidates(wish, view), ...loose];
  return [...all.filter((one) => isPossible(one, wish)), ...runningText(wish, view)];
}

/** Boxes for stamps are headed by who stamps; their heads are no names. */
const STAMP_HEADS =
  /^(?:社長|会長|部長|次長|課長|係長|主任|店長|所長|上長|上司|担当|担当者|承認|審査|照査|確認|検印|検収|受付|経理|作成|発行|起案|決裁|印|氏名|name|date|signature|approved|checked)$/iu;

/** Whether a candidate can be a name at all where one is asked for. */
function isPossible(candidate: Candidate, wish: Wish): boolean {
  if (wish.kind !== 'person') return true;
  const value = candidate.value.replace(/\s/g, '');
  return !/[@\d]/.test(value) && !STAMP_HEADS.test(value);
}

/** An account's holder is whom the statement is addressed to, where no label names another. */
function accountHolders(wish: Wish, view: DocumentView): Candidate[] {
  if (wish.concept !== 'account_holder') return [];
  const others = issuerNames(view, []).filter((one) => !/\bbank\b|銀行|金庫/i.test(one.value));
  return [...namesOf('customer', view), ...others].map((one) => ({
    ...one,
    score: one.score * 0.65,
    doubt: 'WEAK_LABEL',
  }));
}

interface Judged {
  readonly best: Candidate;
  readonly rival: Candidate | undefined;
  readonly all: readonly Candidate[];
  /** The document's own sums speak against it. */
  readonly contradicted: boolean;
}

function judge({ best, rival, all, contradicted }: Judged): FoundValue {
  const reading = readingOf(best);
  const agreeing = all.filter((one) => one.value === best.value).length;
  const margin = rival ? best.score - rival.score : best.score;
  let confidence = best.score + (agreeing > 1 ? 0.03 : 0);
  let reason: DoubtReason | null = best.doubt ?? null;
  const others = all.filter((one) => one.value === rival?.value).length;
  if (margin < 0.08) {
    // Printed more often than its rival, it is the likelier one.
    confidence -= agreeing > others ? 0.12 : 0.25;
    reason ??= 'AMBIGUOUS';
  }
  if (best.doubt === 'AMBIGUOUS_DATE_ORDER') confidence *= 0.65;
  if (contradicted) {
    confidence *= 0.75;
    reason = 'SUM_MISMATCH';
  }
  if (best.score < 0.65) reason ??= 'WEAK_LABEL';
  if (reading < 75) reason ??= 'LOW_OCR_CONFIDENCE';
  const probability = toProbability(confidence, reading);
  return probability < (reading >= 100 ? FAINTEST_TYPED : FAINTEST)
    ? NOTHING
    : toFound(best, probability, reason);
}
