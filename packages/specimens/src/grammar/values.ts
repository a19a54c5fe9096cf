import { addDays, isoDay, MONTHS } from '../content/calendar.ts';
import type { Random } from '../random.ts';
import type { Day } from '../types.ts';
import type { LayoutFamily, Printed, Scene } from './types.ts';
import { makeBank, makeBranch, makeCompany, makeFancy } from './words/companies.ts';
import { makeDepartment, makeJob, makePerson } from './words/people.ts';

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'];
const two = (value: number): string => String(value).padStart(2, '0');

type Maker = (scene: Scene) => Printed;

/** A value that is printed as it is. */
export const same = (text: string): Printed => ({ value: text, printed: text });

/** The country whose habits a family follows; only English families differ. */
export function countryOf(family: LayoutFamily): 'jp' | 'us' | 'uk' | 'eu' | 'au' {
  return family.language === 'ja'
    ? 'jp'
    : family.choices.pick('country', ['us', 'us', 'uk', 'uk', 'eu', 'au'] as const);
}

/** The emperor's era and the year within it; a year in which the era changed counts to the new one. */
function eraOf(year: number): readonly [era: string, year: number] {
  if (year >= 2019) return ['令和', year - 2018];
  return year >= 1989 ? ['平成', year - 1988] : ['昭和', year - 1925];
}

const eraLetters: Readonly<Record<string, string>> = { 令和: 'R', 平成: 'H', 昭和: 'S' };

function shortEra(year: number): string {
  const [era, number] = eraOf(year);
  return `${eraLetters[era]}${number}`;
}

const japaneseDates: readonly ((day: Day) => string)[] = [
  ({ year, month, day }) => `${year}年${month}月${day}日`,
  ({ year, month, day }) => `${year}年${month}月${day}日`,
  ({ year, month, day }) => `${year}年${two(month)}月${two(day)}日`,
  ({ year, month, day }) => `${year}/${two(month)}/${two(day)}`,
  ({ year, month, day }) => `${year}/${month}/${day}`,
  ({ year, month, day }) => `${year}.${month}.${day}`,
  ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
  ({ year, month, day }) => `${eraOf(year).join('')}年${month}月${day}日`,
  ({ year, month, day }) => `${eraOf(year).join('')}年${month}月${day}日`,
  ({ year, month, day }) => `${eraOf(year).join(' ')} 年 ${month} 月 ${day} 日`,
  ({ year, month, day }) => `${shortEra(year)}.${month}.${day}`,
  ({ year, month, day }) => `${shortEra(year)}/${two(month)}/${two(day)}`,
  (day) => `${day.year}年${day.month}月${day.day}日(${WEEKDAYS[new Date(isoDay(day)).getUTCDay()]})`,
];

const monthFirst: readonly ((day: Day) => string)[] = [
  ({ year, month, day }) => `${two(month)}/${two(day)}/${year}`,
  ({ year, month, day }) => `${month}/${day}/${year}`,
  ({ year, month, day }) => `${MONTHS[month - 1]} ${day}, ${year}`,
  ({ year, month, day }) => `${MONTHS[month - 1]!.slice(0, 3)} ${day}, ${year}`,
  isoDay,
];
const dayFirst: readonly ((day: Day) => string)[] = [
  ({ year, month, day }) => `${two(day)}/${two(month)}/${year}`,
  ({ year, month, day }) => `${day} ${MONTHS[month - 1]} ${year}`,
  ({ year, month, day }) => `${two(day)} ${MONTHS[month - 1]!.slice(0, 3)} ${year}`,
  ({ year, month, day }) => `${two(day)}-${MONTHS[month - 1]!.slice(0, 3)}-${year}`,
  ({ year, month, day }) => `${two(day)}.${two(month)}.${year}`,
  isoDay,
];

