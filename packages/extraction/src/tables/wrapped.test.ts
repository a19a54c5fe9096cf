import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage, line, tableRows } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';
import type { TableResult } from '../types.ts';

const EDGES = [50, -340, -430, -540];
const PITCH = 13;
type Set = 'top' | 'middle' | 'bottom';
interface Item {
  readonly lines: readonly string[];
  readonly figures: readonly [string, string, string];
}

/** A table whose figures are at the top, the middle or the bottom of each item's lines, with or without lines between items. */
function readItems(
  header: readonly string[],
  items: readonly Item[],
  { at, ruled = false, space = 8 }: { readonly at: Set; readonly ruled?: boolean; readonly space?: number },
): TableResult {
  const settings: PlacedText[] = [...tableRows([header], EDGES, 100)];
  const ends = [100 + PITCH];
  let y = 100 + PITCH + space;
  for (const { lines, figures } of items) {
    const shift = { top: 0, middle: (lines.length - 1) / 2, bottom: lines.length - 1 }[at];
    settings.push(...lines.map((text, index) => ({ x: 50, y: y + index * PITCH, text })));
    settings.push(...tableRows([['', ...figures]], EDGES, y + shift * PITCH));
    y += lines.length * PITCH + space;
    ends.push(y - space / 2 - 2);
  }
  const page = buildPage(settings, { rules: ruled ? ends.map((end) => line(48, end, 545, end)) : [] });
  const columns = header.map((name) => ({ name, description: '' }));
  return extract([page], { fields: [], tables: [{ name: 'Items', columns }] }).tables[0]!;
}

const names = ({ rows }: TableResult) => rows.map(({ cells }) => cells[0]!.text);

const ENGLISH: Item[] = [
  { lines: ['Red paint for the outer', 'walls, weatherproof'], figures: ['1', '900.00', '900.00'] },
  { lines: ['Travel'], figures: ['3', '50.00', '150.00'] },
  {
    lines: ['Cleaning of the site and', 'of the rooms beside it', 'after works'],
    figures: ['1', '200.00', '200.00'],
  },
];
const JAPANESE: Item[] = [
  { lines: ['外壁塗装工事一式（高', '耐久シリコン塗料使用）'], figures: ['1', '100,000', '100,000'] },
  { lines: ['交通費'], figures: ['2', '500', '1,000'] },
  { lines: ['足場の組立および解体', '作業（養生を含みます）'], figures: ['1', '50,000', '50,000'] },
];
const ENGLISH_HEADER = ['Description', 'Qty', 'Unit price', 'Amount'];
const JAPANESE_HEADER = ['品名', '数量', '単価', '金額'];

describe.each([false, true])('a wrapped description, lines between the items: %s,', (ruled) => {
  it.each(['top', 'middle', 'bottom'] as const)('is read whole, with the numbers at its %s', (at) => {
    expect(names(readItems(ENGLISH_HEADER, ENGLISH, { at, ruled }))).toEqual(
      ENGLISH.map(({ lines }) => lines.join(' ')),
    );
    expect(names(readItems(JAPANESE_HEADER, JAPANESE, { at, ruled }))).toEqual(
      JAPANESE.map(({ lines }) => lines.join('')),
    );
  });
});

it('is not torn between two items that are set closely, each with its numbers at the bottom', () => {
  const read = readItems(ENGLISH_HEADER, [ENGLISH[0]!, ENGLISH[2]!], { at: 'bottom', space: 5 });
  expect(names(read)).toEqual([
    'Red paint for the outer walls, weatherproof',
    'Cleaning of the site and of the rooms beside it after works',
  ]);
});

