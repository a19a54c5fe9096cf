import type { CellResult, Extraction, Page } from '@ocr/extraction';
import { describe, expect, test } from 'vitest';
import type { StoredValues } from './stored-values.ts';
import { runners } from './tasks.ts';

const pages = [page(1, 'Anvil'), page(2, 'Bellows'), page(3, 'Crowbar')];
const template = {
  fields: [],
  tables: [{ name: 'Items', columns: [{ name: 'Item', description: '' }] }],
};

/** The values of the items, and their pages. */
function itemsOf(values: StoredValues | undefined): string[] {
  const tables = JSON.parse(values!.tables) as Extraction['tables'];
  return tables[0]!.rows.map(({ cells: [cell] }) => `${cell!.value} on ${cell!.page}`);
}
const rules: Extraction = {
  fields: [],
  tables: [
    {
      name: 'Items',
      columns: ['Item'],
      reason: null,
      rows: [found('Anvil by rules', 1), found('Bellows by rules', 2), found('Crowbar by rules', 3)],
    },
  ],
};
const stored = { fields: '[]', tables: JSON.stringify(rules.tables) };
const answer = (numbers: number[], ...items: string[]) => ({
  pages: numbers,
  text: JSON.stringify({ fields: [], tables: [items.map((item) => [item])] }),
});

describe('the answers of a model', () => {
  test('replace the rules’ rows on the pages that it was shown, and lose none on the others', () => {
    const answers = [answer([1], 'Anvil'), answer([3], 'Crowbar')];
    const { values, broken } = runners.combine(pages, template, { rules: stored, answers });
    expect(itemsOf(values)).toEqual(['Anvil on 1', 'Bellows by rules on 2', 'Crowbar on 3']);
    expect(broken).toBe(0);
  });

  test('that cannot be understood leave their pages to the rules', () => {
    const answers = [{ pages: [1, 2], text: 'Sorry' }, answer([3], 'Crowbar')];
    const { values, broken } = runners.combine(pages, template, { rules: stored, answers });
    expect(itemsOf(values)).toEqual(['Anvil by rules on 1', 'Bellows by rules on 2', 'Crowbar on 3']);
    expect(broken).toBe(1);
  });
});

describe('the questions', () => {
  test('show every page once, leave out one that is too long, and stop at the calls that are allowed', () => {
    const long = [page(1, 'Anvil'), page(2, 'x'.repeat(500)), page(3, 'Crowbar'), page(4, 'Drill')];
    const ask = (characters: number, calls: number) =>
      runners
        .prepare(long, template, { characters, calls, memory: null })
        .questions.map((question) => question.pages);
    expect(ask(1000, 5)).toEqual([[1, 2, 3, 4]]);
    expect(ask(40, 5)).toEqual([[1], [3, 4]]);
    expect(ask(20, 5)).toEqual([[1], [3], [4]]);
    expect(ask(20, 2)).toEqual([[1], [3]]);
  });

  test('are none where nothing is asked', () => {
    const options = { characters: 1000, calls: 5, memory: null };
    expect(runners.prepare(pages, { fields: [], tables: [] }, options).questions).toEqual([]);
  });
});

function found(value: string, number: number): { cells: CellResult[] } {
  const box = { x: 0.1, y: 0.1, width: 0.1, height: 0.02 };
  return { cells: [{ column: 'Item', value, text: value, confidence: 90, page: number, box, reason: null }] };
}

function page(number: number, text: string): Page {
  const box = { x: 0.1, y: 0.1, width: 0.1, height: 0.02 };
  const words = [{ text, box, confidence: 100, line: 0 }];
  return { number, width: 600, height: 800, words, lines: [{ box, words: [0] }], rules: [], source: 'text' };
}
