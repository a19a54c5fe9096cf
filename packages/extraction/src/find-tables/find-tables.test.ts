import { describe, expect, test } from 'vitest';
import { buildPage, line, ruledBox, tableRows } from '../testing/page-builder.ts';
import type { Page, Rule } from '../types.ts';
import { findTables } from './find-tables.ts';
import type { FoundTable } from './types.ts';

/** A table as rows of texts; a cell over several columns or rows says so. */
function gridOf(table: FoundTable | undefined): string[][] {
  return Array.from({ length: table?.rowCount ?? 0 }, (_, row) =>
    (table?.cells ?? [])
      .filter((cell) => cell.row === row)
      .map(({ column, text, columnSpan, rowSpan }) => {
        const span = columnSpan * rowSpan > 1 ? ` ${rowSpan}x${columnSpan}` : '';
        return `${column}:${text.replaceAll('\n', '/')}${span}`;
      }),
  );
}

const only = (page: Page): FoundTable => {
  const tables = findTables(page);
  expect(tables).toHaveLength(1);
  return tables[0] as FoundTable;
};

const uprights = (xs: readonly number[], from: number, to: number): Rule[] =>
  xs.map((x) => line(x, from, x, to));
const levels = (ys: readonly number[], from: number, to: number): Rule[] =>
  ys.map((y) => line(from, y, to, y));

describe('a ruled table', () => {
  const words = tableRows(
    [
      ['Region', 'Sales'],
      ['', '2024', '2025'],
      ['North', '120', '140'],
      ['South', '80', '95'],
    ],
    [62, 162, 262],
    104,
    20,
  );

  test('is read cell by cell, cells joined where no line parts them', () => {
    const rules = [
      ...levels([100, 140, 160, 180], 60, 360),
      line(160, 120, 360, 120),
      ...uprights([60, 160, 360], 100, 180),
      line(260, 120, 260, 180),
    ];
    const table = only(buildPage(words, { rules }));
    expect(gridOf(table)).toEqual([
      ['0:Region 2x1', '1:Sales 1x2'],
      ['1:2024', '2:2025'],
      ['0:North', '1:120', '2:140'],
      ['0:South', '1:80', '2:95'],
    ]);
    expect(table.headerRows).toBe(2);
    expect(table.box.x).toBeCloseTo(60 / 595, 3);
  });

  test('has a row for each line of values, also where no line is drawn between them', () => {
    const rows = tableRows(
      [
        ['Country', 'Fund', 'Total'],
        ['Bulgaria', '2.3', '5.5'],
        ['Czech', '8.8', '22.2'],
        ['Republic'],
        ['Estonia', '1.1', '3.0'],
      ],
      [62, 162, 262],
      104,
      14,
    );
    const rules = [
      ...ruledBox(60, 100, 360, 176),
      line(60, 116, 360, 116),
      ...uprights([160, 260], 100, 176),
    ];
    expect(gridOf(only(buildPage(rows, { rules })))).toEqual([
      ['0:Country', '1:Fund', '2:Total'],
      ['0:Bulgaria', '1:2.3', '2:5.5'],
      ['0:Czech', '1:8.8', '2:22.2'],
      ['0:Republic'],
      ['0:Estonia', '1:1.1', '2:3.0'],
    ]);
  });

  test('comes apart at its columns where only the header draws them', () => {
    const rows = tableRows(
      [
        ['Country', 'Home', 'Abroad'],
        ['Austria', '0', '100'],
        ['Belgium', '7', '93'],
      ],
      [62, 162, 262],
      104,
      20,
    );
    const rules = [
      ...levels([100, 120, 140, 160], 60, 360),
      ...uprights([60, 360], 100, 160),
      ...uprights([160, 260], 100, 120),
    ];
    expect(gridOf(only(buildPage(rows, { rules })))[2]).toEqual(['0:Belgium', '1:7', '2:93']);
  });

  test('includes the names of rows next to it', () => {
    const rows = tableRows(
      [
        ['Rent', '170', '150'],
        ['Travel', '94', '74'],
        ['Printing', '48', '37'],
        ['Total', '312', '261'],
      ],
      [62, 162, 262],
      104,
      20,
    );
    const rules = [...levels([100, 120, 140, 160, 180], 150, 360), ...uprights([150, 250, 360], 100, 180)];
    expect(gridOf(only(buildPage(rows, { rules })))[1]).toEqual(['0:Travel', '1:94', '2:74']);
  });
});

