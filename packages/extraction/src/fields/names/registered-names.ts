import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';

const NAME = String.raw`(?<name>(?:\p{Lu}[\p{L}\d&'’.-]*|&|of|and|the|der|van|de)(?: (?:\p{Lu}[\p{L}\d&'’.-]*|&|of|and|der|van|de|\([\p{L} ]+\))){0,6} (?:Ltd|Limited|plc|PLC|LLP|LLC|Inc|Corp|Corporation|GmbH|AG|S\.?A|B\.?V|N\.?V|Pty Ltd|Pvt\.? Ltd))`;
/** How the small print of a letter says whose it is: "… Ltd. Registered in England and Wales". */
const REGISTERED = new RegExp(
  String.raw`${NAME}\.?,? ?(?:\(?(?:is |are )?(?:registered|incorporated|authori[sz]ed|regulated)\b|company (?:no|number|reg)|reg(?:d|\.)? (?:no|office))|\b(?:trading (?:name|style) of|issued by|a (?:part|subsidiary|division|member) of) ${NAME.replace('<name>', '<other>')}`,
  'iu',
);
const FULL = /\b(?:full|legal|registered|official)\b.*\bname\b|\bsmall print\b|\bfine print\b/i;

/** 汐入リゾート開発株式会社 登録番号 T…: whose the registration is. */
const REGISTERED_JA =
  /^(?<name>(?:(?:株式|有限|合同|合資)会社|一般[社財]団法人)?[^\s:：]{2,24}(?:(?:株式|有限|合同|合資)会社)?)[ 　]+(?:適格請求書発行事業者)?登録番号[:：]?\s?T\d{13}/u;
const ASKS_JA =
  /運営(?:会社|者|元|法人|(?:する|している)(?:会社|法人|企業|ところ))|登録番号の(?:持ち主|会社|名義)|発行事業者/u;

/** The company whose registration number is printed behind its name, where who runs a place is asked for. */
export function operatorNames({ asked, name }: FieldQuery, view: DocumentView): Candidate[] {
  if (!ASKS_JA.test(`${asked} ${name}`)) return [];
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const value = REGISTERED_JA.exec(segment.text)?.groups?.name;
      return value === undefined
        ? []
        : [{ value, ranges: [{ segment, from: 0, to: value.length }], score: 0.9 }];
    }),
  );
}

/** The company that the small print names as registered: the whole name of whom the letterhead calls by a brand. */
export function registeredNames({ party, asked, name }: FieldQuery, view: DocumentView): Candidate[] {
  if (party !== 'issuer') return [];
  const score = FULL.test(`${asked} ${name}`) ? 0.9 : 0.55;
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const match = segment.text.length < 20 ? null : REGISTERED.exec(segment.text);
      const value = match?.groups?.name ?? match?.groups?.other;
      // Case is not looked at above, so that the words in capitals match; a name begins with a capital.
      if (value === undefined || !/^\p{Lu}/u.test(value)) return [];
      const from = segment.text.indexOf(value);
      const ranges = [{ segment, from, to: from + value.length }];
      return [{ value, ranges, score, doubt: 'WEAK_LABEL' as const }];
    }),
  );
}