it.each([
  [['フィ', 'ルター交換'], 'フィルター交換'],
  [['点検一式(清掃)', '(含む)'], '点検一式(清掃)(含む)'],
  [['外壁塗装工事、', '足場の組立'], '外壁塗装工事、足場の組立'],
  [['会議用テーブル', 'W1800'], '会議用テーブル W1800'],
  [['three buildings, including', 'filters'], 'three buildings, including filters'],
  [['all of the three buildings,', 'including filters'], 'all of the three buildings, including filters'],
])('the lines of a cell are joined as their script is: %s', (lines, text) => {
  const items: Item[] = [
    { lines, figures: ['1', '900.00', '900.00'] },
    { lines: ['Travel'], figures: ['3', '50.00', '150.00'] },
  ];
  expect(names(readItems(ENGLISH_HEADER, items, { at: 'top', ruled: true }))[0]).toBe(text);
});

describe('a line that is left out', () => {
  const items = (lines: readonly string[]): Item[] => [
    ENGLISH[1]!,
    { lines, figures: ['1', '80.00', '80.00'] },
    ENGLISH[0]!,
  ];
  const doubts = ({ rows }: TableResult) => rows.map(({ cells }) => cells[0]!.reason);

  it('makes the cell doubtful that it is set closely to', () => {
    const read = readItems(ENGLISH_HEADER, items(['Lunch box', 'Tokyo area']), { at: 'top' });
    expect(names(read)[1]).toBe('Lunch box');
    expect(doubts(read)).toEqual([null, 'AMBIGUOUS', null]);
    expect(read.rows[1]!.cells[0]!.confidence).toBeLessThan(70);
  });

  it('does not where it says of itself what it is, or is no nearer to one item than to the other', () => {
    const remark = readItems(ENGLISH_HEADER, items(['Lunch box', 'Serial no: 4711']), { at: 'top' });
    expect(doubts(remark)).toEqual([null, null, null]);
    const section = readItems(ENGLISH_HEADER, items(['Lunch box', 'Tokyo area']), { at: 'top', space: 0 });
    expect(doubts(section)).toEqual([null, null, null]);
  });
});

describe('a table with lines ruled between its items only', () => {
  const read = (extra: readonly PlacedText[], isClosed = true) => {
    const rows = [
      ...tableRows([ENGLISH_HEADER], EDGES, 100),
      ...tableRows([['Paint', '1', '900.00', '900.00']], EDGES, 130),
      ...tableRows([['Hex bolt', '3', '50.00', '150.00']], EDGES, 190),
    ];
    const ends = [118, 160, ...(isClosed ? [235] : [])];
    const rules = ends.map((end) => line(48, end, 545, end));
    const columns = ENGLISH_HEADER.map((name) => ({ name, description: '' }));
    const page = buildPage([...rows, ...extra], { rules });
    return extract([page], { fields: [], tables: [{ name: 'Items', columns }] }).tables[0]!;
  };

  it('takes a line into the item whose lines enclose it', () => {
    expect(
      names(
        read([
          { x: 50, y: 203, text: 'Zinc' },
          { x: 50, y: 143, text: 'White' },
        ]),
      ),
    ).toEqual(['Paint White', 'Hex bolt Zinc']);
  });

  it('keeps a heading, a remark and what comes after the table out of it', () => {
    expect(names(read([{ x: 50, y: 170, text: 'Materials' }]))).toEqual(['Paint', 'Hex bolt']);
    expect(names(read([{ x: 50, y: 203, text: 'Serial no: 4711' }]))).toEqual(['Paint', 'Hex bolt']);
    const after = [
      { x: 50, y: 203, text: 'Goods received' },
      ...tableRows([['Due date', '31.12.2026']], [50, -340], 230),
    ];
    const { rows } = read(after, false);
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Paint', '1', '900.00', '900.00'],
      ['Hex bolt', '3', '50.00', '150.00'],
    ]);
  });
});

it('a remark of the item before is no beginning of a name in small letters', () => {
  const items: Item[] = [
    { lines: ['Consulting', 'Per contract 12'], figures: ['1', '80.00', '80.00'] },
    { lines: ['monthly fee'], figures: ['1', '90.00', '90.00'] },
    { lines: ['Training of the works council, one day'], figures: ['1', '700.00', '700.00'] },
  ];
  expect(names(readItems(ENGLISH_HEADER, items, { at: 'top', space: 0 })).slice(0, 2)).toEqual([
    'Consulting',
    'monthly fee',
  ]);
});
