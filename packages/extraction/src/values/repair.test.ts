import { expect, test } from 'vitest';
import { rateAddress } from './names.ts';
import { repairAddress, repairName } from './repair.ts';

test.each([
  ['Jin PJU 1A/3', 'Jln PJU 1A/3'],
  ['OT 1-0-2, JLN 1/50', 'LOT 1-0-2, JLN 1/50'],
  ['MO 18, 20, 22, JALAN BUNGA', 'NO 18, 20, 22, JALAN BUNGA'],
  ['No: G3, Bk G, Jln PJU', 'No: G3, Blk G, Jln PJU'],
  ['7, Jln §521/34, 47400 PJ', '7, Jln SS21/34, 47400 PJ'],
  ['MEDAN NIAGA DAMA! SG BES! 57000 KL', 'MEDAN NIAGA DAMAI SG BESI 57000 KL'],
])('fixed words of addresses are corrected: %s', (read, printed) => {
  expect(repairAddress(read)).toBe(printed);
});

test.each(['OT 12, JLN 1/50', 'MOTEL 18', 'Jalan 55/21', 'Visit us!', '55 Bk Lane'])(
  'what may be meant as it is read is left: %s',
  (read) => {
    expect(repairAddress(read)).toBe(read);
  },
);

test('a line of an address ends in a stroke that was a letter, a registration number is no house number', () => {
  expect(rateAddress('19 & 19A, JALAN MERANTI 2A, SEKSYE!')).toBeGreaterThan(0.7);
  expect(rateAddress('No 18')).toBeGreaterThan(0.7);
  expect(rateAddress('No 001285423104)')).toBeLessThan(0.45);
});

test.each([
  ['CO (M) SON BHD', 'CO (M) SDN BHD'],
  ['株80-08社大手システムズ', '株式会社大手システムズ'],
  ['有限会会社みなと商店', '有限会社みなと商店'],
  ['株主優待社', '株主優待社'],
  ['株式社社みなと商店', '株式会社みなと商店'],
  ['回 株式会社みなと商店', '株式会社みなと商店'],
  ['回 転寿司みなと', '回 転寿司みなと'],
])('legal forms are corrected: %s', (read, printed) => {
  expect(repairName(read)).toBe(printed);
});
