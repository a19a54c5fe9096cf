import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

test('a contract says which party it calls what', () => {
  const contract = buildPage([
    { x: 50, y: 60, text: '建物賃貸借契約書' },
    { x: 50, y: 100, text: '株式会社岬不動産（以下「甲」という。）と藤代 健一（以下「乙」という。）とは、' },
    { x: 50, y: 114, text: '次のとおり賃貸借契約を締結する。' },
    { x: 50, y: 300, text: '甲（貸主） 千葉県岬町東2-4' },
    { x: 50, y: 320, text: '乙（借主） 千葉県岬町西1-9' },
  ]);
  expect(valueOf(contract, '甲は誰か')).toBe('株式会社岬不動産');
  expect(valueOf(contract, '乙の名称')).toBe('藤代 健一');
  expect(valueOf(contract, '貸主')).toBe('株式会社岬不動産');
  expect(valueOf(contract, '丙の名称')).toBeNull();
});

test('the same in English', () => {
  const lease = buildPage([
    { x: 50, y: 100, text: 'BETWEEN Harbour Estates Limited ("the Landlord") of the one part and' },
    { x: 50, y: 114, text: 'Jane Moore (the "Tenant") of the other part' },
  ]);
  expect(valueOf(lease, 'Landlord')).toBe('Harbour Estates Limited');
  expect(valueOf(lease, 'name of the tenant')).toBe('Jane Moore');
});
