import { conceptOf } from './concepts/index.ts';
import { kindOf } from './kinds/index.ts';
import type { Kind } from './kinds/define.ts';
import { makeParty } from './parties.ts';
import { printAmount } from './values.ts';
import type { Concept, Content, Fact, LayoutFamily, ProseLine, Scene, Wordings } from './types.ts';
import { pickWording, wordingsOf } from './wording.ts';
import { both } from './words/lists.ts';

/** What a document of the family says. */
export function makeContent(scene: Scene): Content {
  const { family } = scene;
  const kind = kindOf(family.kind);
  const tables = kind.tables?.(scene) ?? [];
  const parties = [kind.issuer, ...(kind.recipient ? [kind.recipient] : [])].map((role, index) =>
    makeParty(scene, role, { issuer: index === 0, trade: index === 0 ? kind.trade : undefined }),
  );
  const used = new Set<string>();
  const facts = (ids: string): Fact[] => factsOf(scene, ids, used);
  const highlighted = family.choices.chance('highlight', 0.65);
  const sums = facts(kind.sums);
  // Where the sum is printed among the sums as well, the large one above repeats it.
  const highlight = highlighted ? (repeated(scene, kind, sums) ?? facts(kind.highlight)[0]) : undefined;
  const head = withAmount(scene, kind, facts(kind.head), [...sums, ...(highlight ? [highlight] : [])], used);
  return {
    title: pickWording(family, 'title', kind.titles),
    parties,
    head,
    groups: kind.groups.map(({ heading, facts: ids }, index) => ({
      heading: pickWording(family, `group.${index}`, heading),
      facts: facts(ids),
    })),
    highlight,
    greeting: family.choices.chance('greeting', 0.6) ? pickWording(family, 'greetings', kind.greetings) : '',
    tables,
    sums,
    foot: facts(kind.foot),
    prose: [],
    notes: family.choices.chance('notes', 0.35)
      ? [pickWording(family, 'notes.text', kind.notes)].filter(Boolean)
      : [],
  };
}

function repeated({ family, amounts }: Scene, kind: Kind, sums: readonly Fact[]): Fact | undefined {
  const sum = sums.find(({ concept }) => concept.id === kind.highlight.replace('?', ''));
  const amount = sum && amounts.get(sum.concept.id);
  return (
    sum && {
      ...sum,
      ...(amount !== undefined && printAmount(family, amount)),
      label: labelOf(family, sum.concept, 'highlight'),
      before: amountBefore(family),
      after: amountAfter(family),
    }
  );
}

/** A document whose amount is neither shown large nor summed up states it among its heads. */
function withAmount(
  scene: Scene,
  kind: Kind,
  head: readonly Fact[],
  shown: readonly Fact[],
  used: Set<string>,
): Fact[] {
  const id = kind.highlight.replace('?', '');
  if (id === '' || kind.highlight.endsWith('?') || shown.some(({ concept }) => concept.id === id))
    return [...head];
  return [...head, ...factsOf(scene, id, used)];
}

const amountBefore = (family: LayoutFamily): string =>
  family.language === 'ja' && family.choices.chance('highlight.kin', 0.12) ? '金' : '';
const amountAfter = (family: LayoutFamily): string =>
  family.language === 'ja'
    ? family.choices.pick('highlight.after', ['', '', '', '', '（税込）', '也'])
    : family.choices.pick('highlight.after', ['', '', '', '', ' only']);

/** Facts of a list of concept ids; an id ending in `?` occurs in some families, and there on most documents. */
function factsOf(scene: Scene, ids: string, used: Set<string>): Fact[] {
  const { family, random } = scene;
  const entries = ids.split(' ').filter(Boolean);
  return entries.flatMap((entry) => {
    const id = entry.replace('?', '');
    if (entry.endsWith('?') && !(family.choices.chance(`has.${id}`, 0.5) && random.chance(0.92))) return [];
    const concept = conceptOf(id);
    if (concept.labels[family.language].length === 0 || used.has(id)) return [];
    const printed = printedOf(scene, concept);
    if (printed === undefined) return [];
    used.add(id);
    return [{ name: id, concept, label: labelOf(family, concept), ...printed, before: '', after: '' }];
  });
}

/** Amounts that belong together come from the scene: one that is nil there is not printed. */
function printedOf(scene: Scene, concept: Concept): { value: string; printed: string } | undefined {
  const amount = scene.amounts.get(concept.id);
  if (amount !== undefined)
    return amount === 0
      ? undefined
      : printAmount(scene.family, amount, !scene.family.choices.chance('sums.sign', 0.4));
  if (
    /^(base|tax)\d/.test(concept.id) ||
    ['discount', 'shipping', 'deposit', 'bank_charge', 'advance'].includes(concept.id)
  )
    return undefined;
  return concept.make(scene);
}

/** What the family calls a concept. */
function labelOf(family: LayoutFamily, concept: Concept, place = ''): string {
  const labels = wordingsOf(family, concept.labels);
  const label = family.choices.pick(`label.${concept.id}${place}`, labels);
  return family.language === 'en' && family.choices.chance('labels.upper', 0.25)
    ? label.toUpperCase()
    : label;
}

/** Words around a value in running text; `*` is the value. */
const sentences: Readonly<Record<string, Wordings>> = {
  due_date: both(
    'お支払いは*までにお願いいたします。|*までに下記口座へお振り込みください。|恐れ入りますが*までにご入金願います。',
    'Please pay by *.|Payment is due on * without deduction.|Kindly settle this account no later than *.|Amounts unpaid after * bear interest.',
  ),
  offer_until: both(
    '本書の有効期限は*までです。|*までにご発注をお願いいたします。',
    'This offer is valid until *.|Prices hold until *.',
  ),
  delivery_date: both(
    '*に納品の予定です。|納入は*を予定しております。',
    'Delivery is planned for *.|The goods will arrive on *.',
  ),
  terms: both('お支払いは*でお願いいたします。', 'Our terms are *.|Terms of payment: *.'),
  contact: both(
    'ご不明な点は担当の*までお問い合わせください。|本件の担当は*です。',
    'Your contact for questions is *.|For queries please ask for *.',
  ),
  subject: both(
    '*につきまして、下記のとおりご案内申し上げます。',
    'This concerns *.|With reference to *, we write as follows.',
  ),
  order_no: both(
    'ご注文*分です。',
    'This refers to your order *.|In respect of your order * we list the following.',
  ),
  payment_method: both(
    'お支払いは*にて承りました。|*でのお支払いです。',
    'Paid by *.|Payment will be taken by *.',
  ),
  debit_date: both(
    '*にご指定の口座から引き落とします。',
    'We will collect the amount from your account on *.',
  ),
};

/** The facts that a family states in sentences, taken out of the lists given. */
export function intoProse(
  family: LayoutFamily,
  facts: readonly Fact[],
): { prose: ProseLine[]; rest: Fact[] } {
  const prose: ProseLine[] = [];
  const rest: Fact[] = [];
  for (const fact of facts) {
    const wordings = sentences[fact.concept.id];
    if (
      !wordings ||
      !family.choices.chance(`prose.${fact.concept.id}`, family.choices.chance('prose', 0.3) ? 0.6 : 0.04)
    ) {
      rest.push(fact);
      continue;
    }
    const [before = '', after = ''] = pickWording(family, `sentence.${fact.concept.id}`, wordings).split('*');
    prose.push({ before, after, fact: { ...fact, label: '' } });
  }
  return { prose, rest };
}
