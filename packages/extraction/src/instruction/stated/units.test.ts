import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage, labelList, tableRows } from '../../testing/page-builder.ts';

const bill = buildPage([
  { x: 60, y: 50, text: 'Your electricity bill', size: 16 },
  ...tableRows(
    [
      ['Charge', 'Quantity', 'Rate', 'Cost'],
      ['Energy used', '731 kWh', '24.86p', '£181.73'],
      ['Standing charge', '92 days', '51.37p', '£47.26'],
    ],
    [60, 220, 340, 460],
    100,
  ),
]);

const service = labelList('整備明細書', [
  ['入庫日', '2025/03/03'],
  ['走行距離', '68,420 km'],
  ['重量', '1,120 kg'],
]);

describe('a unit in the brackets of a question', () => {
  it('names the figure that is printed with it, and not the sum beside it', () => {
    expect(valueOf(bill, 'Units used in this period (kWh)')).toBe('731');
  });

  it('asks for the figure without it', () => {
    expect(valueOf(service, '走行距離（km）')).toBe('68420');
    expect(valueOf(service, '重量（kg）')).toBe('1120');
    expect(valueOf(service, '走行距離')).toBe('68,420 km');
  });

  it('is answered by no figure of another unit and by no sum', () => {
    expect(valueOf(service, '使用量（kWh）')).toBeNull();
    expect(valueOf(labelList('Receipt', [['Weight', '$18.50']]), 'Weight (kg)')).toBeNull();
  });
});
