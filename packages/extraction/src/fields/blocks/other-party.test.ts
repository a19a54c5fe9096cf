import { describe, expect, it } from 'vitest';
import { ask, valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

describe('the party that nothing names', () => {
  const page = (...others: readonly string[]) =>
    buildPage([
      { x: 60, y: 50, text: '検査のご案内', size: 18 },
      ...others.map((text, index) => ({ x: 60, y: 110 + 30 * index, text })),
      { x: 330, y: 110, text: '有限会社ひたき計測' },
      { x: 330, y: 126, text: '〒604-0021' },
      { x: 330, y: 142, text: '京都府京都市中京区花園町4-1' },
      { x: 330, y: 158, text: 'TEL 075-000-1182' },
    ]);

  it('is the only other company or person of the page', () => {
    expect(valueOf(page('株式会社もず製菓'), '宛先の会社')).toBe('株式会社もず製菓');
    expect(valueOf(page('若狭 真帆'), 'お客様の名前')).toBe('若狭 真帆');
  });

  it('is nobody where there are several, or none', () => {
    expect(valueOf(page('株式会社もず製菓', '株式会社こまどり紙業'), '宛先の会社')).toBeNull();
    expect(valueOf(page(), '宛先の会社')).toBeNull();
  });
});

describe('names in blocks of parties', () => {
  const page = buildPage([
    { x: 60, y: 40, text: 'Lease', size: 18 },
    { x: 60, y: 100, text: 'Landlord' },
    { x: 60, y: 116, text: 'Corrigan Property' },
    { x: 60, y: 132, text: 'Management LLP' },
    { x: 330, y: 100, text: 'Tenant' },
    { x: 330, y: 116, text: '9 Tarn Road' },
    { x: 330, y: 132, text: 'Wetherstow' },
    { x: 330, y: 148, text: 'LA9 4QT' },
    { x: 330, y: 164, text: 'Isolde Marchbank' },
  ]);

  it('begin in the line above their legal form, and are no town between two lines of an address', () => {
    expect(valueOf(page, 'Who is the landlord?')).toBe('Corrigan Property Management LLP');
    expect(valueOf(page, 'Who is the tenant?')).toBe('Isolde Marchbank');
  });
});

describe('values that their cell was too narrow for', () => {
  it('continue in the next line: periods and telephone numbers', () => {
    const page = buildPage([
      { x: 60, y: 40, text: 'PURCHASE ORDER', size: 18 },
      { x: 60, y: 100, text: 'Service period' },
      { x: 180, y: 100, text: '04 Mar 2025 –' },
      { x: 180, y: 114, text: '03 Apr 2025' },
      { x: 330, y: 100, text: 'Mabel Rowntree 01632' },
      { x: 330, y: 114, text: '960744' },
    ]);
    expect(valueOf(page, 'Service period')).toBe('04 Mar 2025 - 03 Apr 2025');
    expect(valueOf(page, 'Telephone number')).toBe('01632 960744');
  });
});

describe('persons', () => {
  it('are never answered with a company', () => {
    const page = buildPage([
      { x: 60, y: 40, text: 'Invoice', size: 18 },
      { x: 60, y: 100, text: 'Contact' },
      { x: 60, y: 116, text: 'Brackwater Pumps Ltd' },
    ]);
    expect(ask(page, 'The contact person')[0]?.value).toBeNull();
  });

  it('are not who is meant where a sum is asked for', () => {
    const page = buildPage([
      { x: 60, y: 40, text: 'Policy', size: 18 },
      { x: 60, y: 100, text: 'Name of insured' },
      { x: 60, y: 116, text: 'Isolde Marchbank' },
      { x: 300, y: 100, text: 'Sum insured' },
      { x: 300, y: 116, text: '£20,314.00' },
    ]);
    expect(valueOf(page, 'How much is covered')).toBe('20314');
  });
});
