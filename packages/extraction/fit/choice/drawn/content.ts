import { role } from '../../../../specimens/src/grammar/kinds/define.ts';
import { makeParty } from '../../../../specimens/src/grammar/parties.ts';
import type {
  Concept,
  Content,
  Fact,
  PartyContent,
  ProseLine,
  Scene,
} from '../../../../specimens/src/grammar/types.ts';
import { fillPattern } from '../../../../specimens/src/grammar/values.ts';
import type { DrawnValue, ListedPaper, ListedValue } from './papers.ts';
import { tablesOf } from './tables.ts';
import { makeValue } from './values.ts';
import { HEADINGS, NOTES, SENTENCES } from './words.ts';

export interface DrawnContent {
  readonly content: Content;
  readonly drawn: readonly DrawnValue[];
  /** Those of the paper that are nowhere on the page. */
  readonly left: readonly ListedValue[];
  /** Those whose label is there without a value, as on a form that nobody filled in. */
  readonly blank: readonly ListedValue[];
}

const ISSUER = role('issuer', '', '', '|||発行元', '|||From');
const CUSTOMER = role('customer', '', '', '|||宛先', '|||To|Customer|Bill to');
/** Labels of who gets the paper. */
const RECIPIENT =
  /customer|client|bill(?:ed)? to|addressee|recipient|invoice to|policyholder|employee|tenant|patient|宛|お客様|御中|契約者|得意先|請求先|様/i;

/** Of a paper's values so many are drawn. */
const SHARE = [0.35, 0.55, 0.75, 0.95];

/** What a paper says on one page of its own, with values of the scene. */
export function makeContent(paper: ListedPaper, scene: Scene): DrawnContent {
  const { random } = scene;
  const share = random.pick(SHARE);
  const shown = paper.values.filter(() => random.chance(share)).slice(0, 34);
  const drawn = shown.map((listed) => draw(listed, scene));
  const { parties, named } = makeParties(drawn, scene);
  const { tables, columns, single } = tablesOf(
    drawn.filter((one) => !named.has(one)),
    scene,
  );
  const free = drawn.filter((one) => !named.has(one) && !columns.has(one) && !single.has(one));
  const left = paper.values.filter((one) => !shown.includes(one));
  const blank = random.chance(0.3) ? random.sample(left, random.int(1, 3)) : [];
  const blanks = blank.map((listed) => ({ ...draw(listed, scene), value: '', printed: '' }));
  const content = arrange(mixed(free, blanks, scene), scene);
  return {
    left: left.filter((one) => !blank.includes(one)),
    blank,
    content: { ...content, title: titleOf(paper, scene), parties, tables },
    drawn: drawn.filter((one) => !columns.has(one)),
  };
}

/** Values with others at random places between them. */
function mixed(drawn: readonly DrawnValue[], others: readonly DrawnValue[], { random }: Scene): DrawnValue[] {
  const all = [...drawn];
  for (const one of others) all.splice(random.int(0, all.length), 0, one);
  return all;
}

function draw(listed: ListedValue, scene: Scene): DrawnValue {
  const { random, family } = scene;
  const [first = '', second] = random.sample(listed.labels, 2);
  const both = second !== undefined && random.chance(0.07);
  const name = both
    ? `${first}${family.language === 'ja' ? `（${second}）` : ` / ${second}`}`
    : random.pick(listed.labels);
  const label =
    family.language === 'en' && family.choices.chance('labels.upper', 0.2) ? name.toUpperCase() : name;
  return { listed, label, ...makeValue(listed.sort, name, scene) };
}

/** Who issues the paper and who gets it are mostly printed without a label, at its head. */
function makeParties(
  drawn: readonly DrawnValue[],
  scene: Scene,
): { readonly parties: PartyContent[]; readonly named: ReadonlySet<DrawnValue> } {
  const { random } = scene;
  const named = new Set<DrawnValue>();
  const take = (start: number, party: PartyContent): PartyContent => {
    let full = { ...party, name: drawn[start]!.printed };
    named.add(drawn[start]!);
    for (const one of drawn.slice(start + 1, start + 4)) {
      if (one.listed.sort === 'address' && !random.chance(0.2))
        full = { ...full, postcode: '', address: [one.printed] };
      else if (one.listed.sort === 'phone' && !random.chance(0.3)) full = { ...full, tel: one.printed };
      else if (one.listed.sort === 'email') full = { ...full, email: one.printed };
      else break;
      named.add(one);
    }
    return full;
  };
  const issuerAt = drawn.findIndex(({ listed }) => listed.sort === 'company');
  const customerAt = drawn.findIndex(
    ({ listed, label }, at) => at !== issuerAt && /company|person/.test(listed.sort) && RECIPIENT.test(label),
  );
  const parties: PartyContent[] = [];
  const issuer = makeParty(scene, ISSUER, { issuer: true, trade: undefined });
  if (issuerAt >= 0 && issuerAt < 4 && random.chance(0.7)) parties.push(take(issuerAt, issuer));
  else if (random.chance(0.85)) parties.push(issuer);
  const customer = makeParty(scene, CUSTOMER, { issuer: false, trade: undefined });
  if (parties.length > 0 && customerAt >= 0 && !named.has(drawn[customerAt]!) && random.chance(0.55))
    parties.push(take(customerAt, customer));
  return { parties, named };
}

