import type { PageWord } from '@ocr/contract';
import { array, assert, constantFrom, double, integer, property, record, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignToColumns, assignToRows } from '#features/results/table/assign-words.ts';
import { textOf } from '#ui/viewer/words.ts';
import type { Box } from '#ui/viewer/geometry.ts';

const page = { width: 210, height: 297 };
const letter = 0.01;
const box = (x: number, y: number, width: number): Box => ({ x, y, width, height: letter });
/** Words of a line, each with its left edge; a letter is half as wide as it is high. */
const line = (y: number, ...words: readonly (readonly [text: string, x: number])[]): PageWord[] =>
  words.map(([text, x]) => ({ text, box: box(x, y, text.length * 0.007) }));
const texts = (assigned: readonly PageWord[][]): string[] => assigned.map((words) => textOf(words, page));

/** Date, Item and a right-aligned Amount, as other rows show them. */
const columns = [
  [box(0.1, 0.2, 0.07), box(0.1, 0.3, 0.07)],
  [box(0.25, 0.2, 0.14), box(0.25, 0.3, 0.07)],
  [box(0.87, 0.2, 0.03), box(0.84, 0.3, 0.06)],
];

describe('a row', () => {
  test('is split where the columns of other rows are, also an amount that is shorter or longer than theirs', () => {
    const words = line(0.25, ['2026-01-02', 0.1], ['Steel', 0.25], ['bracket', 0.295], ['5', 0.893]);
    expect(texts(assignToColumns(words, columns, page))).toEqual(['2026-01-02', 'Steel bracket', '5']);
    const longer = line(0.25, ['2026-01-02', 0.1], ['Steel', 0.25], ['12,345,678.90', 0.809]);
    expect(texts(assignToColumns(longer, columns, page))).toEqual(['2026-01-02', 'Steel', '12,345,678.90']);
  });

  test('leaves out what is printed in columns that the table does not have', () => {
    const words = line(
      0.25,
      ['#3', 0.06],
      ['2026-01-02', 0.1],
      ['Steel', 0.25],
      ['pcs', 0.42],
      ['10%', 0.79],
      ['5.00', 0.872],
    );
    expect(texts(assignToColumns(words, columns, page))).toEqual(['2026-01-02', 'Steel', '5.00']);
    const withoutAmount = words.slice(0, -1);
    expect(texts(assignToColumns(withoutAmount, columns, page))).toEqual(['2026-01-02', 'Steel', '']);
  });

  test('leaves a column empty where nothing is printed, and keeps a long text together', () => {
    const words = line(
      0.25,
      ['Galvanised', 0.25],
      ['mounting', 0.325],
      ['rail', 0.386],
      ['XL', 0.419],
      ['9.00', 0.872],
    );
    expect(texts(assignToColumns(words, columns, page))).toEqual(['', 'Galvanised mounting rail XL', '9.00']);
  });

  test('may have cells of two lines, and be slanted', () => {
    const slanted = line(0.25, ['2026-01-02', 0.1], ['Steel', 0.25], ['5.00', 0.872]).map((word) => ({
      ...word,
      box: { ...word.box, y: word.box.y + word.box.x * 0.02 },
    }));
    const words = [...slanted, ...line(0.27, ['M8,', 0.25], ['black', 0.278])];
    expect(texts(assignToColumns(words, columns, page))).toEqual(['2026-01-02', 'Steel M8, black', '5.00']);
  });

  test('of a table without other rows is split at its widest gaps', () => {
    const words = [
      ...line(0.25, ['1', 0.1], ['Steel', 0.2], ['bracket', 0.242], ['4', 0.6], ['5.00', 0.85]),
      ...line(0.265, ['galvanised', 0.2]),
    ];
    expect(texts(assignToColumns(words, [[], [], [], []], page))).toEqual([
      '1',
      'Steel bracket galvanised',
      '4',
      '5.00',
    ]);
  });

  test('finds a column that no other row has between its neighbours', () => {
    const [dates = [], items = [], amounts = []] = columns;
    const words = line(
      0.25,
      ['2026-01-02', 0.1],
      ['Steel', 0.25],
      ['4', 0.6],
      ['1.25', 0.7],
      ['5.00', 0.872],
    );
    expect(texts(assignToColumns(words, [dates, items, [], [], amounts], page))).toEqual([
      '2026-01-02',
      'Steel',
      '4',
      '1.25',
      '5.00',
    ]);
  });

  test('in Japanese is joined without spaces', () => {
    const words = [
      ...line(0.25, ['令和8年', 0.1], ['1月', 0.129], ['取付', 0.25], ['金具', 0.265], ['1,200', 0.865]),
      ...line(0.265, ['黒', 0.25]),
    ];
    expect(texts(assignToColumns(words, columns, page))).toEqual(['令和8年1月', '取付金具黒', '1,200']);
  });
});