describe('a table without upright lines', () => {
  test('is found by its columns: spanning headers, headers of several lines, sub-headings, wrapped labels', () => {
    const words = [
      { x: 310, y: 100, text: 'Amount' },
      { x: 200, y: 124, text: 'Percent' },
      { x: 290, y: 124, text: 'Low' },
      { x: 370, y: 124, text: 'High' },
      { x: 60, y: 136, text: 'Kind' },
      { x: 200, y: 136, text: 'of all' },
      ...tableRows(
        [
          ['Public schools'],
          ['  Primary', '44.4', '31.2', '25.5'],
          ['  Secondary', '40.0', '25.0', '27.3'],
          ['Private schools'],
          ['of the country', '45.9', '36.6', '20.3'],
          ['Other', '41.3', '31.9', '11.2'],
        ],
        [60, 200, 290, 370],
        164,
        14,
      ),
    ];
    const rules = [...levels([96, 152, 250], 60, 420), line(285, 113, 395, 113)];
    const table = only(buildPage(words, { rules }));
    expect(gridOf(table)).toEqual([
      ['0:Kind 2x1', '1:Percent/of all 2x1', '2:Amount 1x2'],
      ['2:Low', '3:High'],
      ['0:Public schools'],
      ['0:Primary', '1:44.4', '2:31.2', '3:25.5'],
      ['0:Secondary', '1:40.0', '2:25.0', '3:27.3'],
      ['0:Private schools/of the country', '1:45.9', '2:36.6', '3:20.3'],
      ['0:Other', '1:41.3', '2:31.9', '3:11.2'],
    ]);
    expect(table.headerRows).toBe(2);
  });

  test('of a Japanese invoice is found by the names of its columns', () => {
    const words = [
      { x: 60, y: 60, text: '青山商事株式会社 御中' },
      { x: 340, y: 60, text: '請求番号: INV-4471' },
      { x: 340, y: 76, text: '発行日: 2025年5月27日' },
      ...tableRows(
        [
          ['品名', '数量', '単価', '金額'],
          ['コピー用紙 A4', '10', '480', '4,800'],
          ['封筒', '3', '120', '360'],
        ],
        [60, -300, -380, -480],
        120,
      ),
    ];
    expect(gridOf(only(buildPage(words)))).toEqual([
      ['0:品名', '1:数量', '2:単価', '3:金額'],
      ['0:コピー用紙 A4', '1:10', '2:480', '3:4,800'],
      ['0:封筒', '1:3', '2:120', '3:360'],
    ]);
  });

  test('ends where the next one begins', () => {
    const rows = (top: number, name: string) => [
      { x: 60, y: top - 20, text: `Table ${name}. Costs by year` },
      ...tableRows(
        [
          ['Item', '2023', '2024'],
          ['Rent', '10', '11'],
          ['Power', '20', '21'],
          ['Water', '30', '31'],
          ['Paper', '40', '41'],
        ],
        [60, 200, 300],
        top,
      ),
    ];
    const tables = findTables(buildPage([...rows(100, '1'), ...rows(230, '2')]));
    expect(tables.map((table) => [table.rowCount, table.columnCount])).toEqual([
      [5, 3],
      [5, 3],
    ]);
  });
});

describe('what is no table', () => {
  const sentence = 'The quick brown fox jumps over the lazy dog and runs away';

  test.each([
    ['running text', Array.from({ length: 12 }, (_, at) => ({ x: 60, y: 100 + at * 14, text: sentence }))],
    [
      'an article in two columns',
      Array.from({ length: 24 }, (_, at) => ({
        x: at % 2 === 0 ? 50 : 310,
        y: 100 + Math.floor(at / 2) * 14,
        text: sentence.slice(0, 44 + (at % 5)),
      })),
    ],
    [
      'a list',
      Array.from({ length: 16 }, (_, at) => ({
        x: at % 2 === 0 ? 60 : 90,
        y: 100 + Math.floor(at / 2) * 14,
        text: at % 2 === 0 ? `${at / 2 + 1}.` : sentence,
      })),
    ],
    [
      'a letterhead with names and values',
      tableRows(
        [
          ['Harbour Paper', 'Invoice No:', '20931'],
          ['12 Quay Street', 'Date:', '27 May 2025'],
          ['Bristol', 'Due:', '26 June 2025'],
          ['England', 'Reference:', 'HP-7'],
        ],
        [60, 320, 420],
        60,
      ),
    ],
  ])('%s', (_, words) => {
    expect(findTables(buildPage(words))).toEqual([]);
  });

  test('an article between the lines of the head and the foot of its page', () => {
    const words = Array.from({ length: 24 }, (_, at) => ({
      x: at % 2 === 0 ? 50 : 310,
      y: 100 + Math.floor(at / 2) * 14,
      text: sentence.slice(0, 44 + (at % 5)),
    }));
    expect(findTables(buildPage(words, { rules: levels([90, 300], 50, 560) }))).toEqual([]);
  });

  test('an empty page, a frame, thousands of crossing strokes', () => {
    expect(findTables(buildPage([]))).toEqual([]);
    expect(
      findTables(buildPage([{ x: 70, y: 70, text: 'Note' }], { rules: ruledBox(60, 60, 300, 90) })),
    ).toEqual([]);
    const hatch = Array.from({ length: 3000 }, (_, at) => [
      line(at / 6, 10, at / 6, 800),
      line(10, at / 4, 580, at / 4),
    ]).flat();
    expect(findTables(buildPage([{ x: 70, y: 70, text: 'Plan' }], { rules: hatch }))).toEqual([]);
  });
});