function arrange(drawn: readonly DrawnValue[], scene: Scene): Omit<Content, 'title' | 'parties' | 'tables'> {
  const { random, family } = scene;
  const facts = drawn.map((one, index) => toFact(one, index));
  const amounts = facts.filter(({ concept }) => concept.type === 'amount');
  const sums = random.chance(0.6) ? amounts.slice(-random.int(1, 5)) : [];
  const [highlight] = random.chance(0.3)
    ? random.sample(
        amounts.filter((one) => !sums.includes(one)),
        1,
      )
    : [];
  const open = facts.filter((one) => !sums.includes(one) && one !== highlight);
  const prose = proseOf(open, scene);
  const rest = open.filter((one) => !prose.some(({ fact }) => fact.name === one.name));
  const head = rest.slice(0, random.int(2, 9));
  const foot = rest.slice(head.length).slice(-random.int(1, 6));
  const middle = rest.slice(head.length, rest.length - foot.length);
  const count = middle.length > 12 ? random.int(2, 3) : random.int(1, 2);
  const size = Math.ceil(middle.length / count);
  const groups = Array.from({ length: count }, (_, index) => ({
    heading: random.pick(HEADINGS[family.language]),
    facts: middle.slice(index * size, (index + 1) * size),
  }));
  const notes = random
    .sample(NOTES[family.language], random.int(0, 3))
    .map((note) => fillPattern(random, note, scene.day));
  return { head, groups, highlight, greeting: '', sums, foot, prose, notes };
}

function toFact({ listed, label, value, printed }: DrawnValue, index: number): Fact {
  const type = listed.sort === 'amount' ? 'amount' : listed.sort === 'date' ? 'date' : 'text';
  const concept: Concept = {
    id: `value${index}`,
    type,
    labels: { ja: [], en: [] },
    asks: { ja: [], en: [] },
    group: /^(?:date|日付|発行日|作成日)$/i.test(label) ? 'issued' : `value${index}`,
    make: () => ({ value, printed }),
  };
  return { name: concept.id, concept, label, value, printed, before: '', after: '' };
}

function proseOf(facts: readonly Fact[], { random, family }: Scene): ProseLine[] {
  if (!random.chance(0.3)) return [];
  const fit = facts.filter(({ label, printed }) => label.length < 40 && printed.length < 30);
  return random.sample(fit, random.int(1, 3)).map((fact) => {
    const label = family.language === 'en' ? fact.label.toLowerCase() : fact.label;
    const [before = '', after = ''] = random.pick(SENTENCES[family.language]).replace('~', label).split('*');
    return { before, after, fact: { ...fact, label: '' } };
  });
}

/** 請求書 of 請求書番号, where a label says it; in English the name of the paper. */
function titleOf({ name, language, values }: ListedPaper, { random }: Scene): string {
  if (random.chance(0.15)) return '';
  if (language === 'en') {
    const words = name
      .replace(/^(?:us|uk|canada|india|ireland|australia|singapore|new-zealand|south-africa|germany)-/, '')
      .split('-');
    const title = words.slice(-3).join(' ');
    return random.chance(0.5) ? title.toUpperCase() : title[0]!.toUpperCase() + title.slice(1);
  }
  const named = values
    .flatMap(({ labels }) => labels)
    .map((label) => /^([\p{Script=Han}ー]{1,6}[書票証])(?:の|番号|No)/u.exec(label)?.[1])
    .find((title) => title !== undefined);
  return (
    named ?? random.pick(['明細書', '通知書', '証明書', '報告書', '計算書', 'お知らせ', '申込書', '確認書'])
  );
}
