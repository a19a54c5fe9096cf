import { expect, test } from 'vitest';
import { emptyFormat } from '#features/templates/format/field-format.ts';
import { askable, toDefinition, toFindings, type FoundField } from '#features/templates/preview/preview.ts';

const item = (key: string, name: string) => ({ key, name, description: '' });
const field = (key: string, name: string) => ({ ...item(key, name), format: emptyFormat });
const found = (name: string, value: string): FoundField => ({
  name,
  value,
  text: value,
  confidence: 90,
  page: 1,
  box: null,
  corrected: null,
  learnedFrom: null,
  reason: null,
});

test('only fields with a unique name are extracted, and tables with a column', () => {
  const asked = askable({
    fields: [
      { ...field('1', ' Total '), format: { ...emptyFormat, required: true } },
      field('2', ''),
      field('3', 'ＴＯＴＡＬ'),
      field('4', 'Date'),
    ],
    tables: [
      { ...item('5', 'Items'), columns: [item('6', 'Price'), item('7', '')] },
      { ...item('8', 'Empty'), columns: [item('9', '')] },
    ],
  });
  expect(asked.fields.map(({ key }) => key)).toEqual(['1', '4']);
  expect(toDefinition(asked)).toEqual({
    fields: [
      { name: 'Total', description: '', format: { required: true } },
      { name: 'Date', description: '' },
    ],
    tables: [{ name: 'Items', description: '', columns: [{ name: 'Price', description: '' }] }],
  });
});

test('answers find the instruction they belong to, although others were left out', () => {
  const asked = askable({
    fields: [field('1', ''), field('2', 'Total')],
    tables: [{ ...item('3', 'Items'), columns: [item('4', ''), item('5', 'Price')] }],
  });
  const findings = toFindings(asked, {
    fields: [found('Total', '12')],
    fieldKinds: ['amount'],
    tables: [
      {
        name: 'Items',
        columns: ['Price'],
        reason: null,
        rows: [{ id: '0', cells: [{ ...found('', '7'), column: 'Price' }] }],
      },
    ],
  });
  expect(findings.fields.get('2')?.value).toBe('12');
  expect(findings.fields.has('1')).toBe(false);
  expect(findings.kinds.get('2')).toBe('amount');
  expect(findings.tables.get('3')?.[0]?.get('5')?.value).toBe('7');
});
