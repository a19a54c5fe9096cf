import { heightOf } from './geometry.ts';
import type { Rect } from './geometry.ts';

/** Labels of two letters that forms spread to the width of longer ones: 納    期. */
const SPREAD_LABELS = new Set(
  `件名 納期 工期 期間 期限 期日 日付 日時 宛名 氏名 名称 名義 住所 電話 担当 部署 部門 役職 品名 品番 型番 型式 規格 仕様 数量 単位 単価 金額
  合計 小計 総計 税額 税率 内訳 差引 残高 摘要 備考 内容 条件 場所 現場 番号 銀行 支店 口座 種別 種類 区分 科目 用途 目的 理由 方法 重量 個数 送料 運賃
  会場 会費 議題 議事 講師 対象 定員 期日 締切 宛先 品目 物件 賃料 敷金 礼金 解約 職業 年齢 性別 続柄 本籍 学歴 資格 趣旨 主催 共催 後援 費用 用件 題名 著者 納地 工種 工事 単重`.split(
    /\s+/,
  ),
);

/** How wide gaps may be inside a known label, in letters, and inside letters that no list knows. */
const KNOWN = 6.5;
const UNKNOWN = 3.6;
/** How far the ends of labels may differ that are spread to one width, in letters. */
const EDGE = 0.3;
/** Runs of letters that are compared; no form has as many. */
const MAX_RUNS = 200;

interface PageWord {
  readonly text: string;
  readonly confidence: number;
  readonly rect: Rect;
}

/** From where to where a form spreads its labels. */
export interface SpreadWidth {
  readonly left: number;
  readonly right: number;
}

/**
 * The widths to which the labels of a form are spread: runs of single letters set evenly that begin and end alike in
 * two rows or more. A label of two letters is as wide there, whatever gap that needs.
 */
export function spreadWidths(rows: readonly (readonly PageWord[])[]): SpreadWidth[] {
  const runs = rows.flatMap((row) =>
    runsOf(row)
      .filter((run) => run.length >= 3)
      .map(widthOfRun),
  );
  const widths: SpreadWidth[] = [];
  for (const one of runs.slice(0, MAX_RUNS))
    if (
      !widths.some((width) => isAlike(one, width)) &&
      runs.slice(0, MAX_RUNS).some((other) => other !== one && isAlike(one, other))
    )
      widths.push(one);
  return widths;
}

/** Single letters one behind the other in a row, as far from each other as the first two. */
function runsOf(row: readonly PageWord[]): PageWord[][] {
  const runs: PageWord[][] = [];
  for (const word of row) {
    const run = runs.at(-1);
    const [before, last] = run?.slice(-2) ?? [];
    const isNext =
      run !== undefined &&
      isLetter(word.text) &&
      word.confidence >= 100 &&
      (before === undefined || last === undefined || isEvenlySpread(before, last, word));
    if (isNext) run.push(word);
    else if (isLetter(word.text)) runs.push([word]);
  }
  return runs;
}

const widthOfRun = (run: readonly PageWord[]): SpreadWidth & { readonly letter: number } => ({
  left: run[0]?.rect.left ?? 0,
  right: run.at(-1)?.rect.right ?? 0,
  letter: run[0] ? heightOf(run[0].rect) : 0,
});

const isAlike = (one: SpreadWidth & { readonly letter: number }, other: SpreadWidth): boolean =>
  Math.abs(one.left - other.left) < EDGE * one.letter &&
  Math.abs(one.right - other.right) < EDGE * one.letter;

/**
 * How many letters the gap before a word may be wide inside a spread label, 件 and 名 or 保, 険 and 料 with wide spaces between them; undefined for other words.
 * Of what is not known as such a label the gap inside is no wider than the one behind it.
 */
export function spreadLimit(
  part: readonly PageWord[] | undefined,
  row: readonly PageWord[],
  word: PageWord,
  spread: ReadonlySet<PageWord>,
): number | undefined {
  const [first, second] = part ?? [];
  if (!part || !first || !part.every(({ text }) => isLetter(text)) || !isLetter(word.text[0] ?? ''))
    return undefined;
  if (!/^.(?:[:：]|$)/u.test(word.text)) return undefined;
  if (spread.has(word)) return Infinity;
  if (!isKanji(first.text) || !isKanji(word.text[0] ?? '')) return undefined;
  const last = part.at(-1);
  if (second && last) {
    const before = part.at(-2) ?? first;
    if (!isKanji(last.text) || !isEvenlySpread(before, last, word)) return undefined;
    return part.length === 2 ? UNKNOWN : undefined;
  }
  if (SPREAD_LABELS.has(first.text + word.text[0])) return KNOWN;
  // Single letters of a picture are stamps and stains as well.
  if (word.confidence < 100) return undefined;
  const next = row[row.indexOf(word) + 1];
  const gap = word.rect.left - first.rect.right;
  const closed = !next || /[:：]/u.test(word.text) || next.rect.left - word.rect.right >= 0.95 * gap;
  return closed ? UNKNOWN : undefined;
}

/** The letters of a row that continue a label which ends where other labels of the form do. */
export function spreadLetters(
  row: readonly PageWord[],
  widths: readonly SpreadWidth[],
): ReadonlySet<PageWord> {
  const letters = new Set<PageWord>();
  if (widths.length === 0) return letters;
  for (const run of runsOf(row)) {
    const [first] = run;
    const own =
      first && widths.find((width) => isAlike({ ...widthOfRun([first]), right: width.right }, width));
    const end = own
      ? run.findIndex((one) => Math.abs(one.rect.right - own.right) < EDGE * heightOf(one.rect))
      : -1;
    for (const letter of run.slice(1, end + 1)) letters.add(letter);
  }
  return letters;
}

/** Whether a third letter is as far from the second as that is from the first. */
function isEvenlySpread(first: PageWord, second: PageWord, third: PageWord): boolean {
  if (third.confidence < 100) return false;
  const [left, right] = [second.rect.left - first.rect.right, third.rect.left - second.rect.right];
  return left > 0 && Math.abs(left - right) < 0.25 * left;
}

const isKanji = (text: string): boolean => /^\p{Script=Han}$/u.test(text);
/** A single letter of a Japanese script. */
const isLetter = (text: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(text);