/** A day as the family prints days; `cell` is the short form inside tables. */
export function printDay(family: LayoutFamily, day: Day, cell = false): Printed {
  const country = countryOf(family);
  const styles = country === 'jp' ? japaneseDates : country === 'us' ? monthFirst : dayFirst;
  const value = isoDay(day);
  if (cell && country === 'jp') {
    const short = family.choices.pick('cell.date', ['M/D', 'MM/DD', 'Y/M/D', 'M月D日']);
    const { year, month } = day;
    const printed = {
      'M/D': `${month}/${day.day}`,
      'MM/DD': `${two(month)}/${two(day.day)}`,
      'Y/M/D': `${year}/${two(month)}/${two(day.day)}`,
      M月D日: `${month}月${day.day}日`,
    }[short]!;
    return { value, printed };
  }
  if (cell && family.choices.chance('cell.shortDate', 0.5))
    return { value, printed: `${two(day.day)} ${MONTHS[day.month - 1]!.slice(0, 3)}` };
  return { value, printed: family.choices.pick('dates', styles)(day) };
}

/** How many of the smallest coin make one unit of money: yen have none below. */
export const coinsOf = (family: LayoutFamily): 1 | 100 => (family.language === 'ja' ? 1 : 100);

/** An amount as the family prints it; `cell` is the form inside tables. */
export function printAmount(family: LayoutFamily, amount: number, cell = false): Printed {
  const coins = coinsOf(family);
  const value = String(amount / coins);
  const number =
    family.language === 'ja' ? Math.abs(amount).toLocaleString('en-US') : westernNumber(family, amount);
  const styles = family.language === 'ja' ? yenStyles : currencyStyles(countryOf(family));
  const style = cell
    ? family.choices.pick('money.cell', ['#', '#', '#', family.choices.pick('money', styles)])
    : family.choices.pick('money', styles);
  const minus =
    amount < 0
      ? family.choices.pick('money.minus', family.language === 'ja' ? ['▲', '△', '-', '－'] : ['-', '-', '−'])
      : '';
  return { value, printed: minus + style.replace('#', number) };
}

const yenStyles = ['¥#', '¥#', '￥#', '#円', '#円', '#', '#', '¥#-', '#-', '¥ #'];

function currencyStyles(country: string): string[] {
  const sign = { us: '$', uk: '£', eu: '€', au: '$' }[country] ?? '$';
  const code = { us: 'USD', uk: 'GBP', eu: 'EUR', au: 'AUD' }[country] ?? 'USD';
  return [
    `${sign}#`,
    `${sign}#`,
    `${sign}#`,
    '#',
    '#',
    `${code} #`,
    country === 'eu' ? `# ${sign}` : `${sign} #`,
    `# ${code}`,
  ];
}

