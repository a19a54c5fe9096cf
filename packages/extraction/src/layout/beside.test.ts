import { expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';

const find = (description: string, settings: readonly PlacedText[]) =>
  extract([buildPage(settings)], { fields: [{ name: 'x', description }], tables: [] }).fields[0]!;

/** Labels in two languages, one over the other, with the value in the middle beside them. */
const folio: readonly PlacedText[] = [
  { x: 50, y: 40, text: '株式会社リンデン測量 様' },
  { x: 50, y: 104.5, text: '桜坂西 1-8-3' },
  { x: 300, y: 100, text: '部屋番号', size: 7 },
  { x: 300, y: 109, text: 'Room No.', size: 7 },
  { x: 360, y: 104.5, text: '1108', size: 8 },
  { x: 420, y: 100, text: '人数', size: 7 },
  { x: 420, y: 109, text: 'Persons', size: 7 },
  { x: 470, y: 104.5, text: '1', size: 8 },
  { x: 300, y: 130, text: 'ご到着', size: 7 },
  { x: 300, y: 139, text: 'Arrival', size: 7 },
  { x: 360, y: 134.5, text: '2025/10/17', size: 8 },
  { x: 420, y: 130, text: 'ご出発', size: 7 },
  { x: 420, y: 139, text: 'Departure', size: 7 },
  { x: 470, y: 134.5, text: '2025/10/19', size: 8 },
];

test.each([
  ['何号室', '1108'],
  ['チェックイン', '2025-10-17'],
  ['チェックアウト', '2025-10-19'],
  ['How many persons', '1'],
])('a value in the middle beside a label of two lines is found: %s', (asked, value) => {
  expect(find(asked, folio).value).toBe(value);
});

test('what is beside words of its own belongs to them', () => {
  const bill: readonly PlacedText[] = [
    { x: 50, y: 100, text: 'BILL DATE' },
    { x: 50, y: 116, text: '06 Mar 2026', size: 14 },
    { x: 260, y: 100, text: 'Previous bill (06 Feb 2026)' },
    { x: 500, y: 100, text: '74.90' },
  ];
  expect(find('Date of bill', bill).value).toBe('2026-03-06');
});

test('a bound is no sum, and capitals before groups of figures belong to a code', () => {
  const notice: readonly PlacedText[] = [
    { x: 50, y: 100, text: '税額（100円未満切捨て）' },
    { x: 50, y: 140, text: 'Policy number' },
    { x: 200, y: 140, text: 'HOM 7741 2065 09' },
  ];
  expect(find('税額', notice).value).toBeNull();
  expect(find('Could I have the policy number, please', notice).value).toBe('HOM 7741 2065 09');
});
