import { expect, test } from 'vitest';
import { makeTenant } from '../../../../test/parties.ts';
import { PricedInvoices } from '../../../../test/priced-invoices.ts';
import { openWorkbook } from '../../../../test/workbook.ts';

const billing = new PricedInvoices();
const open = async (path: string, language = 'en') =>
  openWorkbook(
    await billing.ask('GET', `${path}/export?format=xlsx`, undefined, { 'accept-language': language }),
  );

test('the workbook of an invoice with amounts states them as numbers, line by line, with tax and total', async () => {
  const invoice = await billing.make();
  const [letter, lines, usage, days] = await open(invoice);
  expect(letter?.name).toBe('Invoice');
  const facts = new Map(letter?.rows.map(([label, value]) => [label, value]));
  expect(facts.get('Invoice ID')).toBe('INV-202611-0001');
  expect(facts.get('Amount due (tax included)')).toBe('¥11,665');
  expect(facts.get('Due date')).toBe('December 31, 2026');
  expect(letter?.rows.flat()).toContain('Registration no. T7000012050002');
  expect(lines?.rows).toEqual([
    ['Item', 'Quantity', 'Unit price', 'Tax rate', 'Amount'],
    ['Base fee', 1, 5005, '10%', 5005],
    ['Registered blocks', 1, 1200, '10%', 1200],
    ['Additional blocks 1–2', 2, 1500, '10%', 3000],
    ['Additional block 3', 1, 1400, '10%', 1400],
    ['Subtotal', null, null, null, 10_605],
    ['Tax 10% (on ¥10,605)', null, null, null, 1060],
    ['Total', null, null, null, 11_665],
  ]);
  expect(usage?.rows.flat()).toContain(310);
  expect(days?.rows).toHaveLength(2);
});

test('that of a credit note names the invoice and the reason, with the other sign', async () => {
  const invoice = await billing.make();
  const { data } = await billing.ask('POST', `${invoice}/void`, { reason: '宛名の誤り' });
  const [letter, lines] = await open(`/invoice/${data.creditNote.id}`, 'ja');
  expect(letter?.name).toBe('適格返還請求書');
  const texts = letter?.rows.flat();
  expect(texts).toContain('CN-202611-0001');
  expect(texts).toContain('理由：宛名の誤り');
  expect(texts).not.toContain('お支払期限');
  expect(lines?.rows.find(([item]) => item === '超過ブロック（1～2ブロック目）')).toEqual([
    '超過ブロック（1～2ブロック目）',
    -2,
    1500,
    '10%',
    -3000,
  ]);
  expect(lines?.rows.at(-1)?.at(-1)).toBe(-11_665);
});

test('without prices it is the statement of usage, and says nothing of amounts', async () => {
  await makeTenant(billing.app, billing.partner);
  const book = await open(await billing.close(), 'ja');
  expect(book.map(({ name }) => name)).toEqual(['ご利用明細書', '日別の内訳']);
  expect(JSON.stringify(book)).not.toMatch(/[¥￥]|消費税|単価/);
});
