import type { DocumentView } from '../document.ts';
import type { Kind } from '../lexicon/index.ts';
import { memoize } from '../memoize.ts';
import { tidy } from '../text/fold.ts';
import { narrow } from '../text/narrow.ts';
import type { DoubtReason } from '../types.ts';
import { findAmounts, withFaintMarks } from '../values/amount.ts';
import type { AmountSpan } from '../values/amount.ts';
import { findCodes } from '../values/code.ts';
import { findDates } from '../values/date.ts';
import { isTitle } from '../values/names.ts';
import { findYearlessDates } from '../values/yearless-dates.ts';
import { findShape } from '../values/patterns.ts';
import type { Span } from '../values/span.ts';
import type { Shape } from '../values/patterns.ts';
import { trimText } from './candidate.ts';
import type { TextRange } from './candidate.ts';

/** A value of the wanted kind in a text range; `fit` says how surely it is of that kind (0 to 1). */
export interface Reading {
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly fit: number;
  readonly doubt?: DoubtReason | undefined;
}

/** All values of a kind in a text range, left to right; positions are those of the segment's text. */
export function readKind(kind: Kind, range: TextRange, view: DocumentView): Reading[] {
  return readText(kind, range.segment.text.slice(range.from, range.to), view).map((reading) => ({
    ...reading,
    from: reading.from + range.from,
    to: reading.to + range.from,
  }));
}

/** What each text of a document was read as: many fields look at the same ones. */
const readIn = memoize((_view: DocumentView) => new Map<string, readonly Reading[]>());

/** All values of a kind in a text, left to right. */
export function readText(kind: Kind, text: string, view: DocumentView): readonly Reading[] {
  const known = readIn(view);
  const key = `${kind} ${text}`;
  const held = known.get(key) ?? READERS[kind](text, view);
  known.set(key, held);
  return held;
}

type Reader = (text: string, view: DocumentView) => Reading[];

const byShape =
  (shape: Shape): Reader =>
  (text) =>
    findShape(text, shape).map((span) => ({ ...span, fit: 1 }));

const READERS: Readonly<Record<Kind, Reader>> = {
  date: readDates,
  amount: (text, view) =>
    findAmounts(view.decimals ? withFaintMarks(text) : text)
      .filter(
        (amount) =>
          !amount.percent &&
          !isInDate(text, amount, view) &&
          !isMonths(text, amount) &&
          !isPacked(text, amount) &&
          !isOfAddress(text, amount),
      )
      .map((amount) => ({
        ...amount,
        fit:
          amount.unit || isCount(text, amount)
            ? 0.5
            : !amount.formatted && view.decimals
              ? 0.6
              : amount.currency || amount.formatted
                ? 1
                : 0.9,
      })),
  number: (text) => findAmounts(text).map((amount) => ({ ...amount, fit: amount.percent ? 0.6 : 1 })),
  code: (text, view) => readCodes(text).filter((code) => !isInDay(text, code, view)),
  phone: (text, view) =>
    findShape(text, 'phone').map((span) => ({ ...span, ...trustOfPhone(span.value, view) })),
  email: byShape('email'),
  url: byShape('url'),
  postal: byShape('postal'),
  iban: (text) => [...findShape(text, 'iban').map((span) => ({ ...span, fit: 1 })), ...misprintedIban(text)],
  bic: byShape('bic'),
  percent: byShape('percent'),
  registration: (text) => orCode(findShape(text, 'registration'), text, 0.55),
  vat: (text) => orCode(findShape(text, 'vat'), text, 0.8),
  account: (text) => readAccount(text),
  text: (text) => readWhole(text, 'text'),
  company: (text) => readWhole(text, 'company'),
  person: (text) => readWhole(text, 'person').map(onlyName),
  address: (text) => readWhole(text, 'address'),
};

/** "Total 3 pallets": how many of something. */
const isCount = (text: string, { to, currency, formatted }: AmountSpan): boolean =>
  !currency && !formatted && /^\s\p{Ll}{4,}/u.test(text.slice(to));

/** "3 PLT", "72 CTN": packages, counted by a code of three letters that is no currency. */
function isPacked(text: string, { to, currency, formatted }: AmountSpan): boolean {
  const code = /^\s(\p{Lu}{3})(?!\p{L})/u.exec(text.slice(to))?.[1];
  return code !== undefined && !currency && !formatted && !CURRENCIES.has(code);
}
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** "PO Box 7705", "Suite 310", "Millhaven, IN 46999": what numbers a part of an address is no sum. */
const isOfAddress = (text: string, { from, currency, formatted }: AmountSpan): boolean =>
  !currency &&
  !formatted &&
  /\b(?:P\.?\s?O\.? ?Box|Suite|Apt\.?|Flat|Floor|Dock)\s$|,\s[A-Z]{2}\s$/iu.test(text.slice(0, from));

