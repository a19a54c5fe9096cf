import { expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage, type PlacedText } from '../testing/page-builder.ts';
import type { Page, TemplateDefinition } from '../types.ts';
import { learn } from './teach.ts';
import type { CheckedDocument } from './types.ts';

const source = { document: 'first', requestNumber: 'OCR-000123', by: 'Cleo', at: '2026-11-22T09:00:00.000Z' };

function checked(
  pages: Page[],
  template: TemplateDefinition,
  right: Record<string, string>,
): CheckedDocument {
  const fields = extract(pages, template).fields.map((read) => ({
    name: read.name,
    read,
    value: right[read.name] ?? read.value,
  }));
  return { source, pages, fields, tables: [] };
}

/** A letter of which two lines are others in each. */
function letter(sentence: string, below = '写し'): Page[] {
  const lines: PlacedText[] = [
    { x: 50, y: 40, text: '有限会社みなと屋商会', size: 16 },
    { x: 50, y: 64, text: '代表取締役 野々村恵' },
    { x: 50, y: 80, text: '電話 03-3460-6214' },
    { x: 50, y: 190, text: '拝啓 貴社ますますご清栄のこととお慶び申し上げます。' },
    { x: 50, y: 206, text: 'さて、代金につきまして、下記のとおりご請求申し上げます。' },
    { x: 50, y: 222, text: sentence },
    { x: 50, y: 238, text: '何卒よろしくお取り計らいのほどお願い申し上げます。' },
    { x: 50, y: 254, text: '末筆ながら貴社の一層のご発展を祈念いたします。' },
    { x: 50, y: 300, text: '敬具' },
    { x: 50, y: 320, text: below },
    { x: 50, y: 340, text: '1. ご請求金額 金177,188円也' },
    { x: 50, y: 380, text: '2. お振込先 北辰銀行 大通支店' },
  ];
  return [buildPage(lines)];
}

test('a day within a sentence may be elsewhere in it: its place is not empty', () => {
  const template: TemplateDefinition = {
    fields: [{ name: '期限', description: 'いつまでに払うか' }],
    tables: [],
  };
  const taught = letter('恐れ入りますが、2025年8月8日までに下記口座へお振込みください。');
  const memory = learn([checked(taught, template, { 期限: '2025-08-08' })], template);
  const next = letter('ご多用中のところ誠に恐縮に存じますが、令和7年6月27日までにお振込みください。');
  expect(extract(next, template).fields[0]).toMatchObject({ value: '2025-06-27', reason: 'WEAK_LABEL' });
  expect(extract(next, template, memory).fields[0]).toMatchObject({ value: '2025-06-27' });
});

test('what has no digits does not take the place of a month, where all checked ones have some', () => {
  const template: TemplateDefinition = {
    fields: [{ name: '対象月', description: '何月分か' }],
    tables: [],
  };
  const taught = letter('2025年5月分', '写し');
  const memory = learn([checked(taught, template, { 対象月: '2025年5月分' })], template);
  const next = letter('経理部控', '2025年6月分');
  const [before] = extract(next, template).fields;
  const [after] = extract(next, template, memory).fields;
  expect(before).toMatchObject({ value: '2025年6月分', reason: 'WEAK_LABEL' });
  expect(after).toMatchObject({ value: '2025年6月分', reason: 'LEARNT_DIFFERS' });
});
