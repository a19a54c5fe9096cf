import type { FieldQuery } from '../../instruction/field-query.ts';
import { unitAsked, unitBehind } from '../../instruction/stated/units.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { fold } from '../../text/fold.ts';
import { rateCompany } from '../../values/names.ts';
import { mayBeAddress, mayBeCompany, mayBePerson } from '../../values/name-shapes.ts';
import { textOf } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';
import { asksForExtension } from '../shapes/extensions.ts';

/** Boxes for stamps are headed by who stamps; their heads are no names. */
const STAMP_HEADS =
  /^(?:社長|会長|部長|次長|課長|係長|主任|店長|所長|上長|上司|担当|担当者|承認|審査|照査|確認|検印|検収|受付|経理|作成|発行|起案|決裁|印|氏名|name|date|signature|approved|checked)$/iu;

/** What money is counted in: a code of three letters, a sign, or its name. */
const CURRENCY =
  /^(?:[A-Z]{3}|[¥￥$€£]|.{0,12}(?:円|ドル|ユーロ|ポンド|人民元|ウォン|フラン|dollars?|euros?|pounds?(?: sterling)?|yen|francs?)(?: ?\([A-Z]{3}\))?)$/iu;

/** Whether a candidate can be a name at all where one is asked for. */
export function isPossible(candidate: Candidate, query: FieldQuery): boolean {
  if (!hasEdges(candidate, query)) return false;
  if (query.concept === 'currency') return CURRENCY.test(candidate.value);
  if (!mayNumber(candidate, query) || isOtherUnit(candidate, query)) return false;
  if (!hasFormAsked(candidate, query) || isWholePhone(candidate, query)) return false;
  if (query.kind === 'amount') return !isOtherTax(candidate, query);
  if (query.kind !== 'person') return true;
  if (ISSUERS_OWN.test(query.asked) && isAddressed(candidate)) return false;
  const value = candidate.value.replace(/\s/g, '');
  // Whatever has a company's legal form is no person.
  return (
    !/[@\d]/.test(value) &&
    !STAMP_HEADS.test(value) &&
    (isHolder(query)
      ? mayBePerson(candidate.value) || rateCompany(candidate.value) >= 0.95
      : mayBePerson(candidate.value) && rateCompany(candidate.value) < 0.95)
  );
}

/** Whether a value begins and ends as the instruction says. */
function hasEdges(candidate: Candidate, { edges: { start = '', end = '' } }: FieldQuery): boolean {
  const printed = fold(textOf(candidate));
  return printed.startsWith(fold(start)) && printed.endsWith(fold(end));
}

/** Where an extension is asked for, the number of the switchboard is none. */
const isWholePhone = ({ value }: Candidate, query: FieldQuery): boolean =>
  asksForExtension(query) && value.replace(/\D/g, '').length > MAX_EXTENSION;
const MAX_EXTENSION = 6;

/** カードの番号, 車両番号: a code. */
const ASKS_NUMBER = /(?:番号|ナンバー)(?:は|を|です|をお願いします)?(?:\s*[（(][^（()）]*[)）])?$/u;
const SUM = /^[¥￥$€£]?\s?\d{1,3}(?:[,，]\d{3})+円?$/u;
const MAX_NUMBER = 60;

/** Whether a value may number something, where a number of that sort is asked for: sums of money and sentences do not. */
function mayNumber(candidate: Candidate, { asked }: FieldQuery): boolean {
  if (!ASKS_NUMBER.test(asked)) return true;
  const text = textOf(candidate);
  return (
    /[\p{Nd}A-Z〇一二三四五六七八九十]/u.test(text) &&
    text.length <= MAX_NUMBER &&
    !/。/u.test(text) &&
    !SUM.test(text)
  );
}

/** "13 digits", T＋13桁: how many figures all of the value has; of 下4桁 it is a part. */
const FIGURES =
  /(?<!(?:last|first|final|下|末尾|最後の?|上|頭)[ の]?)(?<!\d)(\d{1,2})\s?(?:桁|-?digits?\b)/iu;
const MASKED = /[*＊●xX]{3,}/u;
const MAY_BE_MASKED = /\b(?:card|account|member|customer|number ending)|カード|口座|会員|お?客様|顧客/iu;