/** What a day without its year counts: the year is a guess, though mostly the right one; on a picture it may only not have been read. */
const WITHOUT_YEAR = { text: 0.62, picture: 0.5 };

function readDates(text: string, view: DocumentView): Reading[] {
  const dates = findDates(text, view.dateOrder);
  if (dates.length === 0 && view.referenceDay !== undefined)
    return findYearlessDates(text, view.referenceDay).map((day) => ({
      ...day,
      fit: view.pages.every(({ page }) => page.source === 'text') ? WITHOUT_YEAR.text : WITHOUT_YEAR.picture,
    }));
  return dates.map((date) => ({
    ...date,
    fit: date.partial || isTorn(text, date) ? 0.6 : date.short ? 0.93 : 1,
    doubt: date.ambiguous ? ('AMBIGUOUS_DATE_ORDER' as const) : undefined,
  }));
}

/** 令和7年11月2 at the end of a line: the day may continue in the next. */
const isTorn = (text: string, { from, to }: Span): boolean =>
  /月\s?\d$/u.test(narrow(text.slice(from, to))) && text.slice(to).trim() === '';

/** Japanese telephone numbers have ten digits, those of mobiles eleven: of one with nine, a digit was lost in reading. */
function trustOfPhone(value: string, view: DocumentView): Pick<Reading, 'fit' | 'doubt'> {
  const short = /^0\d{1,4}-\d{1,4}-\d{3,4}$/.test(value) && value.replaceAll('-', '').length === 9;
  return short && view.dateOrder.first === 'year' ? { fit: 0.6, doubt: 'LOW_OCR_CONFIDENCE' } : { fit: 1 };
}

/** 賃料の1か月分: so many months are no sum. */
const isMonths = (text: string, { to }: Span): boolean => /^\s?[かヶカケヵ箇]月/u.test(text.slice(to));

/** Part of a date with a month's name ("December 3, 2014") is no sum. */
function isInDate(text: string, span: Span, view: DocumentView): boolean {
  if (!/\p{Script=Latin}{3}/u.test(text)) return false;
  return findDates(text, view.dateOrder).some((date) => date.from < span.to && span.from < date.to);
}

/** 2025 of "31 October 2025" is no number of a paper. */
const isInDay = (text: string, { from, to }: Pick<Span, 'from' | 'to'>, view: DocumentView): boolean =>
  findDates(text, view.dateOrder).some(
    (date) => date.from <= from && to <= date.to && date.to - date.from > to - from,
  );

/** What looks like an IBAN but for its check digits: behind its label it is one, misprinted or misread. */
function misprintedIban(text: string): { from: number; to: number; value: string; fit: number }[] {
  if (findShape(text, 'iban').length > 0) return [];
  const match = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?(?![A-Z\d])/i.exec(text);
  if (!match) return [];
  const value = match[0].replace(/ /g, '');
  return [{ from: match.index, to: match.index + match[0].length, value, fit: 0.8 }];
}

function orCode(
  spans: readonly { from: number; to: number; value: string }[],
  text: string,
  fit: number,
): Reading[] {
  if (spans.length > 0) return spans.map((span) => ({ ...span, fit: 1 }));
  return readCodes(text)
    .filter((code) => code.value.replace(/\D/g, '').length >= 6)
    .map((code) => ({ ...code, fit: code.fit * fit }));
}

function readAccount(text: string): Reading[] {
  const exact = findShape(text, 'account');
  if (exact.length > 0) return exact.map((span) => ({ ...span, fit: 1 }));
  const iban = findShape(text, 'iban');
  if (iban.length > 0) return iban.map((span) => ({ ...span, fit: 0.9 }));
  return readCodes(text)
    .filter((code) => /\d{4}/.test(code.value))
    .map((code) => ({ ...code, fit: code.fit * 0.8 }));
}

