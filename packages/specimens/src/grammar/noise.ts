import type { Random } from '../random.ts';
import type { SketchRule, SketchWord } from './sketch.ts';

/** Characters that engines take for each other; each with those it turns into. */
const confusions = new Map(
  'OQ0oDC 0O8oDQ 1lI|7i lI1| I1l| 2Zz7 3858 4A9 5S6$ 6Gb5 7T1/ 8B36 9gq4 B8R E F P C G( S5$ Z2 mrn nrm uv vu ec ce aoe oae hb bh tf ft rn il|! ji gq9 .,、 ,. -一ー~ :;. ;: /l1 ¥Y半\\ £EF €C 円用冊内 一-ーー ー一- 口ロ日□ ロ口 日目口曰 目日月 月日目用 年午牛 土士工 士土 工エ土 エ工 カ力 力カ ニ二= 二ニ= ハ八 八ハ人 人入八 入人 大太犬 太大 未末 末未 千干于 干千 田由甲 由田 己已 東束 番香 号弓 計許 金全 合台 支文 払私 請諸 求来 期朝 消浦 税祝説 込ﾕ 数教 量童 品晶 名各 単箪 価佃 額頷 ・. ：:; （( ）) シツ ツシ ソン ンソ ュコ ッつ ョヨ ャヤ ァア ィイ パバ バパ プブ ブプ ポボ'
    .split(' ')
    .map((entry) => [entry[0]!, Array.from(entry).slice(1)] as const),
);

/** Kana, kanji and their punctuation: written without spaces, each as wide as high. */
const isCjk = (character: string): boolean => character > '\u2e7f';

interface Content {
  readonly words: readonly SketchWord[];
  readonly rules: readonly SketchRule[];
}

/** What happens to a page on its way through a scanner and an engine, as shares of its letters and words. */
interface Harm {
  readonly letters: number;
  readonly lost: number;
  readonly torn: number;
  readonly joined: number;
  readonly jitter: number;
  readonly rules: number;
  readonly specks: number;
}

/**
 * A page as an engine might read its picture: letters taken for others, words torn, joined and lost, boxes that fitToLetters the
 * letters and are not quite in place, rules missed, specks read as marks. Each page has good and bad regions.
 */
export function disturb(
  { words, rules }: Content,
  page: { width: number; height: number },
  noise: number,
  random: Random,
): { words: SketchWord[]; rules: SketchRule[] } {
  const share = noise * (0.4 + random.next() * 1.2);
  const harm: Harm = {
    letters: 0.06 * share,
    lost: 0.05 * share,
    torn: 0.06 * share,
    joined: 0.1 * share,
    jitter: 0.06 + 0.1 * share,
    rules: 0.15 * share,
    specks: 12 * share,
  };
  const lean = (random.next() - 0.5) * 0.006 * (0.3 + share);
  const bad = {
    x: random.next() * page.width,
    y: random.next() * page.height,
    reach: page.height * (0.1 + random.next() * 0.2),
  };
  const read = joinWords(words, harm, random).flatMap((word) => {
    const near = Math.hypot(word.x - bad.x, word.y - bad.y) < bad.reach ? 2.5 : 0.75;
    return readWord(word, harm, near, random).map((one) => ({
      ...one,
      y: one.y + (one.x - page.width / 2) * lean,
    }));
  });
  return {
    words: [...read, ...specks(page, harm, random)],
    rules: rules.filter(() => !random.chance(harm.rules)),
  };
}

/** Japanese is read without its spaces, and now and then neighbours run together. */
function joinWords(words: readonly SketchWord[], harm: Harm, random: Random): SketchWord[] {
  const joined: SketchWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const gap = last ? word.x - last.x - last.width : Infinity;
    const level = last !== undefined && Math.abs(last.y - word.y) < 1 && gap > -1;
    const size = word.height;
    const bothCjk = level && isCjk(last.text.at(-1)!) && isCjk(word.text[0]!);
    if (level && (gap < size * (bothCjk ? 0.6 : 0.1) || (gap < size * 0.5 && random.chance(harm.joined))))
      joined[joined.length - 1] = {
        ...last,
        text: last.text + word.text,
        width: word.x + word.width - last.x,
      };
    else joined.push(word);
  }
  return joined;
}

function readWord(word: SketchWord, harm: Harm, near: number, random: Random): SketchWord[] {
  if (random.chance(harm.lost * near)) return [];
  const tear =
    word.text.length > 3 && random.chance(harm.torn * near) ? random.int(1, word.text.length - 1) : 0;
  const parts = tear === 0 ? [word] : split(word, tear);
  return parts.flatMap((part) => {
    const text = readLetters(part.text, harm.letters * near, random);
    if (text === '') return [];
    const errors = text === part.text ? 0 : 1;
    return [
      { ...fitToLetters({ ...part, text }, harm, random), confidence: confidenceOf(errors, near, random) },
    ];
  });
}

function split(word: SketchWord, at: number): SketchWord[] {
  const share = at / word.text.length;
  const gap = word.height * 0.05;
  return [
    { ...word, text: word.text.slice(0, at), width: word.width * share - gap },
    {
      ...word,
      text: word.text.slice(at),
      x: word.x + word.width * share + gap,
      width: word.width * (1 - share) - gap,
    },
  ];
}

function readLetters(text: string, share: number, random: Random): string {
  let read = '';
  for (const letter of text) {
    if (!random.chance(share)) read += letter;
    else if (random.chance(0.12)) continue;
    else if (random.chance(0.06)) read += letter + random.pick(['.', ',', "'", '|', '、']);
    else read += random.pick(confusions.get(letter) ?? [letter, letter, random.pick(Array.from('_.~゛・'))]);
  }
  return read;
}

/** Boxes fitToLetters the letters: capitals and digits are lower than the em, kanji nearly fill it. */
function fitToLetters(word: SketchWord, harm: Harm, random: Random): SketchWord {
  const { height } = word;
  const [above, below] = isCjk(word.text[0]!)
    ? [0.05, 0.05]
    : /[gjpqy,]/.test(word.text)
      ? [0.15, 0.05]
      : [0.15, 0.2];
  const shake = (): number => (random.next() - 0.5) * harm.jitter * height;
  return {
    ...word,
    x: word.x + shake(),
    y: word.y + above * height + shake(),
    width: Math.max(1, word.width + shake()),
    height: Math.max(1, height * (1 - above - below) + shake()),
  };
}

function confidenceOf(errors: number, near: number, random: Random): number {
  const [least, most] = errors > 0 ? [22, 90] : near > 1 ? [62, 96] : [80, 97];
  return Math.round((least + (most - least) * random.next() ** (errors > 0 ? 1 : 0.5)) * 10) / 10;
}

function specks(
  { width, height }: { width: number; height: number },
  { specks: count }: Harm,
  random: Random,
): SketchWord[] {
  return Array.from({ length: Math.floor(count * random.next()) }, () => ({
    text: random.pick(['|', '.', '-', "'", '~', '_', '・', 'l', '.,', 'ー', '|']),
    x: random.next() * width * 0.95,
    y: random.next() * height * 0.97,
    width: 2 + random.next() * 8,
    height: 2 + random.next() * 8,
    confidence: random.int(8, 60),
  }));
}
