import { FORM_EN, PLACE_EN, STREET_EN, TRADE_EN } from '../lexicon/en/names.ts';
import { FORM_JA, PREFECTURE, TRADE_JA } from '../lexicon/ja/names.ts';
import { TITLES } from '../lexicon/titles.ts';
import { narrow } from '../text/narrow.ts';
import { fold } from '../text/fold.ts';
import { repairAddress } from './repair.ts';

/** What documents call themselves by their last word: "Medical Bill", "Property Tax Notice". */
const TITLE_EN =
  /^(?:\p{L}[\p{L}'/-]* (?:of )?){0,3}(?:bill|invoice|statement|slip|receipt|report|certificate|notice|confirmation|folio|ticket|policy|agreement|contract|voucher|advice|schedule|payslip|timesheet|quotation|waybill|attendance|completion|insurance certificate)$/iu;

/** Whether a line is the title of a document (INVOICE, 請 求 書) and no name. */
export function isTitle(text: string): boolean {
  if (TITLE_EN.test(text.trim())) return !/^(?:due|payable|on|upon|against)\b/i.test(text.trim());
  if (
    /^[^\s株]{0,8}(?:明細書|請求書|納品書|見積書|注文書|発注書|領収書|領収証|計算書|通知書|報告書|案内書|受領書|明細|お知らせ|保険証券|入場券|乗車券|予約票|修了証|証明書|契約書|伝票|送り状)$/u.test(
      narrow(text).replace(/\s/g, ''),
    )
  )
    return true;
  return TITLES.has(fold(text).replace(/^(?:retail|sales)?(invoices?bill)$/, 'invoice'));
}

/** How surely a line is the name of a company or shop: 0 not at all, 1 it says so itself. */
export function rateCompany(text: string): number {
  const plain = narrow(text).trim();
  if (plain.length < 2 || plain.length > 70 || !/\p{L}{2}/u.test(plain)) return 0;
  if (isTitle(plain) || isSentence(plain) || isContactLine(plain)) return 0;
  if (/^(?:普通|当座|貯蓄|定期)(?:預金)?$|^(?:本店|[^\s]{1,8}(?:支店|出張所|営業部))$/u.test(plain)) return 0;
  if (FORM_JA.test(plain)) return 1;
  if (rateAddress(plain) >= 0.6) return 0;
  if (/^\d{1,5}[A-Za-z]? \p{L}[^,]*,/u.test(plain) && !FORM_EN.test(plain)) return 0.15;
  const digits = plain.replace(/\D/g, '').length;
  if (digits > plain.length * 0.3 || plain.includes(':')) return 0.1;
  if (FORM_EN.test(plain.replace(/[()[\]]/g, ' '))) return 0.95;
  if (TRADE_EN.test(plain) || TRADE_JA.test(plain)) return 0.7;
  return 0.4;
}

/** Whether a line is only the end of a name: "SDN. BHD.", "CO. (M) SDN BHD", "STATIONERY LTD". */
export function isNameEnd(text: string): boolean {
  const { words, named } = partsOfName(text);
  return FORM_EN.test(narrow(text)) && named.length <= 1 && words.length > named.length;
}

/** Whether a line is nothing but a legal form: "(M) SDN BHD", "Ltd." */
export function isLegalForm(text: string): boolean {
  return isNameEnd(text) && partsOfName(text).named.length === 0;
}

function partsOfName(text: string): { words: string[]; named: string[] } {
  const words = narrow(text)
    .trim()
    .replace(/\([A-Z]{1,3}\)/g, ' ')
    .split(/[\s.]+/)
    .filter((word) => /\p{L}/u.test(word));
  const named = words.filter(
    (word) =>
      !/^(?:sdn|bhd|sbn|ltd|limited|co|inc|llc|llp|lp|corp|company|gmbh|pty|pvt|pte|plc|bv|nv|sas|sarl|srl|spa|ag|kg|oy|ab|enterprise)$/i.test(
        word,
      ),
  );
  return { words, named };
}

/** A sentence or greeting, not a name. */
export function isSentence(text: string): boolean {
  if (
    /[。!！?？]|ください|下さい|ございます|いたします|致します|申し上げ|ました|します|です$|ます$|通り|とおり|について$/.test(
      text,
    )
  )
    return true;
  return (
    text.split(/\s+/).length > 13 || /\b(please|thank|goods sold|welcome|your|are|is|will|not)\b/i.test(text)
  );
}

/** A line of phone, fax, e-mail, web or registration, not a name or address. */
export function isContactLine(text: string): boolean {
  const plain = narrow(text);
  return (
    (/(?<![\p{L}])(?:tel|t|fax|f|phone|ph|mobile|h\/p|hp|e-?mail|mail|website|web|url|gst|vat|btw|tva|tax|reg|co\.? ?(?:reg|no)|company (?:no|reg)|roc|iban|bic|swift|abn|ein|sst|kvk|siret|rcs|tin|brn|uen|hotline|outlet|telephone|service tax|cin|whatsapp)\b[^\p{L}]{0,12}(?:(?:id|no|reg|registration|number|num)\b)?[^\p{L}]{0,6}\s*[:.#：]?\s*[#(]?[\d+(A-Z]/iu.test(
      plain,
    ) &&
      /\d{3}/.test(plain)) ||
    /@\w|https?:|www\.|(?:電話|℡|☎|ＴＥＬ|登録番号|携帯|直通|担当|事業者番号)/iu.test(plain) ||
    (/^\s*(?:(?:\+|0|\(\d)[\d\s()+./-]{7,}|\d{3}[-.]\d{3}[-.]\d{4})\s*$/.test(plain) &&
      plain.replace(/\D/g, '').length >= 9) ||
    /^[\s(+]*0\d{1,3}[\s-]{0,3}\d{3,4}\s?-?\s?\d{3,4}\W*$/u.test(plain) ||
    /^\(?\s*[A-Z]{0,3}\d{4,}\s?-?\s?[A-Z\d]?\s*\)?$/u.test(plain)
  );
}

/** 広島市中区十日市町三ノ八ノ一: the numbers of a street as letterheads write them. */
const IN_KANJI_NUMBERS =
  /[市区町村郡][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,8}?[一二三四五六七八九十百〇]+(?:丁目|番地?|[ノの之])\s?[一二三四五六七八九十百〇]/u;
/** "CT-1190-A" is a code and no court, "4. JOB ADDRESS" the label of a box. */
const NO_ADDRESS = /^[A-Z]+-?\d[A-Z\d-]*$|^\d{1,2}[.)] [A-Z][A-Z /]+(?:\([A-Z]+\))?$/;

/** "Dr and Mrs A. Rahimi": no drive. */
const DOCTOR = /^Dr\.?(?= (?:\p{Lu}|and\b|&))/u;

/** How surely a line is part of an address, 0 to 1. */
export function rateAddress(text: string): number {
  const plain = repairAddress(narrow(text).trim().replace(DOCTOR, ''));
  if (plain.length < 2 || isSentence(plain) || NO_ADDRESS.test(plain)) return 0;
  if (/〒\s?\d{3}/.test(plain)) return 1;
  if (PREFECTURE.test(plain) && /[市区町村郡]|\d/.test(plain)) return 1;
  if (
    /[\u4e00-\u9fff]{1,6}[市区町村郡][\u4e00-\u9fff]{1,8}.*\d|\d丁目|\d番地?\d*号?|\d+-\d+-\d+.*[ビ階F]/u.test(
      plain,
    )
  )
    return 0.9;
  if (IN_KANJI_NUMBERS.test(plain)) return 0.9;
  if (
    /(?:ビル|マンション|タワー|ハイツ|センター|プラザ|会館)\s*\d*(?:階|F|号室|号)?$|\d+(?:階|F|号室)$/u.test(
      plain,
    )
  )
    return 0.75;
  let score = 0;
  const number = /\d/.test(plain);
  if (STREET_EN.test(plain)) score += number ? 0.75 : 0.5;
  if (PLACE_EN.test(plain)) score += 0.5;
  if (/(?<!\d)\d{5}(?:-\d{4})?(?!\d)/.test(plain) && /\p{L}{3}/u.test(plain)) score += 0.5;
  if (
    /(?<![A-Z])[A-Z]{2} \d{5}|(?<![A-Z])[A-Z]{2,3} \d{4}(?!\d)|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b\d{4} ?[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]\d[\dW] [A-Z\d]{4}\b/.test(
      plain,
    )
  )
    score += 0.5;
  if (
    /^\s*(?:no\.?\s*)?\d+[\dA-Za-z/&-]*(?:[,.]\s*|\s+)(?:\d[\d,\s]*)?(?:[NESW]{1,2}\.? )?\p{L}{3}/iu.test(
      plain,
    )
  )
    score += 0.35;
  if (
    /^\p{Lu}?\p{L}{3,}(?:straße|strasse|str\.|gasse|platz|weg|allee|gata|gatan|gade|vej|straat|laan)\s?\d/iu.test(
      plain,
    )
  )
    score += 0.75;
  if (/^\d{4,5} \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(plain)) score += 0.3;
  if (/,/.test(plain)) score += 0.1;
  return Math.min(1, score);
}
