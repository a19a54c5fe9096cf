import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/ask.ts';
import { buildPage, line, ruledBox } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';

/** A label whose letters a form sets apart up to one right edge. */
function spread(label: string, y: number, left = 60, right = 160): PlacedText[] {
  const step = (right - left - 10) / (label.length - 1);
  return Array.from(label, (text, index) => ({ x: left + index * step, y, text }));
}

describe('labels that Japanese forms set apart, number or wrap', () => {
  const permit = buildPage([
    { x: 230, y: 50, text: '河川占用許可証', size: 16 },
    ...spread('占用者住所', 100),
    { x: 190, y: 100, text: '長野県上田市大手九丁目4番2号' },
    ...spread('占用の目的', 130),
    { x: 190, y: 130, text: '桟橋の設置' },
    ...spread('占用料', 160),
    { x: 190, y: 160, text: '１２，４００円' },
    ...spread('用途', 190),
    { x: 190, y: 190, text: '観光船の発着' },
  ]);
  it.each([
    ['占用の目的', '桟橋の設置'],
    ['占用料', '12400'],
    ['用途', '観光船の発着'],
  ])('letters set evenly to one width, however wide: %s', (asked, value) => {
    expect(valueOf(permit, asked)).toBe(value);
  });

  const terms = buildPage([
    { x: 230, y: 50, text: '雇入通知書', size: 16 },
    { x: 60, y: 100, text: '1 始業（9時15分） 終業（18時05分）' },
    { x: 60, y: 120, text: '3 給与締切日 毎月20日' },
    { x: 60, y: 140, text: '4 給与支払日 翌月5日' },
    { x: 60, y: 160, text: '・見習期間 あり（2か月）' },
    { x: 60, y: 180, text: '・昇給 なし' },
  ]);
  it.each([
    ['始業の時刻', '9時15分'],
    ['給与締切日', '毎月20日'],
    ['給与支払日', '翌月5日'],
    ['見習期間', 'あり(2か月)'],
    ['見習期間はどのくらいか', 'あり(2か月)'],
  ])('numbered or marked ones with a space or a bracket before their value: %s', (asked, value) => {
    expect(valueOf(terms, asked)).toBe(value);
  });

  const folio = buildPage([
    { x: 60, y: 60, text: '客室 Room 805' },
    { x: 320, y: 60, text: 'ご出発 Departure' },
    { x: 460, y: 60, text: '2025/06/21' },
    { x: 60, y: 80, text: 'ご人数 Persons 3' },
    { x: 60, y: 100, text: '勤務先 Company 株式会社北洋測器' },
    { x: 60, y: 120, text: '会計係 Cashier T. Aoyama' },
  ]);
  it.each([
    ['会計係', 'T. Aoyama'],
    ['勤務先', '株式会社北洋測器'],
    ['ご出発', '2025/06/21'],
  ])('followed by the same in English: %s', (asked, value) => {
    expect(valueOf(folio, asked)).toBe(value);
  });

  const cells = buildPage(
    [
      { x: 66, y: 106, text: '担当すべき業務の内' },
      { x: 66, y: 120, text: '容' },
      { x: 176, y: 106, text: '倉庫の巡回点検' },
      { x: 66, y: 148, text: '申請者氏名' },
      { x: 176, y: 142, text: '株式会社早瀬興業' },
      { x: 176, y: 156, text: '代表取締役 早瀬 透' },
    ],
    {
      rules: [
        ...ruledBox(60, 100, 420, 136),
        ...ruledBox(60, 136, 420, 172),
        line(168.3, 100, 168.3, 136),
        line(168.3, 136, 168.3, 172),
      ],
    },
  );
  it('of two lines in a cell, and in the middle beside two lines', () => {
    expect(valueOf(cells, '担当すべき業務の内容')).toBe('倉庫の巡回点検');
    expect(valueOf(cells, '申請者氏名')).toBe('株式会社早瀬興業');
  });

  it('in small print over values that no list knows, and what is beside them is another', () => {
    const heads = ['種類', '続柄', '割合', '入外', '担当医', '発行区分'];
    const values = ['組合', '家族', '2割', '入院', '相良', '再発行'];
    const bill = buildPage([
      { x: 230, y: 40, text: '診療費請求書', size: 16 },
      ...heads.map((text, index) => ({ x: 90 + 80 * index - 4 * text.length, y: 100, text, size: 8 })),
      ...values.map((text, index) => ({ x: 90 + 80 * index - 5 * text.length, y: 116, text })),
    ]);
    expect(valueOf(bill, '担当医')).toBe('相良');
  });
});

describe('values that Japanese forms tear or close', () => {
  it('continues in the next line of a column that was too narrow for it', () => {
    const card = buildPage(
      [
        { x: 66, y: 104, text: '会員番号', size: 9 },
        { x: 66, y: 118, text: '31-40772' },
        { x: 206, y: 104, text: 'お引落口座', size: 9 },
        { x: 206, y: 118, text: 'やまなみ信用金庫 甲東支' },
        { x: 206, y: 132, text: '店' },
        { x: 346, y: 104, text: 'ご利用可能枠', size: 9 },
        { x: 346, y: 118, text: '30万円' },
      ],
      { rules: [196, 330, 460].map((x) => line(x, 98, x, 150)) },
    );
    expect(valueOf(card, '引落口座（銀行・支店名）')).toBe('やまなみ信用金庫 甲東支店');
    expect(valueOf(card, 'ご利用可能枠')).toBe('300000');
  });

  it('ends of a period beside each other', () => {
    const form = buildPage([
      { x: 60, y: 100, text: '使用期間' },
      { x: 160, y: 100, text: '令和7年4月3日から' },
      { x: 300, y: 100, text: '令和7年4月19日まで' },
    ]);
    expect(valueOf(form, '使用期間の初日')).toBe('2025-04-03');
    expect(valueOf(form, '使用期間の最終日')).toBe('2025-04-19');
  });
});
