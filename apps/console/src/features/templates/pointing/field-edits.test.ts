import { expect, test, vi } from 'vitest';
import type { DraftField } from '#features/templates/editor/draft.ts';
import { emptyFormat } from '#features/templates/format/field-format.ts';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { fieldFor, outcomeOf, withLabel } = await import('#features/templates/pointing/field-edits.ts');
const { en } = await import('#features/templates/pointing/messages.en.ts');
const { jp } = await import('#features/templates/pointing/messages.jp.ts');
const { en: templatesEn } = await import('#features/templates/messages.en.ts');
const { jp: templatesJp } = await import('#features/templates/messages.jp.ts');

const t = { ...en, instruction: templatesEn.offers.instruction };
const ja = { ...jp, instruction: templatesJp.offers.instruction };
const field = (key: string, name: string, description = ''): DraftField => ({
  key,
  name,
  description,
  format: emptyFormat,
});

test('a new field is called as its label, and asks for what is printed next to it', () => {
  const labelled = { label: 'Invoice No.', dateIn: null };
  expect(fieldFor(labelled, [], t)).toEqual({
    name: 'Invoice No.',
    description: 'The value printed beside “Invoice No.”.',
  });
  expect(fieldFor(labelled, [field('1', 'invoice no.')], t).name).toBe('Invoice No. 2');
  expect(fieldFor({ label: 'ラベル'.repeat(50), dateIn: null }, [], ja).name).toHaveLength(100);
});

test('without a label a date is asked for by its corner, and anything else by nothing', () => {
  const fields = [field('1', 'Total'), field('2', '')];
  expect(fieldFor({ label: null, dateIn: 'topRight' }, fields, t)).toEqual({
    name: 'Field 2',
    description: 'The date at the top right.',
  });
  expect(fieldFor({ label: null, dateIn: null }, fields, ja)).toEqual({ name: '項目2', description: '' });
});

test('a label takes the place of nothing and of another label, and stays behind a person’s own words', () => {
  const describe = (description: string, words = t) =>
    withLabel(field('1', 'Number', description), 'No.', { fields: [], t: words }).description;
  expect(describe(' ')).toBe('The value printed beside “No.”.');
  expect(describe('The value printed beside “Date”.')).toBe('The value printed beside “No.”.');
  expect(describe('The number of the invoice')).toBe('The number of the invoice. Printed beside “No.”.');
  const twice = describe('The number of the invoice. Printed beside “Date”.');
  expect(twice).toBe('The number of the invoice. Printed beside “No.”.');
  expect(describe('請求書の番号', ja)).toBe('請求書の番号。「No.」の横または下に記載。');
  expect(describe('「A」または「B」の横または下に記載された値。', ja)).toBe(
    '「A」または「B」の横または下に記載された値。「No.」の横または下に記載。',
  );
  expect(describe('「日付」の横または下に記載された値。', ja)).toBe('「No.」の横または下に記載された値。');
});

test('a field without a name takes the label’s, unless another field has it', () => {
  const fields = [field('1', ''), field('2', 'No.')];
  expect(withLabel(fields[0]!, 'No.', { fields, t }).name).toBe('No. 2');
  expect(withLabel(fields[1]!, 'Date', { fields, t }).name).toBe('No.');
});

test('what a field finds is the place, another one, or nothing', () => {
  const box = { x: 0.5, y: 0.1, width: 0.2, height: 0.02 };
  const found = { name: 'No.', value: '1', text: '1', confidence: 90, page: 1, box } as Parameters<
    typeof outcomeOf
  >[0] & { page: number };
  expect(outcomeOf(found, { page: 1, box: { ...box, width: 0.05 } })).toBe('here');
  expect(outcomeOf(found, { page: 2, box })).toBe('elsewhere');
  expect(outcomeOf(found, { page: 1, box: { ...box, y: 0.5 } })).toBe('elsewhere');
  expect(outcomeOf({ ...found, value: null }, { page: 1, box })).toBe('nothing');
  expect(outcomeOf(undefined, { page: 1, box })).toBe('nothing');
});