/** "P/O 88192", "DG23 JYX": a code set in two parts that is all of its text. */
const TWO_PARTS =
  /^[\s:：#]*((?:[A-Z]\/[A-Z]|[A-Z]{1,3}\d{1,4}|\d{1,4}[A-Z]{1,3}) [A-Z\d][A-Z\d-]{1,9})\s*$/u;

/** "164.37" is a sum, which hardly numbers anything. */
const SUM = /^\d{1,3}(?:,?\d{3})*\.\d{2}$/;

function readCodes(text: string): Reading[] {
  const parts = TWO_PARTS.exec(narrow(text));
  if (parts?.[1] !== undefined) {
    const from = parts[0].indexOf(parts[1]);
    return [{ from, to: from + parts[1].length, value: parts[1], fit: 1 }];
  }
  // "SNM 882 140 937 02": a number in groups that is all of its text.
  const grouped = /^[\s:：#]*([A-Z\d]{2,6}(?: [A-Z\d]{2,6}){2,6}(?: [A-Z\d])?)\s*$/.exec(narrow(text));
  if (grouped?.[1] !== undefined && (grouped[1].match(/\d/g)?.length ?? 0) >= 6) {
    const from = grouped[0].indexOf(grouped[1]);
    return [{ from, to: from + grouped[1].length, value: grouped[1], fit: 1 }];
  }
  const prefixed = /^[\s:：#]*((?!(?:NO|NR|NUM|TEL|FAX|ID|REF)\b)[A-Z]{2,5} \d[\d-]*)\s*$/.exec(narrow(text));
  if (prefixed?.[1] !== undefined) {
    const from = prefixed[0].indexOf(prefixed[1]);
    return [{ from, to: from + prefixed[1].length, value: prefixed[1], fit: 1 }];
  }
  // 支通 260930-118, 汐法 R8-0762: whose number it is belongs to it where there is nothing else.
  const signed =
    /^[\s:：#]*((?!第)[\p{Script=Han}]{1,4}\s?(?=[\dA-Z-]*\d{3})[A-Z\d][A-Z\d-]{3,15})\s*$/u.exec(
      narrow(text),
    );
  if (signed?.[1] !== undefined && !/[年月日号]\s?\d|^(?:電話|番号|内線|直通)/u.test(signed[1])) {
    const from = signed[0].indexOf(signed[1]);
    return [{ from, to: from + signed[1].length, value: signed[1], fit: 0.97 }];
  }
  const codes: Reading[] = findCodes(text).map((span) => ({
    ...span,
    fit:
      /^\d{1,2}$/.test(span.value) || SUM.test(span.value)
        ? 0.55
        : /^\d{4}[-/年.]\d{1,2}[-/月.]\d{1,2}/.test(span.value) ||
            /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(span.value)
          ? 0.3
          : 1,
  }));
  if (codes.length > 0) return codes;
  const word = /^[\s#№:.]*([A-Z][A-Z_-]{1,20})\s*$/.exec(text);
  const at = word?.[1] === undefined ? -1 : text.indexOf(word[1]);
  return at >= 0 && word?.[1]
    ? [{ from: at, to: at + word[1].length, value: word[1], fit: word[1].length <= 4 ? 0.5 : 0.4 }]
    : [];
}

/** 係 小山田, 担当：高岡: what somebody does, before the name. */
export const ROLE_BEFORE =
  /^(?:(?:ご?担当者?|管理員|施設長|所長|院長|園長|校長|支店長|工場長|理事長|代表取締役(?:社長)?|代表者?|取締役|部長|課長|係長|主任|社員税理士|税理士|弁護士|医師|係員?|扱者?|責任者|店長|レジ|乗務員|運転手|受付|検針員|配達員|講師|幹事|世話人|事務局)[\s:：]+)(?=\p{L}{2})/u;

/** 渡会 由美子 様 is printed, or "Gráinne Ní Fhloinn, Credit Control"; the name is what is before it. */
function onlyName(reading: Reading): Reading {
  const bare = reading.value
    .replace(ROLE_BEFORE, '')
    .replace(/(?<=\p{L}{2}.*)\s*[(（][^(（]*$/u, '')
    .replace(/(?<=^\p{L}[\p{L}.'’-]* \p{L}[^,]*),\s.*$/u, '')
    .replace(/(?<=\p{L}.*)(?:\s*(?:㊞|\(?印\)?)|\s+済)$/u, '')
    .replace(/(?<=\p{L}{2}.*)\s*(?:様|殿|さん|さま|氏)$/u, '');
  return bare === '' ? reading : { ...reading, value: bare };
}

function readWhole(text: string, kind: Kind): Reading[] {
  const whole = trimText(text);
  if (!whole) return [];
  const value = tidy(text.slice(whole.from, whole.to));
  if (!/[\p{L}\p{N}]/u.test(value) || isTitle(value)) return [];
  const letters = /\p{L}/u.test(value);
  return [
    { from: whole.from, to: whole.to, value, fit: letters || kind === 'text' ? (letters ? 1 : 0.8) : 0.3 },
  ];
}
