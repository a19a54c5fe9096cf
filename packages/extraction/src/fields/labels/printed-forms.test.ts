import { describe, expect, it } from 'vitest';
import { understand } from '../../instruction/understand.ts';
import { ask, valueOf } from '../../testing/ask.ts';
import { buildPage, labelList, tableRows } from '../../testing/page-builder.ts';

describe('a label in another form than the question', () => {
  it.each([
    ['TRANS#', '88142', 'transaction number', '88142'],
    ['赤伝No.', 'R-003318', '赤伝番号', 'R-003318'],
    ['A/c code', 'HARB02', 'a/c code', 'HARB02'],
    ['Offer', 'A-2026/0188', 'quote number', 'A-2026/0188'],
  ])('%s', (label, printed, question, value) => {
    expect(valueOf(labelList('Document', [[label, printed]]), question)).toBe(value);
  });

  it('is a day with two figures of its year, and none where they may be an era’s', () => {
    expect(valueOf(labelList('納品書', [['納品年月日', '26年03月07日']]), '納品日')).toBe('2026-03-07');
    expect(valueOf(labelList('納品書', [['納品年月日', '令和8年3月7日']]), '納品日')).toBe('2026-03-07');
    expect(valueOf(labelList('納品書', [['納品年月日', '08年03月07日']]), '納品日')).not.toBe('2008-03-07');
  });
});

describe('a row of labels over a row of values', () => {
  const heads = ['TERMS', 'F.O.B.', 'SHIP VIA', 'DELIVER BY'];
  const values = ['NET 45', 'DESTINATION', 'BEST WAY', 'MAR-20-2026'];
  it('has each value under its label, though the next label is no known one', () => {
    const order = buildPage([
      { x: 60, y: 40, text: 'PURCHASE ORDER', size: 16 },
      ...tableRows([heads, values], [60, 160, 260, 360], 100),
    ]);
    expect(valueOf(order, 'payment terms')).toBe('NET 45');
  });

  it('is none where labels and values take turns', () => {
    const rows = [
      ['建値', 'EXW 名古屋', '原産国', '日本'],
      ['支払条件', '月末締め翌月末払い', '納期', '受注後2週間'],
    ];
    const quote = buildPage([
      { x: 60, y: 40, text: '御見積書', size: 16 },
      ...tableRows(rows, [60, 160, 320, 420], 100),
    ]);
    expect(valueOf(quote, '建値')).toBe('EXW 名古屋');
  });
});

describe('whose a thing is', () => {
  it('is not what is asked for', () => {
    expect(understand({ name: '', description: "patient's birthday" }).concept).toBe('birth_date');
  });

  it('a person with a title is whom the folio is for, however the title is left out', () => {
    const folio = buildPage([
      { x: 60, y: 40, text: 'Guest folio', size: 16 },
      { x: 60, y: 80, text: 'Mr Haruki Delacroix-Ito' },
      { x: 60, y: 96, text: 'Ostgaard Turbines A/S' },
    ]);
    const [found] = ask(folio, 'guest name (no Mr)');
    expect(found).toMatchObject({ value: 'Haruki Delacroix-Ito', reason: 'WEAK_LABEL' });
  });
});
