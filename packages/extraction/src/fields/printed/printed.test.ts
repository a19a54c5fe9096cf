import { expect, test } from 'vitest';
import { extract } from '../../extract.ts';
import { buildPage } from '../../testing/page-builder.ts';
import type { PlacedText } from '../../testing/page-builder.ts';
import type { Rule } from '../../types.ts';

const read = (
  settings: readonly PlacedText[],
  description: string,
  rules: readonly Rule[] = [],
  name = 'x',
) => extract([buildPage(settings, { rules })], { fields: [{ name, description }], tables: [] }).fields[0]!;

/** A ruled frame, in points. */
function frame(left: number, top: number, right: number, bottom: number): Rule[] {
  const [x1, x2, y1, y2] = [left / 595, right / 595, top / 842, bottom / 842];
  return [
    { x1, y1, x2, y2: y1 },
    { x1, y1: y2, x2, y2 },
    { x1, y1, x2: x1, y2 },
    { x1: x2, y1, x2, y2 },
  ];
}

/** Boxes of a form: a number and a label in small print over the value. */
const wages: readonly PlacedText[] = [
  { x: 54, y: 102, text: 'a Social security no.', size: 6 },
  { x: 54, y: 112, text: '900-44-0172' },
  { x: 204, y: 102, text: '1 Wages and tips', size: 6 },
  { x: 204, y: 112, text: '58240.19' },
  { x: 354, y: 102, text: '2 Tax kept back', size: 6 },
  { x: 354, y: 112, text: '6027.55' },
  { x: 54, y: 142, text: 'b Employer identification number', size: 6 },
  { x: 54, y: 152, text: '98-7650431' },
  { x: 204, y: 142, text: '3 State wages', size: 6 },
  { x: 204, y: 152, text: '61400.00' },
  { x: 354, y: 142, text: '4 State tax', size: 6 },
  { x: 354, y: 152, text: '3806.80' },
];
const boxes = [50, 200, 350].flatMap((x) => [...frame(x, 98, x + 150, 138), ...frame(x, 138, x + 150, 178)]);

test.each([
  ['box 1', '58240.19'],
  ['Box 4', '3806.8'],
  ['Employer identification number', '98-7650431'],
  ['Tax kept back', '6027.55'],
  ['State wages', '61400.00'],
])('a box of a form is found by its number and by its label: %s', (asked, value) => {
  expect(read(wages, asked, boxes).value).toBe(value);
});

/** Labels in cells over cells with 円 over the value, and a merged cell that heads two labels. */
const slip: readonly PlacedText[] = [
  { x: 54, y: 106, text: '支払金額', size: 8 },
  { x: 180, y: 126, text: '円', size: 6 },
  { x: 195, y: 146, text: '5,128,400', right: true },
  { x: 204, y: 106, text: '給与所得控除後の金額', size: 8 },
  { x: 330, y: 126, text: '円', size: 6 },
  { x: 345, y: 146, text: '3,662,400', right: true },
  { x: 54, y: 190, text: '支払者', size: 8 },
  { x: 104, y: 182, text: '所在地', size: 8 },
  { x: 204, y: 182, text: '岡山県倉敷市水島北緑2-1' },
  { x: 104, y: 202, text: '氏名又は名称', size: 8 },
  { x: 204, y: 202, text: '瀬戸内合繊株式会社' },
];
const cells = [
  ...frame(50, 100, 200, 120),
  ...frame(50, 120, 200, 162),
  ...frame(200, 100, 350, 120),
  ...frame(200, 120, 350, 162),
  ...frame(50, 178, 100, 218),
  ...frame(100, 178, 200, 198),
  ...frame(200, 178, 350, 198),
  ...frame(100, 198, 200, 218),
  ...frame(200, 198, 350, 218),
];

test.each([
  ['支払金額', '5128400'],
  ['給与所得控除後の金額', '3662400'],
  ['支払者の名称', '瀬戸内合繊株式会社'],
  ['支払者の氏名', '瀬戸内合繊株式会社'],
])(
  'the cell under a label has its value, and a merged cell heads the labels beside it: %s',
  (asked, value) => {
    expect(read(slip, asked, cells).value).toBe(value);
  },
);

test('a label that is asked for word for word goes before what its words mean elsewhere', () => {
  const renewal: readonly PlacedText[] = [
    { x: 400, y: 40, text: 'Policy number' },
    { x: 400, y: 54, text: 'HM 7720 44183' },
    { x: 50, y: 200, text: 'New policy starts', size: 8 },
    { x: 50, y: 213, text: '3 October 2025' },
    { x: 300, y: 200, text: 'No claims discount', size: 8 },
    { x: 300, y: 213, text: '9 years' },
  ];
  expect(read(renewal, 'New policy starts').value).toBe('2025-10-03');
  expect(read(renewal, 'No claims discount').value).toBe('9 years');
  expect(read(renewal, 'Policy number').value).toBe('HM 7720 44183');
});

test('the sum of what is named is no other sum, and a field is called as one likes', () => {
  const folio: readonly PlacedText[] = [
    { x: 50, y: 100, text: '会社名 / Company' },
    { x: 180, y: 100, text: '株式会社サンレイ工機' },
    { x: 320, y: 100, text: '明細書番号 / Folio' },
    { x: 450, y: 100, text: 'F-250614-031' },
    { x: 50, y: 116, text: 'ご到着 / Arrival' },
    { x: 180, y: 116, text: '2025/06/12' },
    { x: 320, y: 116, text: 'ご出発 / Departure' },
    { x: 450, y: 116, text: '2025/06/14' },
    { x: 50, y: 200, text: '入湯税' },
    { x: 500, y: 200, text: '600', right: true },
    { x: 50, y: 216, text: 'ご利用合計' },
    { x: 500, y: 216, text: '¥112,250', right: true },
    { x: 50, y: 260, text: '払込方法' },
    { x: 180, y: 260, text: '口座振替' },
    { x: 320, y: 260, text: '保険料' },
    { x: 450, y: 260, text: '5,395円' },
  ];
  expect(read(folio, '入湯税の合計').value).toBe('600');
  expect(read(folio, '会社名').value).toBe('株式会社サンレイ工機');
  expect(read(folio, '払込方法', [], 'pay').value).toBe('口座振替');
});

test('a number or date by the title of its paper is labelled "No." and "Dated"', () => {
  const proforma: readonly PlacedText[] = [
    { x: 50, y: 40, text: 'Pro-forma', size: 16 },
    { x: 300, y: 70, text: 'No.' },
    { x: 350, y: 70, text: 'PF-2025/118' },
  ];
  expect(read(proforma, 'Pro-forma no.').value).toBe('PF-2025/118');
});

test('a value at such a label is doubted where the second reader disagrees', () => {
  const scan: readonly PlacedText[] = [
    { x: 400, y: 40, text: 'Policy number', confidence: 95 },
    { x: 400, y: 54, text: 'HM 7720 44183', confidence: 95 },
    { x: 50, y: 200, text: 'New policy starts', size: 8, confidence: 95 },
    { x: 50, y: 213, text: '3 October 2025', confidence: 95, otherReading: '2026' },
  ];
  expect(read(scan, 'New policy starts')).toMatchObject({
    value: '2025-10-03',
    reason: 'READERS_DISAGREE',
    otherReading: '2026-10-03',
  });
});
