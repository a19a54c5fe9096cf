import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { memoize } from '../../memoize.ts';
import { tidy } from '../../text/fold.ts';
import type { Candidate } from '../candidate.ts';
import { findYearlessDates } from '../../values/yearless-dates.ts';
import { readText } from '../read-kind.ts';
import { paragraphsOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';

/** How surely a value is the one asked for that a sentence made to say it says. */
const SAID = 0.72;
/** What a day counts whose year is not said. */
const WITHOUT_YEAR = 0.75;
/** How surely what the heading of a letter speaks of is what it invites to. */
const HEADED = 0.6;

const NAME = String.raw`[\p{Script=Han}々]{1,4}[\s\u3000]?[\p{Script=Han}々ぁ-んァ-ヶー]{1,4}?`;
const HOUR = String.raw`(?:午前|午後|AM|PM)\s?\d{1,2}\s?(?:時(?:半|\s?\d{1,2}\s?分)?|[:：]\d{2})|正午|\d{1,2}\s?時(?:半|\s?\d{1,2}\s?分)?|\d{1,2}[:：]\d{2}`;

/** 請求書（INV-58204）, 見積書(No. 31-7): the number of a paper that a sentence speaks of. */
const numberOf = (paper: string): RegExp =>
  new RegExp(
    String.raw`${paper}\s?[（(](?:No\.?|№|番号[:：]?)?\s?(?<value>(?=[A-Z\d-]*\d)[A-Z\d][A-Z\d/-]{2,19})[)）]`,
    'iu',
  );

/** How Japanese letters say in their paragraphs what forms have labels for. */
const PATTERNS: Readonly<Partial<Record<ConceptId, readonly RegExp[]>>> = {
  event: [
    /(?:このたび|この度|さて|今般|今年も|本年も)(?:は|も)?、?(?:このたび|この度|今般)?(?:は|も)?、?(?:(?:毎年)?恒例の)?(?<value>[^、。]{3,40}?)(?:を|は)、?(?=来る|きたる|下記|左記|以下|次のとおり|別紙|\d|令和|開催|催)/u,
  ],
  venue: [
    /(?:[、。:：]|より|から)\s?(?<value>[^、。:：]{2,40}?)\s?(?:において|に於いて|にて)、?(?:下記|次のとおり|左記)?.{0,8}?(?:開催|執り行|行[いうわ]|挙行|催|実施)/u,
  ],
  start_time: [
    new RegExp(
      String.raw`(?<!(?:平日|受付|電話|土日|営業).{0,6})(?<!\d)(?<value>${HOUR})\s*(?:より|から|開始|開会|開演|[~〜～])`,
      'u',
    ),
  ],
  contact: [
    new RegExp(
      String.raw`(?:事務局|幹事|担当者?|係|窓口|世話人)(?:の|は|[:：、])\s*(?:担当)?[の:：]?\s*(?<value>${NAME})(?<![部課係室局])(?=\s*(?:[（(](?:電話|TEL|内線|直通|\d)|まで|宛|あて|が(?:担当|承)|です|TEL|電話))`,
      'u',
    ),
  ],
  speaker: [
    new RegExp(
      String.raw`(?:の|、|・|[\s\u3000]|^)(?<value>${NAME})\s?(?:先生|氏|教授|様|さん)(?:を(?:講師[にと])?(?:お招き|お迎え|招)|に(?:よる|ご講演|ご講話|お話)|が(?:ご?講演|登壇))`,
      'u',
    ),
  ],
  invoice_number: [numberOf('請求書')],
  order_number: [numberOf('(?:注文書|発注書)')],
  quote_number: [numberOf('見積書')],
  delivery_number: [numberOf('納品書')],
  topic: [/[「『](?<value>[^」』]{2,60})[」』]と(?:題し|いうテーマ|して、?ご?講演)/u],
};

function dayOf(paper: string): RegExp {
  return new RegExp(String.raw`^\s?付け?の?(?:貴社|弊社|当社)?[ご御]?${paper}`, 'u');
}

/** 貴社注文書（注文番号 12、4月15日付）: the day of the paper that a sentence refers to. */
const DATED: Readonly<Partial<Record<ConceptId, RegExp>>> = {
  order_date: /(?:注文書?|発注書?)[^。]{0,40}$/u,
  quote_date: /見積書?[^。]{0,40}$/u,
  contract_date: /契約書?[^。]{0,40}$/u,
  invoice_date: /請求書?[^。]{0,40}$/u,
  delivery_date: /納品書?[^。]{0,40}$/u,
};
/** 令和7年8月31日付請求書: the same said the other way round. */
const OF_DAY: Readonly<Partial<Record<ConceptId, RegExp>>> = {
  order_date: dayOf('(?:注文|発注)'),
  quote_date: dayOf('見積'),
  contract_date: dayOf('契約'),
  invoice_date: dayOf('請求'),
  delivery_date: dayOf('納品'),
};
/** What such a day is followed by. */
export const IS_DATED = /^\s?付(?!近)/u;

const BEHIND_DAY = String.raw`^(?:\s?[（(].{1,4}[）)])?\s?`;

/** What follows a day in a sentence that says what the day is for. */
const DAYS: Readonly<Partial<Record<ConceptId, RegExp>>> = {
  event_date: new RegExp(
    String.raw`${BEHIND_DAY}(?:${HOUR})?\s?(?:より|から|に)?、?[^。]{0,60}(?:開催|執り行|行[いうわ]|挙行|催)`,
    'u',
  ),
  reply_date: new RegExp(
    String.raw`${BEHIND_DAY}(?:${HOUR})?(?:必着で?)?(?:まで|迄)に?、?[^。]{0,50}(?:返信|返事|返送|お知らせ|ご?連絡|回答|申し?込|投函|ご一報|提出|お申し?出)`,
    'u',
  ),
  due_date: new RegExp(
    String.raw`${BEHIND_DAY}(?:まで|迄)に?、?[^。]{0,80}(?:振り?込|支払|ご?入金|納付|送金)`,
    'u',
  ),
  effective_date: new RegExp(
    String.raw`${BEHIND_DAY}(?:付で|付けで|より|から|をもって|をもちまして)、?[^。]{0,50}(?:改定|変更|移転|適用|実施|施行|開始|就任|着任|営業)`,
    'u',
  ),
};

/** What the paragraphs of a letter say of a value asked for, without any label. */
export function saidInLetters(query: FieldQuery, view: DocumentView): Candidate[] {
  const { concept } = query;
  if (concept === undefined) return [];
  const found = paragraphsOf(view).flatMap((paragraph) => [
    ...(PATTERNS[concept] ?? []).flatMap((pattern) => matched(pattern, paragraph)),
    ...daysIn(paragraph, { behind: DAYS[concept] }, view),
    ...daysIn(paragraph, { before: DATED[concept], behind: IS_DATED }, view),
    ...daysIn(paragraph, { behind: OF_DAY[concept] }, view),
  ]);
  return concept === 'event' ? [...found, ...headings(view)] : found;
}

function matched(pattern: RegExp, { text, rangesOf }: Sentence): Candidate[] {
  const match = pattern.exec(text);
  const value = match?.groups?.value?.trim();
  if (!match || value === undefined || value === '') return [];
  const from = match.index + match[0].indexOf(value);
  return [candidate(tidy(value), rangesOf(from, from + value.length), SAID)];
}

interface Around {
  readonly before?: RegExp | undefined;
  readonly behind: RegExp | undefined;
}

function daysIn({ text, rangesOf }: Sentence, { before, behind }: Around, view: DocumentView): Candidate[] {
  if (behind === undefined || (behind === IS_DATED && before === undefined)) return [];
  const days = readText('date', text, view);
  const yearless = view.referenceDay === undefined ? [] : findYearlessDates(text, view.referenceDay);
  const more = yearless.filter(({ from }) => !days.some((day) => day.from <= from && from < day.to));
  return [...days, ...more.map((day) => ({ ...day, fit: WITHOUT_YEAR }))]
    .filter(({ from, to }) => behind.test(text.slice(to)) && before?.test(text.slice(0, from)) !== false)
    .map(({ value, from, to, fit }) => candidate(value, rangesOf(from, to), SAID * Math.sqrt(fit)));
}

const HEADING =
  /^[\s\u3000]*(?<value>\S.{2,36}?)(?:(?:の|開催の|実施の)?(?:ご案内|開催案内|お知らせ|案内状|開催通知)|開催について)(?:について)?$/u;

/** 秋季例会のご案内: what the heading of a letter with paragraphs says that it is about. */
const headings = memoize((view: DocumentView): Candidate[] =>
  paragraphsOf(view).length === 0
    ? []
    : (view.pages[0]?.segments ?? []).flatMap((segment) => {
        const value = HEADING.exec(segment.text)?.groups?.value;
        if (value === undefined) return [];
        const from = segment.text.indexOf(value);
        return [candidate(tidy(value), [{ segment, from, to: from + value.length }], HEADED)];
      }),
);

const candidate = (value: string, ranges: Candidate['ranges'], score: number): Candidate => ({
  value,
  ranges,
  score,
  doubt: 'WEAK_LABEL',
});
