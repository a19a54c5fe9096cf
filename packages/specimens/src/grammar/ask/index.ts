import type { Random } from '../../random.ts';
import { plainAsks, propertyOf } from '../party-concepts.ts';
import { kindOf } from '../kinds/index.ts';
import type { Drawn } from '../truth.ts';
import type { AbsentTruth, Concept, FieldTruth, LayoutFamily, PageSketch } from '../types.ts';
import { wordingsOf } from '../wording.ts';
import { askForAbsent } from './absent.ts';
import { byLabel, clauses, exclusions, inText, places, shapes, wrappings } from './wordings.ts';

interface Asking {
  readonly family: LayoutFamily;
  readonly drawn: readonly Drawn[];
  readonly random: Random;
}

/** Questions about everything that a document states, and about some things that it does not. */
export function askFor(
  family: LayoutFamily,
  drawn: readonly Drawn[],
  pages: readonly PageSketch[],
  random: Random,
): { fields: FieldTruth[]; absent: AbsentTruth[] } {
  const text = pages
    .flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])))
    .join('\n');
  const asking: Asking = { family, drawn: drawn.map((one) => withPrintedLabel(one, text)), random };
  const fields = asking.drawn.flatMap((one): FieldTruth[] => {
    const noun = nounFor(asking, one);
    if (noun === undefined) return [];
    const { fact } = one;
    const { concept, name, value, printed, label } = fact;
    return [
      {
        name,
        concept: concept.id,
        label,
        value,
        printed,
        type: concept.type,
        places: one.places,
        instruction: sentence(asking, one, noun),
      },
    ];
  });
  const absent = askForAbsent(family, drawn, text, random).map(({ name, noun, type }) => ({
    name,
    type,
    instruction: wrap(family, random, noun),
  }));
  return { fields, absent };
}

/** A form may leave a label away: then nobody can quote it. */
function withPrintedLabel(one: Drawn, text: string): Drawn {
  return text.includes(one.fact.label) ? one : { ...one, fact: { ...one.fact, label: '' } };
}

interface Noun {
  readonly text: string;
  /** The noun is the printed label, or quotes it. */
  readonly label: boolean;
}

/** What to call a value: by its meaning, by another word for its label, or by the label; undefined where no word distinguishes it from another. */
function nounFor({ family, drawn, random }: Asking, { fact }: Drawn): Noun | undefined {
  const { concept, label } = fact;
  const others = drawn.filter((other) => other.fact !== fact);
  const unique =
    label.length > 1 &&
    !others.some(
      ({ fact: other }) => other.label !== '' && (other.label.includes(label) || label.includes(other.label)),
    );
  const alone = !others.some(({ fact: other }) => other.concept.group === concept.group);
  const asks = alone || isOfParty(family, concept) ? asksOf(family, concept, alone) : [];
  if (unique && (asks.length === 0 || random.chance(0.3)))
    return { text: random.pick(byLabel[family.language]).replace('*', label), label: true };
  const synonyms = alone
    ? wordingsOf(family, concept.labels).filter(
        (word) => word.length > 2 && word !== label && !/^(No|番号|Date|Reference|Name)\.?$/.test(word),
      )
    : [];
  if (synonyms.length > 0 && random.chance(0.25)) return { text: random.pick(synonyms), label: false };
  return asks.length === 0 ? undefined : { text: random.pick(asks), label: false };
}

const rolesOf = (family: LayoutFamily) => {
  const { issuer, recipient } = kindOf(family.kind);
  return recipient ? [issuer, recipient] : [issuer];
};

const isOfParty = (family: LayoutFamily, concept: Concept): boolean =>
  rolesOf(family).some((role) => propertyOf(concept.id, role) !== undefined);

/** The wordings by meaning; a party's property that no other party has may be asked for without naming the party. */
function asksOf(family: LayoutFamily, concept: Concept, alone: boolean): readonly string[] {
  const asks = wordingsOf(family, concept.asks);
  const what = rolesOf(family)
    .map((role) => propertyOf(concept.id, role))
    .find(Boolean);
  return alone && what !== undefined ? [...asks, ...wordingsOf(family, plainAsks(what))] : asks;
}

/** A noun with a hint at the place, at what is not meant, or at the shape wanted, inside a sentence. */
function sentence(asking: Asking, one: Drawn, noun: Noun): string {
  const { family, random } = asking;
  const { concept, label } = one.fact;
  let text = noun.text;
  const hint = random.next();
  if (!noun.label && label === '' && !isOfParty(family, concept) && hint < 0.4)
    text = random.pick(inText[family.language]).replace('*', text);
  else if (!noun.label && hint < 0.14)
    text = random.pick(places[family.language][partOfPage(one)] ?? ['*']).replace('*', text);
  else if (!noun.label && hint < 0.24) text = excluding(asking, one, text);
  const wrapped = wrap(family, random, text);
  return random.chance(0.12) ? wrapped + random.pick(shapes[family.language][concept.type]) : wrapped;
}

function partOfPage({ places: [first] }: Drawn): string {
  if (!first) return '';
  const { x, y, width, height } = first.box;
  const [across, down] = [x + width / 2, y + height / 2];
  return `${down < 0.33 ? 'top' : down < 0.67 ? 'middle' : 'bottom'} ${across < 0.5 ? 'left' : 'right'}`;
}

/** Names a value of the same type that is not meant. */
function excluding({ family, drawn, random }: Asking, { fact }: Drawn, text: string): string {
  const rivals = drawn.filter(
    ({ fact: other }) =>
      other !== fact &&
      other.concept.type === fact.concept.type &&
      other.concept.group !== fact.concept.group,
  );
  if (rivals.length === 0) return text;
  const { concept, label } = random.pick(rivals).fact;
  const name =
    label.length > 2 && !/^(No|番号)/.test(label)
      ? label
      : wordingsOf(family, concept.asks).find((ask) => !isClause(ask));
  return name === undefined
    ? text
    : random.pick(exclusions[family.language]).replace('*', text).replace('#', name);
}

/** Asks that are questions in themselves (いつ届くか, when it is paid) are not put into sentences meant for nouns. */
const isClause = (noun: string): boolean =>
  /[いかるたのく]か(（|。|$)|^(どこ|いつ|何|誰|どの).*か/.test(noun) ||
  /^(who|when|what|which|how|where|by when|until when|from when|at what|in whose|since when|whether|for whose)\b/i.test(
    noun,
  );

function wrap({ language }: LayoutFamily, random: Random, noun: string): string {
  // What is a sentence already is not put into another.
  if (/[。.?？:：]$|\. /.test(noun)) return noun;
  const clause = isClause(noun);
  const frames = clause ? clauses[language] : wrappings[language];
  const text = random.pick(frames).replace('*', clause ? noun : noun.replace(/^(the|The) /, ''));
  return language === 'en' && random.chance(0.7) ? text[0]!.toUpperCase() + text.slice(1) : text;
}
