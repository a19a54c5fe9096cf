import { describe, expect, it } from 'vitest';
import { foundByRulesOn, valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const notice = (...more: readonly string[]) =>
  buildPage([
    { x: 60, y: 40, text: '水道ご使用量等のお知らせ', size: 14 },
    { x: 60, y: 80, text: '鳥取県八頭郡若桜町大字赤松218-5' },
    { x: 60, y: 96, text: '赤松集落センター 様' },
    { x: 60, y: 140, text: 'お客様番号' },
    { x: 200, y: 140, text: '5-0318-204-7' },
    ...more.map((text, index) => ({ x: 60 + 140 * index, y: 160, text })),
  ]);

const statement = buildPage([
  { x: 60, y: 40, text: 'Fennel Hollow Credit Union', size: 14 },
  { x: 60, y: 58, text: 'PO Box 2290, Alder Crossing, OR 97999' },
  { x: 60, y: 72, text: 'Member service 541-555-0160 · fennelhollow.com' },
  { x: 60, y: 130, text: 'WREN & ALDOUS CABINETS LLC' },
  { x: 60, y: 144, text: '1426 FERRY STREET' },
  { x: 60, y: 158, text: 'ALDER CROSSING OR 97998' },
  { x: 330, y: 110, text: 'Account Statement', size: 14 },
  { x: 330, y: 144, text: 'Account number' },
  { x: 450, y: 144, text: '0044718820' },
  { x: 60, y: 220, text: 'Beginning balance' },
  { x: 200, y: 220, text: '$8,214.37' },
]);

describe('whom a paper is addressed to', () => {
  it('is who is asked for by a role that nothing printed has', () => {
    expect(valueOf(notice(), '使用者の名前')).toBe('赤松集落センター');
    expect(foundByRulesOn(statement, 'Business that owns the account')).toBe('WREN & ALDOUS CABINETS LLC');
  });

  it('is not who has a role that the paper names', () => {
    expect(valueOf(notice('使用者', '北条 瑞希'), '使用者の名前')).toBe('北条 瑞希');
  });
});

it('"For:" by itself is over whom a quotation is for, whose title is no drive', () => {
  const quote = buildPage([
    { x: 60, y: 40, text: 'Moss & Tyndale', size: 15 },
    { x: 60, y: 60, text: 'T 01632 960731' },
    { x: 60, y: 80, text: 'office@mosstyndale.com' },
    { x: 250, y: 40, text: 'Quotation', size: 20 },
    { x: 250, y: 90, text: 'For:', size: 9 },
    { x: 250, y: 102, text: 'Dr and Mrs A. Rahman' },
    { x: 250, y: 116, text: 'The Old Toll House' },
    { x: 250, y: 130, text: 'Gallows Lane, Hallowby HB5 1AD' },
  ]);
  expect(valueOf(quote, 'Customer')).toBe('Dr and Mrs A. Rahman');
});

it('a person at the addressee is found by their title', () => {
  const letter = buildPage([
    { x: 60, y: 60, text: '学校法人 灘浦学園' },
    { x: 70, y: 80, text: '法人本部 企画広報課' },
    { x: 80, y: 100, text: '課長 皆川 俊哉 様' },
    { x: 400, y: 130, text: '瀬戸翻訳事務所' },
    { x: 400, y: 150, text: '代表 瀬戸 由紀恵' },
  ]);
  expect(valueOf(letter, '宛先の課長さんの氏名')).toBe('皆川 俊哉');
});

it('who is insured is in the block of the named insured', () => {
  const policy = buildPage([
    { x: 60, y: 40, text: 'Prairie Lantern Mutual Insurance', size: 16 },
    { x: 60, y: 100, text: 'Named insured and mailing address' },
    { x: 60, y: 120, text: 'Juniper & Rye Bakehouse LLC' },
    { x: 60, y: 134, text: '418 Depot Street' },
    { x: 60, y: 148, text: 'Cold Elm, NE 68999' },
    { x: 330, y: 100, text: 'Policy number' },
    { x: 450, y: 100, text: 'BOP 7720-416-09' },
  ]);
  expect(valueOf(policy, 'Policyholder')).toBe('Juniper & Rye Bakehouse LLC');
});
