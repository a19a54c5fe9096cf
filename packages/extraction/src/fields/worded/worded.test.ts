import { describe, expect, it } from 'vitest';
import { viewDocument } from '../../document.ts';
import { understand } from '../../instruction/understand.ts';
import { ask, foundByRulesOn, valueOf } from '../../testing/ask.ts';
import { buildPage, labelList, ruledBox, tableRows } from '../../testing/page-builder.ts';
import { cellCandidates } from './cells.ts';

describe('asked for in words that no label repeats', () => {
  const slip = labelList('Monthly statement', [
    ['Vehicle', 'Van 3'],
    ['Expenses refunded', '48.20'],
    ['Inspector', 'Riaan Vermeulen (cert. 3318)'],
    ['Finance, checked', '24-03-2026'],
  ]);

  it('is what is behind the label that people ask for so, and doubted', () => {
    const [found] = ask(slip, 'when did finance check it');
    expect(found).toMatchObject({ value: '2026-03-24', reason: 'WEAK_LABEL' });
  });

  it('is nothing where another label, which is not printed, is meant far rather', () => {
    expect(foundByRulesOn(labelList('受領書', [['寄付金額', '25,560']]), 'まけてもらった金額')).toBeNull();
  });

  it('a label that is its whole question says the kind of its value', () => {
    expect(valueOf(slip, 'inspector')).toBe('Riaan Vermeulen');
    expect(
      valueOf(
        labelList('Pay', [
          ['Income tax', '218.80'],
          ['TAX CODE', '1257L'],
        ]),
        'tax code',
      ),
    ).toBe('1257L');
  });
});

describe('a cell that is asked for by its row and its column', () => {
  const page = buildPage([
    { x: 60, y: 40, text: '返品伝票', size: 18 },
    ...tableRows(
      [
        ['JANコード', '商品名', '返品数', '返品理由'],
        ['4589900120175', 'ノートA5', '30', '誤発注'],
        ['4589900133021', 'ゲルインクペン', '20', 'インク漏れ'],
        ['4589900147769', '付箋4色組', '12', '外装破損'],
      ],
      [60, 200, 330, 420],
      100,
    ),
  ]);

  it.each([
    ['付箋のJANコード', '4589900147769'],
    ['ゲルインクペンの返品理由', 'インク漏れ'],
  ])('%s', (instruction, value) => {
    expect(valueOf(page, instruction)).toBe(value);
  });

  it('is none where two rows fit', () => {
    const twice = buildPage(
      tableRows(
        [
          ['品名', '数量', '金額'],
          ['付箋 赤', '3', '300'],
          ['付箋 青', '5', '500'],
          ['ノート', '7', '700'],
        ],
        [60, 200, 330],
        100,
      ),
    );
    const asked = understand({ name: '', description: '付箋の数量' });
    expect(cellCandidates(asked, viewDocument([twice]))).toEqual([]);
  });
});

describe('labels over their values in one frame', () => {
  it('each have the value under themselves', () => {
    const page = buildPage(
      [
        { x: 120, y: 100, text: 'Opening' },
        { x: 220, y: 100, text: 'Total withdrawals' },
        { x: 350, y: 100, text: 'Total deposits' },
        { x: 105, y: 114, text: '124,560.75' },
        { x: 225, y: 114, text: '104,673.50' },
        { x: 345, y: 114, text: '250,000.00' },
      ],
      { rules: ruledBox(60, 94, 500, 130) },
    );
    expect(valueOf(page, 'total withdrawals')).toBe('104673.5');
  });
});

it('an instruction that quotes a printed label is a known question', () => {
  const form = buildPage([
    { x: 50, y: 100, text: 'INVOICE NO.', size: 6 },
    { x: 50, y: 110, text: '202512-177' },
  ]);
  const [found] = ask(form, 'The number of the invoice, printed beside "Invoice No." or "Invoice #".');
  expect(found).toMatchObject({ value: '202512-177', reason: null });
});
