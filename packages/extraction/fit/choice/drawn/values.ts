import { addDays } from '../../../../specimens/src/content/calendar.ts';
import type { Random } from '../../../../specimens/src/random.ts';
import type { Printed, Scene } from '../../../../specimens/src/grammar/types.ts';
import {
  countryOf,
  fillPattern,
  printAmount,
  printDay,
  same,
} from '../../../../specimens/src/grammar/values.ts';
import {
  makeBank,
  makeCompany,
  makeFancy,
  makeHost,
} from '../../../../specimens/src/grammar/words/companies.ts';
import { makeGoods } from '../../../../specimens/src/grammar/words/goods.ts';
import { makePerson } from '../../../../specimens/src/grammar/words/people.ts';
import { makeAddress, makeMobile, makePhone } from '../../../../specimens/src/grammar/words/places.ts';
import { textsUnder } from './named-texts.ts';
import { CODES, PHRASES, REMARKS, UNITS } from './words.ts';

type Maker = (scene: Scene, label: string) => Printed;

const two = (number: number): string => String(number).padStart(2, '0');

/** Sums from a few coins to a house, small ones far more often. */
function amountSize({ random, family }: Scene): number {
  const size = 10 ** (2 + 4.2 * random.next() ** 1.4);
  const whole = family.language === 'ja' ? Math.round(size) : Math.round(size * random.pick([1, 1, 0.8]));
  return random.chance(0.3) ? Math.ceil(whole / 100) * 100 : whole;
}

const amount: Maker = (scene) => {
  const sign = scene.random.chance(0.03) ? -1 : 1;
  return printAmount(scene.family, sign * amountSize(scene), scene.random.chance(0.3));
};

const date: Maker = ({ family, random, day }) => {
  const far = random.chance(0.2);
  return printDay(family, addDays(day, far ? random.int(-4000, 2500) : random.int(-60, 90)));
};

const time: Maker = ({ family, random }) => {
  const [hour, minute] = [random.int(6, 22), random.int(0, 11) * 5];
  if (family.language === 'ja')
    return same(random.pick([`${hour}時${two(minute)}分`, `${hour}:${two(minute)}`]));
  return same(
    random.pick([
      `${two(hour)}:${two(minute)}`,
      `${((hour + 11) % 12) + 1}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`,
    ]),
  );
};

const period: Maker = ({ family, random, day }) => {
  const ja = family.language === 'ja';
  const count = random.int(1, 36);
  if (random.chance(0.3))
    return same(
      ja
        ? random.pick([`${count}か月`, `${count}年間`, `${count}日間`])
        : random.pick([`${count} months`, `${count} years`, `${count} days`]),
    );
  const from = addDays(day, random.int(-90, 10));
  const [first, last] = [from, addDays(from, random.int(6, 400))].map((one) => printDay(family, one).printed);
  return same(`${first}${random.pick(ja ? ['～', '〜', ' ～ ', 'から'] : [' - ', ' to ', ' – '])}${last}`);
};

const number: Maker = ({ family, random }) => {
  const unit = random.pick(UNITS[family.language]);
  const size = Math.round(10 ** (0.3 + 3.6 * random.next()));
  const digits = random.chance(0.2) ? `${size}.${random.int(1, 9)}` : size.toLocaleString('en-US');
  const gap = family.language === 'en' && unit !== '%' && unit !== '' ? ' ' : '';
  return { value: digits.replaceAll(',', ''), printed: `${digits}${gap}${unit}` };
};

const percent: Maker = ({ random }) => {
  const figure = random.pick([
    `${random.int(1, 99)}`,
    `${random.int(0, 19)}.${random.int(1, 9)}`,
    `${random.int(0, 9)}.${random.digits(2)}`,
  ]);
  return { value: figure, printed: `${figure}${random.pick(['%', '%', ' %'])}` };
};

const codeOf: Maker = ({ family, random, day }) =>
  same(fillPattern(random, random.pick(CODES[family.language]), day));

const text: Maker = ({ family, random }, label) => {
  const { language } = family;
  const named = textsUnder(label, language === 'ja');
  if (named !== undefined && random.chance(0.85)) return same(random.pick(named));
  if (/item|description|goods|product|work|品名|商品|内容|件名|名称/i.test(label) && random.chance(0.7))
    return same(makeGoods(random, language, 1)[0]!.name);
  if (random.chance(0.12)) return same(random.pick(REMARKS[language]));
  if (random.chance(0.12)) return same(makeGoods(random, language, 1)[0]!.name);
  if (random.chance(0.08)) return same(makeFancy(random, language));
  return same(random.pick(PHRASES[language]));
};

const person: Maker = ({ family, random }, label) => {
  const name = makePerson(random, family.language, family.choices.chance('names.spaced', 0.75));
  const title =
    family.language === 'en' && random.chance(0.12) ? `${random.pick(['Mr', 'Ms', 'Dr', 'Mrs'])} ` : '';
  const second = family.language === 'en' && label.includes('(s)') && random.chance(0.5);
  return same(`${title}${name}${second ? ` and ${makePerson(random, 'en')}` : ''}`);
};

const company: Maker = ({ family, random }, label) =>
  same(
    /bank|銀行|金融/i.test(label) && random.chance(0.8)
      ? makeBank(random, family.language)
      : makeCompany(random, family.language),
  );

const address: Maker = ({ family, random }) =>
  same(
    makeAddress(random, family.language, countryOf(family)).lines.join(family.language === 'ja' ? ' ' : ', '),
  );

function phoneOf({ family, random }: Scene): Printed {
  if (random.chance(0.2)) return same(makeMobile(random, family.language));
  const country = countryOf(family);
  return same(makePhone(random, family.language, makeAddress(random, family.language, country), country));
}

function account({ family, random }: Scene): Printed {
  if (family.language === 'ja') return same(random.pick([random.digits(7), `普通 ${random.digits(7)}`]));
  return same(
    random.pick([
      random.digits(8),
      `${random.int(10, 99)}-${random.int(10, 99)}-${random.int(10, 99)} ${random.digits(8)}`,
      `****${random.digits(4)}`,
      ibanOf(random),
    ]),
  );
}

/** An account's international number with its check digits. */
function ibanOf(random: Random): string {
  const country = random.pick(['DE', 'FR', 'NL', 'IE']);
  const rest = random.digits(18);
  const letters = Array.from(country, (letter) => String(letter.charCodeAt(0) - 55)).join('');
  const check = 98n - (BigInt(`${rest}${letters}00`) % 97n);
  return `${country}${String(check).padStart(2, '0')}${rest}`.replaceAll(/.{4}/g, '$& ').trim();
}

const MAKERS: Readonly<Record<string, Maker>> = {
  amount,
  date,
  time,
  period,
  number,
  percent,
  code: codeOf,
  text,
  person,
  company,
  address,
  phone: phoneOf,
  email: ({ family, random }) =>
    same(`${random.pick(['info', 'office', 'sales', 'help'])}@${makeHost(random, family.language)}`),
  url: ({ family, random }) => same(`www.${makeHost(random, family.language)}`),
  account,
};

/** A number that counts nothing. */
const NUMBERED = /\b(?:no|nr|number|ref|id)\b|番号|No|コード|第.号/i;

/** A value of a sort of the lists, as a paper prints it under a label. */
export function makeValue(sort: string, label: string, scene: Scene): Printed {
  const made = sort === 'number' && NUMBERED.test(label) ? 'code' : sort;
  return (MAKERS[made] ?? text)(scene, label);
}
