import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

describe('the blocks of parties', () => {
  const page = buildPage([
    { x: 60, y: 60, text: 'Invoice', size: 20 },
    { x: 60, y: 120, text: 'To' },
    { x: 60, y: 136, text: '18 Hollin Lane, Sedgeford LS4 2QX' },
    { x: 60, y: 152, text: 'Marram Rowing Club' },
    { x: 330, y: 120, text: 'Seller' },
    { x: 520, y: 136, text: 'Brackwater Pumps Ltd', right: true },
    { x: 520, y: 152, text: 'Unit 4, 77 Weir Road', right: true },
    { x: 520, y: 168, text: 'Oxmere VK3 8TN', right: true },
    { x: 520, y: 184, text: 'Tel 01632 960284', right: true },
  ]);

  it.each([
    ['Name of the client', 'Marram Rowing Club'],
    ['Where the customer is', '18 Hollin Lane, Sedgeford LS4 2QX'],
    ['The street and town of the seller', 'Unit 4, 77 Weir Road Oxmere VK3 8TN'],
    ['The number to call the seller', '01632 960284'],
  ])('%s, whether name or address is first and however lines are aligned', (instruction, value) => {
    expect(valueOf(page, instruction)).toBe(value);
  });

  const order = buildPage([
    { x: 240, y: 50, text: '注文書', size: 20 },
    { x: 60, y: 110, text: '注文者' },
    { x: 60, y: 128, text: '株式会社ひばり園芸' },
    { x: 60, y: 146, text: '〒392-0015' },
    { x: 60, y: 164, text: '長野県諏訪市中洲4-12-3' },
    { x: 60, y: 182, text: 'TEL 0266-55-0142' },
    { x: 330, y: 110, text: '発注先' },
    { x: 330, y: 128, text: '有限会社みさき苗木' },
    { x: 330, y: 146, text: '〒437-0064' },
    { x: 330, y: 164, text: '静岡県袋井市川井88-1' },
    { x: 330, y: 182, text: 'TEL 0538-55-0177' },
  ]);

  it.each([
    ['注文した会社の電話番号', '0266-55-0142'],
    ['発注先の電話番号を教えてください', '0538-55-0177'],
    ['買い手の郵便番号', '392-0015'],
    ['発注先はどこにあるか', '静岡県袋井市川井88-1'],
  ])('%s on an order, where the buyer is the author', (instruction, value) => {
    expect(valueOf(order, instruction)).toBe(value);
  });
});