function westernNumber(family: LayoutFamily, amount: number): string {
  const plain = (Math.abs(amount) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  if (countryOf(family) !== 'eu' || family.choices.chance('money.points', 0.4)) return plain;
  return plain.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}

/** Digits and letters after a pattern: `#` a digit, `A` a capital, `YYYY`, `YY`, `MM` of the document's day. */
export function fillPattern(random: Random, pattern: string, { year, month }: Day): string {
  return pattern
    .replace('YYYY', String(year))
    .replace('YY', String(year).slice(2))
    .replace('MM', two(month))
    .replace(/#+/g, (run) => random.digits(run.length))
    .replace(/@/g, () => random.pick(Array.from('ABCDEFGHJKLMNPRSTUVWXY')));
}

/** A number of the document or customer; each family keeps to one of the patterns. Those in Japanese are Japan's. */
export const code =
  (name: string, ...patterns: readonly string[]): Maker =>
  ({ family, random, day }) => {
    const foreign = patterns.filter((pattern) => /[^\x20-\x7e]/.test(pattern));
    const western = patterns.filter((pattern) => !foreign.includes(pattern));
    const own = family.language === 'ja' && foreign.length > 0 ? foreign : western;
    return same(fillPattern(random, family.choices.pick(`code.${name}`, own), day));
  };

/** A day so many days after (or before) the document's. */
export const dayAfter =
  (least: number, most: number): Maker =>
  ({ family, random, day }) =>
    printDay(family, addDays(day, random.int(least, most)));

/** An amount unrelated to others, in units of the currency; `scene.amounts` has those that belong together. */
export const money =
  (least: number, most: number): Maker =>
  ({ family, random }) => {
    const coins = coinsOf(family);
    const yen = random.int(least, most);
    return printAmount(
      family,
      coins === 1 ? Math.round(yen / 10) * 10 : Math.round(yen * 0.9) + random.int(0, 99),
    );
  };

export const oneOf =
  (ja: readonly string[], en: readonly string[]): Maker =>
  ({ family, random }) =>
    same(random.pick(family.language === 'ja' ? ja : en));

/** A count with its unit: 135kWh, 12 pcs. */
export const count =
  (least: number, most: number, ja: readonly string[], en: readonly string[]): Maker =>
  ({ family, random }) => {
    const units = family.language === 'ja' ? ja : en;
    const unit = units.length === 0 ? '' : family.choices.pick(`unit.${units[0]}`, units);
    const number = random.int(least, most);
    // A unit of letters is set apart from its number in English; one of digits continues with it.
    const gap = family.language === 'en' && /^[a-z]/i.test(unit) ? ' ' : '';
    const decimals = /^[.\d]*/.exec(unit)![0];
    return { value: `${number}${decimals}`, printed: `${number.toLocaleString('en-US')}${gap}${unit}` };
  };

export const person: Maker = ({ family, random }) =>
  same(makePerson(random, family.language, family.choices.chance('names.spaced', 0.75)));
export const company: Maker = ({ family, random }) => same(makeCompany(random, family.language));
export const department: Maker = ({ family, random }) => same(makeDepartment(random, family.language));
export const job: Maker = ({ family, random }) => same(makeJob(random, family.language));
export const bank: Maker = ({ family, random }) => same(makeBank(random, family.language));
export const branch: Maker = ({ family, random }) => same(makeBranch(random, family.language));

/** A fancy word inside a pattern with `*`: names of projects, products, places. */
export const fancy =
  (ja: readonly string[], en: readonly string[]): Maker =>
  ({ family, random }) => {
    const word = makeFancy(random, family.language);
    return same(random.pick(family.language === 'ja' ? ja : en).replace('*', word));
  };

/** A stretch of days, printed from … to … */
export const period =
  (days: number): Maker =>
  ({ family, random, day }) => {
    const from = addDays(day, -days - random.int(0, 6));
    const [first, last] = [printDay(family, from).printed, printDay(family, addDays(from, days)).printed];
    const link = family.choices.pick(
      'period.link',
      family.language === 'ja' ? ['～', '〜', ' ～ ', ' - ', 'から'] : [' - ', ' to ', ' – '],
    );
    return same(`${first}${link}${last}`);
  };

/** A month: 2025年5月分, May 2025. */
export const month: Maker = ({ family, day }) => {
  const { year, month } = day;
  const styles =
    family.language === 'ja'
      ? [
          `${year}年${month}月分`,
          `${year}年${month}月`,
          `令和${year - 2018}年${month}月分`,
          `${year}/${two(month)}`,
        ]
      : [
          `${MONTHS[month - 1]} ${year}`,
          `${MONTHS[month - 1]!.slice(0, 3)} ${year}`,
          `${two(month)}/${year}`,
        ];
  return same(styles[family.choices.int('month', 0, styles.length - 1)]!);
};

export const clock: Maker = ({ family, random }) => {
  const [hour, minute] = [random.int(7, 21), random.int(0, 11) * 5];
  const style = family.choices.pick('clock', family.language === 'ja' ? ['24', '24', 'kanji'] : ['24', '12']);
  if (style === 'kanji') return same(`${hour}時${two(minute)}分`);
  if (style === '12') return same(`${((hour + 11) % 12) + 1}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`);
  return same(`${two(hour)}:${two(minute)}`);
};
