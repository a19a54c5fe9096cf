import type { FieldQuery } from '../../instruction/field-query.ts';
import { isJapanese } from '../../text/script.ts';
import type { FoundValue } from '../../types.ts';
import { likelyKinds } from '../worded/answer-kinds.ts';
import { bestRate } from '../worded/labels.ts';
import { flag } from './form.ts';
import type { Numbers } from './form.ts';

/** What a question says of the part that is asked for. */
const PARTS: Readonly<Record<string, RegExp>> = {
  numberOnly: /number only|number alone|figure|digits|数字(?:だけ|のみ)|数値/iu,
  untitled:
    /no title|without (?:any |the |his |her |a )?(?:title|rank|mr|mrs|ms|dr)\b|leave out m|様なし|様は|敬称|(?:役職|肩書)(?:は|なし|を除|抜|不要|を付けず)/iu,
  unsigned: /no sign|without (?:the )?(?:sign|minus)|unsigned|符号(?:な|は|を|抜)|マイナス(?:なし|は)/iu,
  surname: /surname|family name|名字|苗字|姓/iu,
  unposted: /without (?:the )?(?:post|zip)|郵便番号(?:は|なし|を除|抜)|〒/iu,
};
const CONTACTS: ReadonlySet<string> = new Set(['phone', 'email', 'url']);
const CODES: ReadonlySet<string> = new Set(['code', 'number', 'account', 'registration', 'postal']);
/** The kinds whose likelihood is a number of its own. */
const SHARES = ['person', 'company', 'text', 'amount', 'date', 'code', 'number', 'address'] as const;

/** Numbers that describe a question, and what the rules found for it. */
export function askedFor(query: FieldQuery, found: FoundValue, nearestLabel: number): Numbers {
  const { kind, anchors, asked, concept, party, pick, rate, isPlain } = query;
  const shares = likelyKinds(query);
  const likely = SHARES.map((one) => [`asks_${one}`, shares.find((share) => share.kind === one)?.share ?? 0]);
  return {
    ...Object.fromEntries(likely),
    ...Object.fromEntries(Object.entries(PARTS).map(([name, pattern]) => [name, flag(pattern.test(asked))])),
    kindAmount: flag(kind === 'amount'),
    kindDate: flag(kind === 'date'),
    kindText: flag(kind === 'text'),
    kindPerson: flag(kind === 'person'),
    kindCompany: flag(kind === 'company'),
    kindAddress: flag(kind === 'address'),
    kindContact: flag(CONTACTS.has(kind)),
    kindCode: flag(CODES.has(kind)),
    plain: flag(isPlain),
    meaning: flag(concept !== undefined),
    asksParty: flag(party !== undefined),
    asksIssuer: flag(party === 'issuer'),
    asksCustomer: flag(party === 'customer'),
    quoted: flag(anchors.some(({ weight }) => weight === 1)),
    anchored: flag(anchors.some(({ relation, weight }) => weight === 1 && relation !== 'beside')),
    rated: flag(rate !== undefined),
    picked: flag(pick !== undefined),
    familiar: bestRate(query),
    nearestLabel,
    askedLength: Math.min(60, asked.length),
    japanese: flag(isJapanese(asked)),
    rulesFound: flag(found.value !== null),
    rulesConfidence: found.confidence ?? 0,
    rulesDoubt: flag(found.reason !== null),
  };
}
