import type { Concept, Role, Wordings } from './types.ts';
import { both } from './words/lists.ts';
import { same } from './values.ts';

/** What may be asked of a party; `*` is replaced by the party. The first wordings are for a party of a document that has two. */
const properties: Readonly<
  Record<string, readonly [ja: string, en: string, aloneJa: string, aloneEn: string]>
> = {
  name: [
    '*の名前|*|*の名称|*はどこか',
    'name of the *|*|the *|who is the *',
    '社名|名称|どこが出したか|名前',
    'company name|name of the business|who issued it',
  ],
  department: [
    '*の部署|*の部門名',
    'department of the *|section at the *|which department of the *',
    '部署名|部門',
    'department|section',
  ],
  person: [
    '*の担当者|*の担当者の名前|*側の担当',
    "contact at the *|person at the *|*'s contact name",
    '担当者名|担当の方',
    'contact person|for whose attention',
  ],
  postcode: ['*の郵便番号|*の〒', "postcode of the *|*'s zip code", '郵便番号|〒の番号', 'postcode|zip code'],
  address: [
    '*の住所|*の所在地|*はどこにあるか|*の住所（郵便番号は除く）',
    "address of the *|*'s address|where the * is|street and town of the *",
    '住所|所在地',
    'address|full address',
  ],
  tel: [
    '*の電話番号|*の電話|*のTEL|*にかける番号',
    "telephone of the *|*'s phone number|phone of the *|number to call the *",
    '電話番号|電話|TEL',
    'phone number|telephone|tel.',
  ],
  fax: [
    '*のFAX番号|*のファックス|*のFAX',
    "fax of the *|*'s fax number",
    'FAX番号|ファクス',
    'fax number|fax',
  ],
  email: [
    '*のメールアドレス|*のメール|*のE-mail',
    "e-mail of the *|*'s email address",
    'メールアドレス|E-mail|メールの宛先',
    'email address|e-mail',
  ],
  url: [
    '*のホームページ|*のサイト|*のURL',
    "website of the *|*'s web address",
    'ホームページ|サイトのURL',
    'website|web address',
  ],
  registration: [
    '*の登録番号|*のインボイス番号|*の適格請求書発行事業者番号',
    "tax number of the *|*'s VAT number|tax registration of the *",
    '登録番号|インボイス番号|Tで始まる番号',
    'tax number|VAT registration|tax id',
  ],
};

const groups: Readonly<Record<string, string>> = { name: 'party' };
/** By the role's own words: roles of two kinds of document may share their id and their first noun. */
const known = new Map<string, Concept>();

/** The concept of a party's property: `customer_tel`; the name is the role's own id. */
export function conceptFor(role: Role, what: string): Concept {
  const id = what === 'name' ? role.id : `${role.id}_${what}`;
  const key = JSON.stringify([id, role.nouns, role.headings]);
  const found = known.get(key);
  if (found) return found;
  const [ja, en] = properties[what]!;
  const concept: Concept = {
    id,
    type: 'text',
    labels:
      what === 'name'
        ? { ja: role.headings.ja.filter(Boolean), en: role.headings.en.filter(Boolean) }
        : { ja: [], en: [] },
    asks: { ja: fill(ja, role.nouns.ja), en: fill(en, role.nouns.en) },
    group: groups[what] ?? what,
    make: () => same(''),
  };
  known.set(key, concept);
  return concept;
}

const fill = (patterns: string, nouns: readonly string[]): string[] =>
  both(patterns, patterns).ja.flatMap((pattern) => nouns.map((noun) => pattern.replace('*', noun)));

/** How a property is asked for where only one party has it. */
export function plainAsks(what: string): Wordings {
  const [, , ja, en] = properties[what]!;
  return both(ja, en);
}

/** The property behind a party concept's id, as far as it is one. */
export function propertyOf(id: string, role: Role): string | undefined {
  if (id === role.id) return 'name';
  const what = id.startsWith(`${role.id}_`) ? id.slice(role.id.length + 1) : '';
  return what in properties ? what : undefined;
}
