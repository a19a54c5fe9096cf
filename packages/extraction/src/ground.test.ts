import { describe, expect, it } from 'vitest';
import { groundQuote } from './ground.ts';
import { buildPage } from './testing/page-builder.ts';

const page = buildPage([
  { x: 50, y: 100, text: '請求書番号：INV-2041' },
  { x: 50, y: 130, text: '12 Foundry Road,' },
  { x: 50, y: 142, text: 'Portland, OR 97299' },
  { x: 300, y: 130, text: 'Total 1,200.00' },
]);

describe('grounding a quotation', () => {
  it('finds it with other spaces, widths and case, and gives its words as printed', () => {
    expect(groundQuote([page], 'ＩＮＶ－２０４１')).toMatchObject({
      page: 1,
      text: 'INV-2041',
      reading: 100,
    });
    expect(groundQuote([page], 'total 1200.00')?.text).toBe('Total 1,200.00');
  });

  it('follows it over lines of a block', () => {
    const found = groundQuote([buildPage([]), { ...page, number: 2 }], '12 Foundry Road, Portland, OR 97299');
    expect(found).toMatchObject({ page: 2, text: '12 Foundry Road, Portland, OR 97299' });
    expect((found?.box.height ?? 0) * 842).toBeGreaterThan(20);
  });

  it('finds nothing that is not printed there, not even by one digit', () => {
    expect(groundQuote([page], 'INV-2042')).toBeUndefined();
    expect(groundQuote([page], '')).toBeUndefined();
    expect(groundQuote([page], '12 Foundry Road Total Seattle')).toBeUndefined();
  });

  it('gives up a quotation of lines that repeat, which branch at every line', () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({
      x: index % 2 === 0 ? 50 : 300,
      y: 20 + Math.floor(index / 2) * 13,
      text: 'same words',
    }));
    const quote = `${'same words '.repeat(39)}other`;
    expect(groundQuote([buildPage(lines)], quote)).toBeUndefined();
  });
});
