import type { DocumentView } from '../../document.ts';
import { EVERYDAY_WORDS } from '../../lexicon/ja/verbs.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { memoize } from '../../memoize.ts';
import { tidy } from '../../text/fold.ts';
import { isOfOtherEnd } from './label-kinds.ts';

/** An everyday word with what labels say instead. */
interface Everyday {
  readonly stems: readonly string[];
  readonly printed: readonly string[];
  /** What it counts: words of many questions say little. */
  readonly weight: number;
}

/** What a word counts that many questions have. */
const COMMON = 0.4;

const LIST: readonly Everyday[] = EVERYDAY_WORDS.trim()
  .split('\n')
  .map((line) => {
    const [stems = '', printed = ''] = line.replace(/^\*/, '').split('|');
    const weight = line.startsWith('*') ? COMMON : 1;
    return { stems: stems.trim().split(/\s+/), printed: printed.trim().split(/\s+/), weight };
  });

/** Letters that say of what kind a value is, or whose, and not which of them. */
const GENERAL = new Set(
  '総日額金料費代名者人先元数番号等地所場期率年月合計時分前後何誰会社店書類票証客様御貴的当本',
);
/** What a word of the question counts that is no everyday word of the list. */
const OTHER = 0.6;
/** What a letter counts that only says the kind of value. */
const BY_KIND = 0.2;
/** How much of a label is asked for says more than how much of the question it answers. */
const BY_LABEL = 0.6;
/** Of a label at least this share has to be what is asked for. */
const MIN_LABEL = 0.5;

/** What labels of companies and people end with; 媒体名 names a thing. */
const ROLE = /[者社先元主人店業医師員長義当様客所院校郎婦印方手係関][名称]?$|氏名$|[ャナ]ー$|代理$/u;

/** A Japanese question in the words that labels may print for it. */
interface Meaning {
  readonly words: readonly Everyday[];
  /** Kanji that belong to none of these words. */
  readonly letters: readonly string[];
  readonly kanji: ReadonlySet<string>;
}

const meaningOf = memoize(({ asked }: FieldQuery): Meaning => {
  const text = tidy(asked);
  const found = LIST.flatMap((one) =>
    one.stems.flatMap((stem) => placesOf(stem, text).map((at) => ({ one, at, to: at + stem.length }))),
  );
  // 駐車場 says nothing of a car.
  const whole = found.filter(
    ({ at, to }) => !found.some((other) => other.at <= at && to <= other.to && to - at < other.to - other.at),
  );
  const letters = Array.from(text).map((letter, index) =>
    whole.some(({ at, to }) => at <= index && index < to) ? ' ' : letter,
  );
  return {
    words: [...new Set(whole.map(({ one }) => one))],
    letters: [...kanjiIn(letters.join(''))],
    kanji: kanjiIn(text),
  };
});

function placesOf(stem: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) places.push(at);
  return places;
}

/** The share of the page's height that its title is in. */
const TITLE = 0.13;

/** What a document is about, by its head: what a question says of it, its labels need not say again. */
const topicOf = memoize((view: DocumentView): string =>
  (view.pages[0]?.segments ?? [])
    .filter(({ rect, layout }) => rect.top < TITLE * layout.page.height)
    .map(({ text }) => tidy(text))
    .join(' '),
);

const sum = (words: readonly Everyday[]): number => words.reduce((all, { weight }) => all + weight, 0);

const isSaidBy = (word: Everyday, text: string): boolean => word.printed.some((one) => text.includes(one));

const kanjiIn = (text: string): ReadonlySet<string> => new Set(text.match(/\p{Script=Han}/gu) ?? []);

/** How well a printed label says what a Japanese question asks for in everyday words, 0 to 1. */
export function rateEveryday(query: FieldQuery, label: string, view: DocumentView): number {
  const { words, letters, kanji } = meaningOf(query);
  const printed = tidy(label).replace(/[(（][^)）]*[)）]/gu, '');
  const said = words.filter((one) => isSaidBy(one, printed));
  const own = letters.filter((letter) => !GENERAL.has(letter));
  const shared = own.filter((letter) => printed.includes(letter));
  if (!said.some(({ weight }) => weight === 1) && shared.length === 0) return 0;
  if ((query.kind === 'company' || query.kind === 'person') && !ROLE.test(printed.trim())) return 0;
  if (isOfOtherEnd(printed, query.kind, query.asked)) return 0;
  const explained = shareOfLabel(printed, said, kanji);
  if (explained < MIN_LABEL) return 0;
  const topic = topicOf(view);
  const missed = words.filter((one) => !said.includes(one) && !isSaidBy(one, topic));
  const others = own.filter((letter) => !shared.includes(letter) && !topic.includes(letter));
  const answer = sum(said) + OTHER * shared.length;
  const answered = answer / (answer + sum(missed) + OTHER * others.length);
  return explained ** BY_LABEL * answered ** (1 - BY_LABEL);
}

/** How much of a label is in the words that are asked for or describe them. */
function shareOfLabel(printed: string, said: readonly Everyday[], kanji: ReadonlySet<string>): number {
  const covered = new Set<number>();
  for (const { printed: words } of said)
    for (const word of words)
      for (let at = printed.indexOf(word); at >= 0; at = printed.indexOf(word, at + 1))
        for (let index = at; index < at + word.length; index++) covered.add(index);
  let [known, all] = [0, 0];
  for (const { 0: letter, index } of printed.matchAll(/[\p{Script=Han}\p{Script=Katakana}]/gu)) {
    const weight = GENERAL.has(letter) ? BY_KIND : 1;
    all += weight;
    if (covered.has(index) || kanji.has(letter)) known += weight;
  }
  return all === 0 ? 0 : known / all;
}
