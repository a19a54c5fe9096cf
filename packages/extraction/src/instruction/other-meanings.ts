import { narrow } from '../text/narrow.ts';
import type { FieldQuery } from './field-query.ts';

/** A time counted from something: 受注後7営業日, ご注文後2～3週間, 4-6 weeks ARO, ex stock. */
const COUNTED_TIME =
  /\d+\s*(?:[~～〜ー-]\s*\d+\s*)?(?:営業日|日|週間?|[ヶケかカ箇]?月|(?:business |working )?days?|weeks?|months?)(?!\d)|即納|即日|在庫(?:品|有り?)|別途|追って|打ち?合わ?せ|ex[- ]?stock|\bin stock\b|\bon request\b/iu;
/** 前月末日まで, 毎月25日: a day that comes again. */
const EVERY_MONTH = /^(?:毎月|当月|前月|翌々?月|検収月の翌月)の?\s?(?:末日?|\d{1,2}日)(?:まで)?/u;
/** 発行日より30日間, 納品後14日以内: so long from another day. */
const FROM_A_DAY =
  /^(?:.{0,10}(?:日|後|月|書|時)(?:から|より|の?翌日から)?)?\s?\d{1,3}\s?(?:日間?|週間|[ヶケかカ箇]月間?|年間?)(?:以内|有効|まで)?$/u;
/** What a paper prints for a day that is no date: one that comes again, or so long from another day. */
export const isDayWithoutDate = (value: string): boolean =>
  EVERY_MONTH.test(value) || FROM_A_DAY.test(narrow(value));
const AGAIN: ReadonlySet<string | undefined> = new Set([
  'pay_date',
  'payment_date',
  'closing_day',
  'reply_date',
]);
/** Words by which a shop's own name is asked for as well as a bank's branch. */
const SHOP = /^(?:お?店(?:の名前|名)?|(?:店舗|ショップ)(?:の名前|名)?)$/u;

/** Another meaning of the same words, for where the page contains nothing of the first one. */
export interface OtherMeaning {
  readonly query: FieldQuery;
  /** Without this in print it is meant also where something of the first meaning may be found, if the page has a label for it. */
  readonly unlessPrinted?: RegExp;
  /** Whether a value can be what is asked for in this meaning. */
  readonly accepts: (value: string) => boolean;
  /** What of a value's beginning is the answer, where not all of it is. */
  readonly cut?: RegExp;
}

/** What a question may ask for beside what it asks for mostly: each case below says when. Undefined for other questions. */
export function otherMeaning(query: FieldQuery): OtherMeaning | undefined {
  if (query.format !== undefined) return undefined;
  // A delivery "date" that is printed as a time from the order.
  if (query.concept === 'delivery_date')
    return {
      query: { ...query, kind: 'text', concept: 'lead_time' },
      accepts: (value) => COUNTED_TIME.test(narrow(value)),
    };
  // "By when the rent is paid": a day of every month.
  if (query.concept === 'due_date')
    return {
      query: { ...query, kind: 'text', concept: 'payment_terms' },
      accepts: (value) => EVERY_MONTH.test(value),
      cut: EVERY_MONTH,
    };
  // The day on which wages are paid, or until when an offer is good.
  if (query.concept === 'valid_until')
    return { query: { ...query, kind: 'text' }, accepts: (value) => FROM_A_DAY.test(narrow(value)) };
  if (query.kind === 'date' && AGAIN.has(query.concept))
    return {
      query: { ...query, kind: 'text' },
      accepts: (value) => EVERY_MONTH.test(value),
      cut: EVERY_MONTH,
    };
  // 店名 on a slip that names no bank's branch is the shop.
  if (query.concept === 'branch' && SHOP.test(query.folded))
    return {
      query: { ...query, kind: 'company', concept: 'issuer', party: 'issuer', anchors: [] },
      accepts: () => true,
    };
  // Of goods taxed at one rate all is taxed: 課税対象額 is printed as what comes before the tax.
  if (query.rate === undefined && query.folded.endsWith('課税対象額'))
    return { query: { ...query, kind: 'amount', concept: 'subtotal' }, accepts: () => true };
  // "Payable by" heads an instalment of a tax, and the day of any bill.
  if (query.concept === 'instalment_date')
    return { query: { ...query, concept: 'due_date' }, accepts: () => true };
  // A receipt's 但し says what was paid for; on other papers 但し書き is what is remarked.
  if (query.concept === 'subject' && query.folded.endsWith('但し書き'))
    return { query: { ...query, concept: 'notes', anchors: [] }, unlessPrinted: /但/u, accepts: () => true };
  // From when to when: of what is billed, or of a policy.
  if (query.concept === 'period')
    return { query: { ...query, concept: 'contract_term' }, accepts: () => true };
  // "Tender" is what was given on a till, in money or as the way of paying.
  if (query.concept === 'tendered')
    return {
      query: { ...query, kind: 'text', concept: 'payment_method' },
      accepts: (value) => !/^[\p{Sc}\s\d.,]+$/u.test(value),
    };
  return undefined;
}