/** Whether a value has what an instruction says that it has: so many figures; a number with stars is one of a card or an account. */
function hasFormAsked(candidate: Candidate, { asked, kind }: FieldQuery): boolean {
  const text = textOf(candidate);
  const figures = Number(FIGURES.exec(asked)?.[1] ?? 0);
  if (figures > 0 && kind !== 'amount' && text.replaceAll(/\P{Nd}/gu, '').length !== figures) return false;
  return !(kind === 'code' && MASKED.test(text) && !MAY_BE_MASKED.test(asked));
}

const CURRENCY_BEFORE = /(?:[¥￥$€£]|[A-Z]{3}) ?-?$/u;
const CURRENCY_BEHIND = /^ ?(?:円|[€%％]|[A-Z]{3}(?!\p{L}))/u;

/** The unit of the figure that is asked for; undefined where none is named. */
const unitWanted = ({ asked, kind }: FieldQuery): number | undefined =>
  kind === 'number' ? unitAsked(asked) : undefined;

/** Whether a figure is printed with a currency, or another unit than the one that the instruction names in brackets. */
function isOtherUnit({ ranges: [range] }: Candidate, query: FieldQuery): boolean {
  const unit = unitWanted(query);
  if (unit === undefined || range === undefined) return false;
  const { text } = range.segment;
  const printed = unitBehind(text.slice(range.to));
  if (printed !== undefined) return printed !== unit;
  return (
    CURRENCY_BEFORE.test(text.slice(0, range.from)) ||
    CURRENCY_BEFORE.test(/^\D*/u.exec(text.slice(range.from))?.[0] ?? '') ||
    CURRENCY_BEHIND.test(text.slice(range.to))
  );
}

/** Candidates that are printed with the unit that the instruction names in brackets; all where none is. */
export function preferUnit(candidates: readonly Candidate[], query: FieldQuery): Candidate[] {
  const unit = unitWanted(query);
  if (unit === undefined) return [...candidates];
  const measured = candidates.filter(
    ({ ranges: [range] }) => range !== undefined && unitBehind(range.segment.text.slice(range.to)) === unit,
  );
  return measured.length > 0 ? measured : [...candidates];
}

/** Whether an answer has the form of what is asked for: a company is no sum and no day, an address no telephone. */
export function isInForm({ value }: Pick<Candidate, 'value'>, { kind, asked }: FieldQuery): boolean {
  // "P.O. Box" asks for what says that it is one.
  if (PO_BOX.test(asked) && !/\bbox\b|私書箱/iu.test(value) && !/^\d+$/.test(value)) return false;
  if (kind === 'company') return mayBeCompany(value);
  return kind !== 'address' || mayBeAddress(value);
}

const PO_BOX = /^(?:the )?(?:p\.? ?o\.?|post office) ?box\b|^私書箱/iu;

/** Who treats, serves or inspects is not addressed with 様 on the paper. */
const ISSUERS_OWN = /担当(?:医|の(?:医師|先生))|医師|主治医|係員|販売員|整備士|検針員/u;

function isAddressed({ value, ranges: [range] }: Candidate): boolean {
  return (
    /[様殿]$/u.test(value.trim()) ||
    (range !== undefined && /^\s?[様殿]/u.test(range.segment.text.slice(range.to)))
  );
}

/** Taxes that are none on what is sold; 宿泊税 is not the 消費税 that is printed. */
const OTHER_TAX =
  /(宿泊|入湯|重量|自動車|印紙|固定資産|都市計画|住民|所得|ゴルフ場利用|環境性能割|軽油引取)税/u;

/** Whether one special tax is asked for, and a sum is printed beside the name of the tax on sales. */
function isOtherTax({ ranges: [range] }: Candidate, { asked }: FieldQuery): boolean {
  const special = OTHER_TAX.exec(asked)?.[1];
  const row = range?.segment.layout.rows[range.segment.row];
  const printed = row?.segments.map(({ text }) => text).join(' ') ?? '';
  return special !== undefined && /消費税|内税|外税/u.test(printed) && !printed.includes(special);
}

/** Accounts belong to, and papers are addressed to, companies as well as people. */
const isHolder = ({ concept }: FieldQuery): boolean => concept === undefined || HOLDERS.has(concept);

const HOLDERS: ReadonlySet<ConceptId> = new Set([
  'account_holder',
  'applicant',
  'attention',
  'beneficiary',
  'guest',
  'holder',
  'insured',
  'member',
  'representative',
]);
