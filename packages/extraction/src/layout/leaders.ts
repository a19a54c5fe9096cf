import type { Rect } from './geometry.ts';

/** Dots, dashes or underscores that lead the eye from a label to its value, or that are to be written on. */
const LEADER = /(?:[.．・·‥…_＿]\s?){4,}|…{2,}|(?:-\s?){6,}/u;
/** A leader that an engine cut into single marks: so many of them in a row. */
const MIN_MARKS = 4;
const MARK = /^[.．・·‥…_＿-]{1,3}$/u;

interface LaidWord {
  readonly text: string;
  readonly rect: Rect;
  readonly box: Rect;
}

/** The words of a page without leaders: "Total......12.00" is two words, and "For ......... Acme" has a gap where its dots are. */
export function withoutLeaders<Word extends LaidWord>(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => MARK.test(text) || LEADER.test(text))) return [...words];
  return words.filter((_, index) => !isInRunOfMarks(words, index)).flatMap(splitAtLeader);
}

function isInRunOfMarks(words: readonly LaidWord[], index: number): boolean {
  if (!MARK.test(words[index]?.text ?? '')) return false;
  let [first, last] = [index, index];
  while (isMarkBeside(words[first], words[first - 1])) first--;
  while (isMarkBeside(words[last], words[last + 1])) last++;
  return last - first + 1 >= MIN_MARKS;
}

const isMarkBeside = (word: LaidWord | undefined, next: LaidWord | undefined): boolean =>
  word !== undefined &&
  next !== undefined &&
  MARK.test(next.text) &&
  Math.abs(next.rect.top - word.rect.top) < 2 * Math.max(1, word.rect.bottom - word.rect.top);

function splitAtLeader<Word extends LaidWord>(word: Word): Word[] {
  const match = LEADER.exec(word.text);
  if (!match) return [word];
  const parts = [
    { from: 0, to: match.index },
    { from: match.index + match[0].length, to: word.text.length },
  ];
  return parts.flatMap(({ from, to }) => {
    const text = word.text.slice(from, to);
    if (text.trim() === '') return [];
    const part = { ...word, text, rect: partOf(word.rect, word.text, from, to) };
    return splitAtLeader({ ...part, box: partOf(word.box, word.text, from, to) });
  });
}

/** A word's letters are taken as equally wide. */
function partOf(rect: Rect, { length }: string, from: number, to: number): Rect {
  const letter = (rect.right - rect.left) / length;
  return { ...rect, left: rect.left + from * letter, right: rect.left + to * letter };
}
