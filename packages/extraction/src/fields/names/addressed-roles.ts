import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';
import { namesOf } from '../parties.ts';

/** What whoever a paper is addressed to is to its author, as the last word of a Japanese instruction and its name: 使用者の名前. */
const ROLE_JA =
  /(?:^|[のる])(?:ご|御)?(?<role>使用者|利用者|契約者|契約している(?:人|会社)|加入者|名義人?|持ち主|会員|納付者|納税者|需要家|居住者|入居者|受給者|送付先|宛先|宛名|お客さ[まん]|お客様)(?:の?(?:お?名前|氏名|名称|会社名|社名|名|名義))?$/u;
/** The same of an English one, as its first words. */
const ROLE_EN =
  /^(?:name of (?:the )?|the |whose )?(?:(?:person|business|company|firm|organi[sz]ation|household) (?:that|who|which) (?:owns|holds|has|uses) (?:the|this) (?:account|policy|contract|supply|meter)|(?:account|policy|contract|plan) ?(?:holder|owner)|(?<role>customer|client|subscriber|member|tenant|occupier|resident|homeowner|taxpayer|ratepayer|addressee|user|consumer))(?:['’]s)?(?: name)?$/i;
/** How surely whoever is addressed has the role: a label would say more. */
const SHARE = 0.78;
const MIN_NAME = 0.55;

/** Whom a paper is addressed to, asked for by what they are to its author, where nothing printed has that name. */
export function addressedRoles({ kind, asked, concept }: FieldQuery, view: DocumentView): Candidate[] {
  if ((kind !== 'person' && kind !== 'company' && kind !== 'text') || concept === 'customer') return [];
  const plain = asked.replace(/\s*[（(][^（()）]*[)）]\s*$/u, '').trim();
  const match = ROLE_JA.exec(plain) ?? ROLE_EN.exec(plain);
  if (!match || isPrinted(match.groups?.role, view)) return [];
  return namesOf('customer', view)
    .filter(({ score }) => score >= MIN_NAME)
    .map((one) => ({ ...one, score: SHARE * one.score, doubt: 'WEAK_LABEL' }));
}

/** Whether the paper itself speaks of the role, and not of the number or the code of whoever has it. */
function isPrinted(role: string | undefined, view: DocumentView): boolean {
  if (role === undefined) return false;
  const named = new RegExp(
    String.raw`(?:^|[^\p{L}]|ご|御|被)${role}(?:名|氏名|様|の|['’]s)?(?! ?(?:番号|コード|no\b|number|id\b|service|care|ref))`,
    'iu',
  );
  return view.pages.some(({ segments }) => segments.some(({ text }) => named.test(text)));
}
