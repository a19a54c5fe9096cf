import { rateAddress, rateCompany } from '../../values/names.ts';

const ENGLISH =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'’-]+){1,2}$/u;
/** Surname and given name separated by a space: two to four characters of which most are Chinese. */
const JAPANESE =
  /^[\p{Script=Han}々]{1,4}[\s\u3000](?:[\p{Script=Han}々]{1,3}[\p{Script=Hiragana}]?|[\p{Script=Hiragana}]{2,4}|[\p{Script=Katakana}ー]{2,5})$/u;
/** Capitalised words that no person is called by. */
const WORDS =
  /\b(?:account|address|amount|balance|bill|card|charges?|code|contact|copy|cover|customer|data|date|delivery|details?|department|description|discount|due|fee|form|goods|home|issue|item|limit|list|meter|name|net|notes?|number|office|order|page|paid|pay(?:ment)?|period|plan|plus|price|product|quantity|rate|reading|receipt|reference|room|sales|service|ship|sheet|standard|statement|summary|supply|tariff|tax|team|terms?|time|total|type|unit|usage|value|warranty|your?|our|the|and|of)\b/i;
const WORDS_JA = /[部課係室店様印額料金計数品番号日付月年税]|合計|明細|請求|領収|単価|備考|担当/u;

/** Whether a text is the name of a person by its letters: given name and surname, nothing of a company or an address. */
export function isPersonName(text: string): boolean {
  const plain = text.trim();
  if (JAPANESE.test(plain)) return !WORDS_JA.test(plain);
  return (
    ENGLISH.test(plain) &&
    !WORDS.test(plain) &&
    rateCompany(plain) <= 0.4 &&
    rateAddress(plain) < 0.3 &&
    plain !== plain.toUpperCase()
  );
}
