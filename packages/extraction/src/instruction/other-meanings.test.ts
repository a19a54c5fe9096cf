import { describe, expect, it } from 'vitest';
import { ask, foundByRulesOn, valueOf } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';

/** An estimate as printed or as a scan of it, whose labels of two letters are spread further than what they label. */
const estimate = (confidence: number, leadTime = 'ご注文後14日') =>
  buildPage([
    { x: 240, y: 40, text: '御見積書', size: 18, confidence },
    { x: 60, y: 80, text: '三崎製菓株式会社 御中', size: 12, confidence },
    { x: 60, y: 120, text: '件', confidence },
    { x: 92, y: 120, text: '名', confidence },
    { x: 118, y: 120, text: '三崎工場', confidence },
    { x: 176, y: 120, text: '空調更新の件', confidence },
    { x: 60, y: 140, text: '納', confidence },
    { x: 92, y: 140, text: '期', confidence },
    { x: 118, y: 140, text: leadTime, confidence },
    { x: 60, y: 160, text: '見積有効期限', confidence },
    { x: 140, y: 160, text: '2026年1月31日', confidence },
  ]);

describe('labels of two letters that are spread', () => {
  it.each([100, 93])('name what is printed behind them, printed or scanned (%s)', (confidence) => {
    expect(valueOf(estimate(confidence), '納期')).toBe('ご注文後14日');
    expect(valueOf(estimate(confidence), '件名')).toBe('三崎工場 空調更新の件');
  });

  it('are no label where their letters are others', () => {
    const page = buildPage([
      { x: 60, y: 40, text: '作業日報', size: 18, confidence: 93 },
      { x: 60, y: 120, text: '東', confidence: 93 },
      { x: 92, y: 120, text: '西', confidence: 93 },
      { x: 118, y: 120, text: '12', confidence: 93 },
    ]);
    expect(foundByRulesOn(page, '東西')).toBeNull();
  });
});

describe('a date of delivery', () => {
  it('is the date where one is printed', () => {
    expect(valueOf(estimate(100, '2026年2月3日'), '納期')).toBe('2026-02-03');
  });

  it.each(['即納', 'ご発注後2〜3週間', '別途お打ち合わせ'])(
    'is what is printed instead of one: %s',
    (printed) => {
      expect(valueOf(estimate(100, printed), '納期')).toBe(printed);
    },
  );

  it('is no other text', () => {
    expect(valueOf(estimate(100, '貴社指定のとおり'), '納期')).toBeNull();
  });
});

describe('the name of a shop', () => {
  const slip = [
    { x: 60, y: 30, text: 'パン工房 みなと 元町店', size: 14 },
    { x: 60, y: 52, text: '兵庫県神戸市中央区元町9-9-9' },
    { x: 60, y: 66, text: 'TEL 078-555-0101' },
    { x: 60, y: 90, text: '【領収書】' },
    { x: 60, y: 110, text: '食パン 6枚 ¥320' },
    { x: 60, y: 130, text: '合計 ¥320' },
  ];

  it.each(['店名', 'お店の名前'])('is asked for as %s', (instruction) => {
    expect(valueOf(buildPage(slip), instruction)).toBe('パン工房 みなと 元町店');
  });

  it('is a bank’s branch where the page names one', () => {
    const transfer = buildPage([
      { x: 60, y: 40, text: '振込先', size: 12 },
      { x: 60, y: 60, text: '銀行名：みなと銀行' },
      { x: 60, y: 76, text: '店名：元町支店' },
      { x: 60, y: 92, text: '口座番号：1234567' },
    ]);
    expect(ask(transfer, '店名')[0]?.value).toBe('元町支店');
  });
});

describe('words of two meanings', () => {
  const bill = buildPage([
    { x: 60, y: 40, text: 'Invoice', size: 18 },
    { x: 60, y: 80, text: 'Due date: 30.09.2025' },
    { x: 60, y: 100, text: 'Total payable £5,602.30' },
  ]);

  it('are asked for in the one that the page has', () => {
    expect(valueOf(bill, 'Payable by')).toBe('2025-09-30');
    const slip = buildPage([
      { x: 60, y: 40, text: '請求書', size: 18 },
      { x: 60, y: 100, text: '税抜合計 791,920' },
      { x: 60, y: 116, text: '消費税 79,192' },
      { x: 60, y: 132, text: '合計 871,112' },
      { x: 60, y: 160, text: '決済方法 現金' },
      { x: 60, y: 176, text: '※は軽減税率対象品目です。' },
    ]);
    expect(valueOf(slip, '課税対象額')).toBe('791920');
    expect(valueOf(slip, '決済方法は？')).toBe('現金');
  });

  it('are a remark where no receipt says what was paid for', () => {
    const rows = [
      { x: 60, y: 40, text: '請求書', size: 18 },
      { x: 60, y: 100, text: '合計 871,112円' },
      { x: 60, y: 130, text: '特記事項：直送品を含みます' },
    ];
    expect(valueOf(buildPage(rows), '但し書き')).toBe('直送品を含みます');
    const receipt = [...rows, { x: 60, y: 160, text: '但し 文具代として' }];
    expect(valueOf(buildPage(receipt), '但し書き')).toBe('文具代');
  });

  it('are a term from its first to its last day', () => {
    const policy = buildPage([
      { x: 60, y: 40, text: 'Insurance policy', size: 18 },
      { x: 60, y: 100, text: 'Period of insurance: 27/12/2024 to 26/12/2025' },
      { x: 60, y: 130, text: 'www.silver-birch.example.com' },
    ]);
    expect(valueOf(policy, 'From when to when')).toBe('27/12/2024 to 26/12/2025');
    expect(valueOf(policy, 'Website')).toBe('www.silver-birch.example.com');
  });
});