describe('a column', () => {
  const rows = [0.2, 0.23, 0.26].map((y) => [box(0.1, y, 0.07), box(0.25, y, 0.2)]);

  test('gives each row what is printed next to it; a row without words or without cells gets nothing', () => {
    const words = [...line(0.201, ['1.00', 0.872]), ...line(0.259, ['13.00', 0.865])];
    expect(texts(assignToRows(words, rows))).toEqual(['1.00', '', '13.00']);
    expect(texts(assignToRows(words, [[], ...rows]))).toEqual(['', '1.00', '', '13.00']);
  });

  test('joins the lines of one row, and takes no title above it', () => {
    const high = [0.2, 0.25, 0.3].map((y) => [box(0.1, y, 0.07), box(0.8, y, 0.1)]);
    const words = [
      ...line(0.17, ['Item', 0.25]),
      ...line(0.2, ['Steel', 0.25], ['bracket', 0.292]),
      ...line(0.214, ['M8', 0.25]),
      ...line(0.228, ['black', 0.25]),
      ...line(0.25, ['Hinge', 0.25]),
      ...line(0.3, ['Rail', 0.25]),
      ...line(0.314, ['2', 0.25], ['m', 0.262]),
    ];
    expect(texts(assignToRows(words, high))).toEqual(['Steel bracket M8 black', 'Hinge', 'Rail 2 m']);
    const centred = [...line(0.243, ['Steel', 0.25]), ...line(0.257, ['bracket', 0.25])];
    expect(texts(assignToRows(centred, high))).toEqual(['', 'Steel bracket', '']);
  });

  test('of a slanted page follows its lines', () => {
    const fall = (at: Box): Box => ({ ...at, y: at.y + at.x * 0.04 });
    const words = [0.2, 0.23, 0.26].flatMap((y, row) => line(y, [`${row}.00`, 0.872]));
    const slanted = words.map((word) => ({ ...word, box: fall(word.box) }));
    expect(
      texts(
        assignToRows(
          slanted,
          rows.map((cells) => cells.map(fall)),
        ),
      ),
    ).toEqual(['0.00', '1.00', '2.00']);
  });

  test('is not led astray by a cell that a person found elsewhere on the page', () => {
    const [first = [], ...others] = rows;
    const words = [0.2, 0.23, 0.26].flatMap((y, row) => line(y, [`${row}.00`, 0.872]));
    const moved = [[...first, box(0.1, 0.2, 0.1), box(0.1, 0.9, 0.1)], ...others];
    expect(texts(assignToRows(words, moved))).toEqual(['0.00', '1.00', '2.00']);
  });
});

/** A table whose cells have one to three words; columns and rows are as close as they may be printed. */
const tables = record({
  widths: array(double({ min: 0.06, max: 0.15, noNaN: true }), { minLength: 1, maxLength: 6 }),
  cells: array(array(integer({ min: 1, max: 3 }), { minLength: 6, maxLength: 6 }), {
    minLength: 2,
    maxLength: 8,
  }),
  pitch: double({ min: 1.3, max: 3, noNaN: true }),
  align: constantFrom('left', 'right'),
});

interface Cell {
  readonly words: readonly PageWord[];
  readonly box: Box;
}

function print({ widths, cells, pitch, align }: Printed): Cell[][] {
  return cells.map((counts, row) => {
    let left = 0.02;
    return widths.map((width, column) => {
      const [count, y] = [counts[column] ?? 1, 0.1 + row * pitch * letter];
      const wordWidth = width / 4;
      const start = align === 'left' ? left : left + width - count * wordWidth;
      const words = Array.from({ length: count }, (_, at) => ({
        text: `${row}.${column}.${at}`,
        box: box(start + at * wordWidth, y, wordWidth * 0.9),
      }));
      left += width + 0.01;
      return { words, box: box(start, y, count * wordWidth - wordWidth * 0.1) };
    });
  });
}

interface Printed {
  readonly widths: readonly number[];
  readonly cells: readonly (readonly number[])[];
  readonly pitch: number;
  readonly align: string;
}

const scattered = array(
  tuple(
    double({ min: 0, max: 0.9, noNaN: true }),
    double({ min: 0, max: 0.9, noNaN: true }),
    double({ min: 0.005, max: 0.1, noNaN: true }),
  ),
  { maxLength: 12 },
).map((places) =>
  places.map(([x, y, width], index): PageWord => ({ text: String(index), box: box(x, y, width) })),
);

describe('whatever is printed', () => {
  test('a box over exactly one row, or one column, gives its cells their words', () => {
    assert(
      property(tables, integer({ min: 0, max: 7 }), (printed, at) => {
        const table = print(printed);
        const row = table[at % table.length] ?? [];
        const others = printed.widths.map((_, column) =>
          table.flatMap((cells) => (cells === row ? [] : (cells[column]?.box ?? []))),
        );
        const words = row.flatMap((cell) => cell.words);
        expect(assignToColumns(words, others, page)).toEqual(row.map((cell) => cell.words));
        const column = at % printed.widths.length;
        if (printed.widths.length < 2) return;
        const beside = table.map((cells) =>
          cells.flatMap((cell, index) => (index === column ? [] : cell.box)),
        );
        const cells = table.flatMap((each) => each[column] ?? []);
        expect(
          assignToRows(
            cells.flatMap((cell) => cell.words),
            beside,
          ),
        ).toEqual(cells.map((cell) => cell.words));
      }),
    );
  });

  test('each word is used once at most; of a row all are where no other row says where its columns are', () => {
    const boxes = scattered.map((words) => words.map((word) => word.box));
    assert(
      property(scattered, array(boxes, { minLength: 1, maxLength: 5 }), (words, cells) => {
        const toColumns = assignToColumns(words, cells, page);
        expect(new Set(toColumns.flat()).size).toBe(toColumns.flat().length);
        const unknown = cells.map(() => []);
        expect(assignToColumns(words, unknown, page).flat().toSorted(byText)).toEqual(words.toSorted(byText));
        const toRows = assignToRows(words, cells);
        expect(new Set(toRows.flat()).size).toBe(toRows.flat().length);
        expect([toColumns.length, toRows.length]).toEqual([cells.length, cells.length]);
      }),
    );
  });
});

const byText = (a: PageWord, b: PageWord): number => Number(a.text) - Number(b.text);
