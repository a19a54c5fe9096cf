import type { ExplainedField, FoundValue, Page } from '@ocr/extraction';
import type { Found, Truth } from '../lib/judged.ts';

const CAUSES = [
  'right',
  'never read',
  'no candidate',
  'lost to another',
  'under threshold',
  'absent, empty',
  'absent, filled',
] as const;
export type Cause = (typeof CAUSES)[number];

const CELLS = ['right', 'in another cell', 'left out', 'never read', 'invented'] as const;
type CellCause = (typeof CELLS)[number];

interface Tally {
  readonly fields: Map<Cause, number>;
  readonly cells: Map<CellCause, number>;
  /** Wrong ones that are shown, and those of them that nothing doubts. */
  wrong: number;
  wrongUndoubted: number;
  sure: number;
  sureWrong: number;
  /** Fields whose right value is at one of the labels nearest to the question, and those where the nearest leads to it. */
  atLabel: number;
  atNearest: number;
}

/** The printed text without spaces, signs and case, as the scorer compares it. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** All letters and digits of a document in reading order. */
export function lettersOf(pages: readonly Page[]): string {
  return bare(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' '));
}

interface Judge {
  readonly letters: string;
  readonly isRight: (got: Pick<Found, 'value' | 'text'>) => boolean;
}

/** Why a field was missed: the first of these that is true, in the order of the work. */
export function causeOf(
  truth: Truth,
  { found, candidates }: ExplainedField,
  { letters, isRight }: Judge,
): Cause {
  if (isRight(found)) return 'right';
  if (candidates.some((one) => isRight(one)))
    return found.value === null ? 'under threshold' : 'lost to another';
  const printed = [truth.printed, truth.value].filter((one) => one !== undefined).map(bare);
  return printed.some((one) => letters.includes(one)) ? 'no candidate' : 'never read';
}

/** Counts causes by group and prints them as tables in Markdown. */
export class CauseTallies {
  readonly #groups = new Map<string, Tally>();

  addField(group: string, cause: Cause, found: FoundValue): void {
    const tally = this.#of(group);
    add(tally.fields, cause);
    if (found.value === null) return;
    const sure = (found.confidence ?? 0) >= 90;
    if (sure) tally.sure++;
    if (cause === 'right') return;
    if (cause !== 'absent, filled') tally.wrong++;
    if (sure && cause !== 'absent, filled') tally.sureWrong++;
    if (found.reason === null) tally.wrongUndoubted++;
  }

  /** The values at the labels nearest to a question, the nearest first: whether each is right. */
  addLabels(group: string, areRight: readonly boolean[]): void {
    if (!areRight.includes(true)) return;
    const tally = this.#of(group);
    tally.atLabel++;
    if (areRight[0] === true) tally.atNearest++;
  }

  /** Cells of the truth by where they were found, and found cells that the truth does not have. */
  addTable(
    group: string,
    {
      rows,
      found,
      letters,
    }: {
      readonly rows: readonly (readonly string[])[];
      readonly found: readonly (readonly string[])[];
      readonly letters: string;
    },
  ): void {
    const tally = this.#of(group);
    const truths = rows.map((row) => row.map(bare));
    const got = found.map((row) => row.map(bare));
    const elsewhere = new Set(got.flat());
    const matched = matchRows(truths, got);
    truths.forEach((row, index) => {
      const partner = got[matched[index] ?? -1] ?? [];
      row.forEach((cell, column) => {
        if (cell === '') return;
        if (partner[column] === cell) add(tally.cells, 'right');
        else if (elsewhere.has(cell)) add(tally.cells, 'in another cell');
        else add(tally.cells, letters.includes(cell) ? 'left out' : 'never read');
      });
    });
    const printed = new Set(truths.flat());
    for (const cell of got.flat()) if (cell !== '' && !printed.has(cell)) add(tally.cells, 'invented');
  }

  print(): void {
    const groups = [...this.#groups].toSorted(([a], [b]) => a.localeCompare(b));
    console.log(
      `| fields | ${CAUSES.join(' | ')} | wrong | wrong and undoubted | 90 or more | wrong there |`,
    );
    console.log(`| --- |${' ---: |'.repeat(CAUSES.length + 4)}`);
    for (const [group, tally] of groups) {
      const counts = CAUSES.map((cause) => tally.fields.get(cause) ?? 0);
      const shown = [tally.wrong, tally.wrongUndoubted, tally.sure, tally.sureWrong];
      console.log(`| ${[group, ...counts, ...shown].join(' | ')} |`);
    }
    console.log(
      '\n| labels | right value at one of the nearest ten | at the nearest |\n| --- | ---: | ---: |',
    );
    for (const [group, { atLabel, atNearest }] of groups)
      if (atLabel > 0) console.log(`| ${group} | ${atLabel} | ${atNearest} |`);
    console.log(`\n| cells of tables | ${CELLS.join(' | ')} |`);
    console.log(`| --- |${' ---: |'.repeat(CELLS.length)}`);
    for (const [group, { cells }] of groups)
      if (cells.size > 0)
        console.log(`| ${[group, ...CELLS.map((cause) => cells.get(cause) ?? 0)].join(' | ')} |`);
  }

  #of(group: string): Tally {
    const known = this.#groups.get(group);
    if (known) return known;
    const counts = { wrong: 0, wrongUndoubted: 0, sure: 0, sureWrong: 0, atLabel: 0, atNearest: 0 };
    const made = { ...counts, fields: new Map(), cells: new Map() };
    this.#groups.set(group, made);
    return made;
  }
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The found row of each true one, in the match with most cells that keeps the order; undefined if there is none. */
function matchRows(
  truths: readonly (readonly string[])[],
  got: readonly (readonly string[])[],
): readonly (number | undefined)[] {
  const same = (a: readonly string[], b: readonly string[]): number =>
    a.filter((cell, column) => cell !== '' && cell === b[column]).length;
  const best = [...truths, []].map(() => Array.from({ length: got.length + 1 }, () => 0));
  for (let i = truths.length - 1; i >= 0; i--)
    for (let j = got.length - 1; j >= 0; j--)
      best[i]![j] = Math.max(
        best[i + 1]![j]!,
        best[i]![j + 1]!,
        best[i + 1]![j + 1]! + same(truths[i]!, got[j]!),
      );
  const matched: (number | undefined)[] = [];
  for (let i = 0, j = 0; i < truths.length; i++) {
    while (j < got.length && best[i]![j] === best[i]![j + 1] && best[i]![j] !== best[i + 1]![j]) j++;
    const taken = j < got.length && best[i]![j] !== best[i + 1]![j];
    matched.push(taken ? j++ : undefined);
  }
  return matched;
}
