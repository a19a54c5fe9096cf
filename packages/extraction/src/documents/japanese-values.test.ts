import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { ask, foundByRulesOn, valueOf } from '../testing/ask.ts';
import { buildPage, labelList } from '../testing/page-builder.ts';

describe('a handwritten-style receipt', () => {
  const receipt = buildPage([
    { x: 420, y: 40, text: '№ 000127' },
    { x: 400, y: 56, text: '２０２５年６月３日' },
    { x: 230, y: 80, text: '領 収 証', size: 18 },
    { x: 100, y: 110, text: '北見測量事務所 様' },
    { x: 200, y: 140, text: '￥４１，２５０－', size: 20 },
    { x: 100, y: 176, text: '但し 書棚修理代' },
    { x: 340, y: 220, text: '金沢市本多町二ノ六ノ三' },
    { x: 340, y: 236, text: '加能印刷所' },
    { x: 340, y: 252, text: '登録番号 T4810300127756' },
    { x: 340, y: 268, text: '係 堀田 済' },
  ]);
  it.each([
    ['領収証の番号', '000127'],
    ['領収金額', '41250'],
    ['但し書き', '書棚修理代'],
    ['発行者の住所', '金沢市本多町二ノ六ノ三'],
    ['係', '堀田'],
  ])('full-width sums, kanji in addresses, a stamp behind a name: %s', (asked, value) => {
    expect(valueOf(receipt, asked)).toBe(value);
  });

  it('says what was paid whatever the field is called', () => {
    const fields = [{ name: 'amount', description: 'いくら支払ったか（税込）' }];
    expect(extract([receipt], { fields, tables: [] }).fields[0]?.value).toBe('41250');
  });

  it('has no number of another paper', () => {
    expect(foundByRulesOn(receipt, '元の請求書の番号')).toBeNull();
  });
});

describe('a letter that asks for payment', () => {
  const letter = buildPage([
    { x: 60, y: 50, text: '株式会社みつば文具' },
    { x: 60, y: 64, text: '総務ご担当者様' },
    { x: 380, y: 90, text: '丸藤紙工株式会社' },
    { x: 220, y: 130, text: 'お支払いのお願い', size: 14 },
    { x: 60, y: 170, text: 'さて、令和7年5月31日付請求書（MS-20718）にてご請求申し上げました封筒の代金' },
    {
      x: 60,
      y: 186,
      text: '96,800円につきまして、ご入金の確認ができておりません。つきましては、来る令和7年７月２',
    },
    { x: 60, y: 202, text: '８日までに下記口座へお振込みくださいますようお願い申し上げます。' },
  ]);
  it.each([
    ['請求書番号', 'MS-20718'],
    ['元の請求書の日付', '2025-05-31'],
    ['支払期限', '2025-07-28'],
    ['未入金の金額', '96800'],
    ['宛先の会社', '株式会社みつば文具'],
  ])('the paper it speaks of, its only sum, a day torn by the end of a line: %s', (asked, value) => {
    expect(valueOf(letter, asked)).toBe(value);
  });

  it('names where the person it is addressed to works', () => {
    const quote = buildPage([
      { x: 240, y: 40, text: '御見積書', size: 16 },
      { x: 240, y: 70, text: 'M250611-4 ｜ 2025年6月11日（水）' },
      { x: 60, y: 110, text: 'すずらん動物クリニック' },
      { x: 60, y: 124, text: '院長 野上 真理 様' },
      { x: 60, y: 300, text: '品名／仕様' },
      { x: 300, y: 300, text: '金額（円）' },
    ]);
    expect(valueOf(quote, '見積先の名称')).toBe('すずらん動物クリニック');
    expect(valueOf(quote, '見積番号')).toBe('M250611-4');
  });
});

describe('the form of what is asked for', () => {
  it('of a telephone number ends before the hours', () => {
    const page = buildPage([{ x: 60, y: 700, text: 'お客様窓口 0570-011-238 9:00-17:00（土日祝を除く）' }]);
    expect(valueOf(page, '電話番号')).toBe('0570-011-238');
  });

  it('of a permit number is what is printed behind the word that names it', () => {
    const permit = buildPage([
      { x: 400, y: 60, text: '許可第２４０１７７号' },
      { x: 230, y: 90, text: '道路占用許可証', size: 16 },
    ]);
    const [number] = ask(permit, '許可番号');
    expect(number?.text).toBe('第２４０１７７号');
  });

  it('of a count is printed with its counter, also in a sentence', () => {
    const slip = buildPage([
      { x: 60, y: 100, text: '納品書 No. 00418 の品物、3個口を確かに受領いたしました。' },
    ]);
    const [count] = ask(slip, '個口数');
    expect(count).toMatchObject({ value: '3', text: '3個口' });
  });

  it('of until when an offer is good may be so many days', () => {
    const quote = labelList('御見積書', [['有効期限', '発行日より45日間']]);
    expect(valueOf(quote, '見積の有効期限')).toBe('発行日より45日間');
  });

  it('of the last day of a month is a day', () => {
    const invoice = labelList('御請求書', [['お支払期限', '2025年2月末日まで']]);
    expect(valueOf(invoice, '支払期限')).toBe('2025-02-28');
  });

  it('of a currency is its code, also where the question speaks of the bill', () => {
    const invoice = labelList('INVOICE', [
      ['Invoice No.', 'KD-0771'],
      ['ご請求額 / Amount due', 'USD 1,204.00'],
    ]);
    expect(foundByRulesOn(invoice, 'どの通貨での請求か、通貨コード')).toBe('USD');
  });

  it('of a number is no sum of money and no sentence', () => {
    const folio = buildPage([
      { x: 60, y: 100, text: 'クレジットカード' },
      { x: 300, y: 100, text: '62,000' },
      { x: 60, y: 200, text: '1. 車両は所定の場所に停めること。' },
    ]);
    expect(valueOf(folio, '使用したクレジットカードの番号')).toBeNull();
    expect(valueOf(folio, '車両番号')).toBeNull();
  });

  it('of the next day is not the one of this time', () => {
    const bill = labelList('診療費請求書', [
      ['患者番号', '004418'],
      ['診療日', 'R07.06.12'],
    ]);
    expect(valueOf(bill, '次の診察日')).toBeNull();
  });

  const bill = labelList('請求書', [
    ['小計', '3,200.00'],
    ['前受金', '−800.00'],
    ['値引き', '▲50.00'],
    ['ご請求額', '2,350.00'],
  ]);
  it.each([
    ['前受金を差し引いて残っている請求額', '2350'],
    ['値引き後の請求額', '2350'],
    ['既に受け取った前受金', '800'],
    ['値引きしてもらった金額', '50'],
  ])(
    'of a sum is the one that is asked for, not what is taken off, and without its sign: %s',
    (asked, value) => {
      expect(valueOf(bill, asked)).toBe(value);
    },
  );
});
