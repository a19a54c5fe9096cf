import { describe, expect, it } from 'vitest';
import { understand } from '../instruction/understand.ts';
import { foundByRulesOn, valueOf } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';

const lines = (texts: readonly string[], x = 60, y = 60): { x: number; y: number; text: string }[] =>
  texts.map((text, index) => ({ x, y: y + 14 * index, text }));

describe('parts of an address', () => {
  const british = buildPage([
    { x: 60, y: 40, text: 'INVOICE', size: 18 },
    ...lines(['Harrier Joinery Ltd', '8 Saddler Street', 'Norwich', 'NR2 4TW', 'Tel 01603 960144'], 60, 70),
  ]);
  const american = buildPage([
    { x: 60, y: 40, text: 'INVOICE', size: 18 },
    ...lines(
      ['Harrier Joinery Inc.', '310 Sycamore Road', 'Dayton, OH 45499', 'Phone (442) 555-0181'],
      60,
      70,
    ),
  ]);

  it.each([
    [british, 'City', 'Norwich'],
    [british, "The supplier's postcode", 'NR2 4TW'],
    [american, 'City', 'Dayton'],
    [american, 'ZIP / postcode', '45499'],
  ])('%#: %s', (page, instruction, value) => {
    expect(valueOf(page, instruction)).toBe(value);
  });
});

describe('people and departments of a party', () => {
  const letter = buildPage([
    { x: 60, y: 40, text: 'Invoice', size: 18 },
    { x: 60, y: 80, text: 'Supplier' },
    ...lines(['Kestrel Print Ltd', 'c/o Ruth Ashdown', 'Sales', '3 Forge Lane, York YO1 8QT'], 60, 94),
    { x: 330, y: 80, text: 'Bill to' },
    ...lines(
      ['Oldcastle Foods plc', 'Martin Fellowes', 'Accounts Payable', '77 Quay Street, Hull HU1 2RX'],
      330,
      94,
    ),
  ]);
  const japanese = buildPage([
    { x: 240, y: 40, text: '請求書', size: 18 },
    ...lines(['株式会社東雲設備 御中', '購買課', '相沢 和泉 様'], 60, 80),
    ...lines(
      ['有限会社白樺電機', '〒231-0045', '神奈川県横浜市中区緑台3-4', '登録番号 T3073356230228'],
      360,
      80,
    ),
  ]);

  it.each([
    [letter, 'The person at the client', 'Martin Fellowes'],
    [letter, "The supplier's contact name", 'Ruth Ashdown'],
    [letter, 'Which department of the client', 'Accounts Payable'],
    [japanese, '宛先側の担当', '相沢 和泉'],
  ])('%#: %s', (page, instruction, value) => {
    expect(valueOf(page, instruction)).toBe(value);
  });

  it('finds the address of a block that has the name under it', () => {
    const below = buildPage([
      { x: 60, y: 40, text: 'Invoice', size: 18 },
      { x: 60, y: 80, text: 'From' },
      ...lines(
        ['Suite 12', '510 Alder Way', 'Dayton, OH 45499', 'Kestrel Print Inc.', 'VAT no. 84-5995842'],
        60,
        94,
      ),
    ]);
    expect(valueOf(below, 'Address of the issuing company')).toBe('Suite 12 510 Alder Way Dayton, OH 45499');
  });
});

describe('values in sentences of their own', () => {
  const page = buildPage([
    { x: 60, y: 40, text: 'Quotation', size: 18 },
    { x: 60, y: 90, text: 'This concerns Harbour office refit.' },
    { x: 60, y: 110, text: 'For queries please ask for Ruth Ashdown.' },
  ]);
  const japanese = buildPage([
    { x: 240, y: 40, text: '納品書', size: 18 },
    { x: 60, y: 90, text: 'ご注文K77-2041分です。' },
    { x: 60, y: 110, text: '本件の担当は相沢 和泉です。' },
    { x: 60, y: 130, text: 'お支払いは月末締め翌月末払いでお願いいたします。' },
  ]);

  it.each([
    [page, 'What it is about', 'Harbour office refit'],
    [page, 'Name of the sales person', 'Ruth Ashdown'],
    [japanese, '注文の番号', 'K77-2041'],
    [japanese, '担当の人', '相沢 和泉'],
    [japanese, 'どういう条件で払うか', '月末締め翌月末払い'],
  ])('%#: %s', (sheet, instruction, value) => {
    expect(valueOf(sheet, instruction)).toBe(value);
  });
});

describe('unusual layouts', () => {
  it('takes the hotel, and not the company of its guest, for the hotel', () => {
    const folio = buildPage([
      { x: 60, y: 40, text: 'Guest Folio', size: 16 },
      ...lines(['Oakhaven Supplies Limited', '22 Mapleham Street, York YO1 8QT'], 60, 80),
      ...lines(['Goldcrest Grand Hotel', '7 Shore Road, Hull HU1 2RX'], 340, 700),
    ]);
    expect(valueOf(folio, 'Name of the hotel')).toBe('Goldcrest Grand Hotel');
  });

  it('reads a receipt whose title is set wide and whose total lost its sign', () => {
    const receipt = buildPage([
      { x: 200, y: 40, text: '領', size: 16 },
      { x: 280, y: 40, text: '収', size: 16 },
      { x: 360, y: 40, text: '書', size: 16 },
      { x: 240, y: 90, text: '58, 300-', size: 22 },
      { x: 60, y: 150, text: '税抜金額' },
      { x: 160, y: 150, text: '53. 000' },
    ]);
    expect(valueOf(receipt, '合計金額')).toBe('58300');
    expect(valueOf(receipt, '税抜の小計')).toBe('53000');
  });

  it('finds a day to pay by in a box without a label', () => {
    const bill = buildPage([
      { x: 60, y: 40, text: 'Electricity bill', size: 16 },
      { x: 340, y: 80, text: 'Please pay' },
      { x: 340, y: 110, text: '$181.04' },
      { x: 340, y: 150, text: 'by Sep 18, 2025' },
    ]);
    expect(valueOf(bill, 'The due date in the coloured box')).toBe('2025-09-18');
    expect(valueOf(bill, 'Please pay (number only)')).toBe('181.04');
  });

  it('takes what was to be paid, not that nothing is left, for the total payable', () => {
    const folio = buildPage([
      { x: 60, y: 40, text: 'Guest Folio', size: 16 },
      { x: 340, y: 580, text: 'Total charges' },
      { x: 480, y: 580, text: '€174.11' },
      { x: 340, y: 600, text: 'Balance due' },
      { x: 480, y: 600, text: '€0.00' },
    ]);
    expect(valueOf(folio, 'Total payable')).toBe('174.11');
    expect(valueOf(folio, 'Balance due')).toBe('0');
  });

  it('knows a name on a card by the letters behind it', () => {
    const card = buildPage([
      { x: 60, y: 40, text: '白樺電機株式会社' },
      { x: 60, y: 80, text: '課長' },
      { x: 60, y: 110, text: '相沢和泉 Aizawa', size: 18 },
    ]);
    expect(valueOf(card, '名前')).toBe('相沢和泉');
  });

  it('pairs labels with the values under them where a word at the left heads both rows', () => {
    const slip = buildPage([
      { x: 60, y: 40, text: '給与明細書', size: 16 },
      ...['健康保険', '厚生年金', '住民税'].map((text, index) => ({ x: 120 + 150 * index, y: 100, text })),
      { x: 60, y: 112, text: '除' },
      ...['16,458', '30,178', '6,400'].map((text, index) => ({ x: 215 + 140 * index, y: 124, text })),
    ]);
    expect(valueOf(slip, '住民税')).toBe('6400');
  });

  it('reads an account on a line whose kind is in brackets, and the day that closes a month', () => {
    const bill = buildPage([
      { x: 240, y: 40, text: '請求書', size: 18 },
      { x: 360, y: 80, text: '2025年9月6日 25日締切分' },
      { x: 60, y: 600, text: '振込先 みなと信用金庫 駅前支店( 普) 3771223' },
    ]);
    expect(valueOf(bill, '口座番号')).toBe('3771223');
    expect(foundByRulesOn(bill, '締切')).toBe('25日締');
  });

  it('takes terms that end like a title for terms', () => {
    const order = buildPage([
      { x: 60, y: 40, text: 'Purchase Order', size: 18 },
      { x: 60, y: 100, text: 'Terms of payment: Due on receipt' },
    ]);
    expect(valueOf(order, 'Conditions of payment')).toBe('Due on receipt');
  });
});

describe('the party that a value belongs to', () => {
  const order = buildPage([
    { x: 60, y: 40, text: '発注書', size: 18 },
    ...['発注元', '郵便番号', '住所', '仕入先', '郵便番号', '住所'].map((text, index) => ({
      x: 60,
      y: 100 + 14 * index,
      text,
    })),
    ...lines(
      [
        '株式会社白樺電機',
        '392-0015',
        '長野県諏訪市中洲4-12-3',
        '有限会社みさき苗木',
        '437-0064',
        '静岡県袋井市川井88-1',
      ],
      160,
      100,
    ),
  ]);

  it.each([
    ['買い手の郵便番号', '392-0015'],
    ['発注先の郵便番号', '437-0064'],
    ['発注先の住所', '静岡県袋井市川井88-1'],
  ])('in a list of labels and values: %s', (instruction, value) => {
    expect(valueOf(order, instruction)).toBe(value);
  });

  it('knows the day of an order for its date, before the day that it is wanted on', () => {
    const dates = buildPage([...lines(['注文書', '発注日: 2025年10月11日', '希望納期: 2025/11/05'], 60, 60)]);
    expect(valueOf(dates, '書類の日付')).toBe('2025-10-11');
  });

  it('knows to whom a receipt is where 様 was misread', () => {
    const page = buildPage([
      ...lines(['領収証', '一般社団法人みらいネット 欄', '株式会社オオゾラ計画'], 60, 60),
    ]);
    expect(valueOf({ ...page, source: 'ocr' }, '宛名')).toBe('一般社団法人みらいネット');
  });

  it('takes what is asked for now for the total where a balance is carried over', () => {
    const month = buildPage([
      { x: 240, y: 40, text: '合計請求書', size: 18 },
      ...['前回御請求額', '御入金額', '税抜御買上額', '消費税額等', '今回御請求額'].map((text, index) => ({
        x: 60 + 100 * index,
        y: 120,
        text,
      })),
      ...['631,000', '581,000', '37,640', '3,764', '91,404'].map((text, index) => ({
        x: 60 + 100 * index,
        y: 136,
        text,
      })),
      { x: 400, y: 500, text: '【合計】' },
      { x: 480, y: 500, text: '37,640' },
    ]);
    expect(valueOf(month, '合計金額')).toBe('91404');
  });

  it('begins behind a label that is printed in two languages', () => {
    const invoice = buildPage([
      { x: 60, y: 40, text: 'Commercial Invoice', size: 18 },
      { x: 60, y: 100, text: '通貨 / Currency USD' },
    ]);
    expect(valueOf(invoice, '通貨')).toBe('USD');
    const scan = buildPage([
      ...lines(['支払条件 Terms T/T in advance', '荷受人 ヶ Consignee', 'Lindqvist Handels AB']),
    ]);
    expect(valueOf({ ...scan, source: 'ocr' }, '支払条件')).toBe('T/T in advance');
    expect(valueOf({ ...scan, source: 'ocr' }, '荷受人')).toBe('Lindqvist Handels AB');
  });

  it.each([
    ["The person who rents's phone number", 'phone'],
    ['発行元にかける番号のみ', 'phone'],
    ['What is the Cover?', 'sum_insured'],
  ])('%s', (instruction, concept) => {
    expect(understand({ name: '', description: instruction }).concept).toBe(concept);
  });
});

describe('the tax of one rate and the sender of a parcel', () => {
  const heads = ['税抜合計額', '消費税10%', '消費税8%', '消費税合計', '御請求金額'];
  const sums = ['65,650', '5,975', '472', '6,447', '72,097'];
  const invoice = buildPage([
    { x: 240, y: 40, text: '請求書', size: 18 },
    ...heads.map((text, index) => ({ x: 60 + 100 * index, y: 120, text })),
    ...sums.map((text, index) => ({ x: 145 + 100 * index, y: 142, text, right: true })),
  ]);

  it.each([
    ['8%分の消費税', '472'],
    ['10%分の消費税', '5975'],
    ['消費税の合計', '6447'],
  ])('%s is under its own head', (instruction, value) => {
    expect(valueOf(invoice, instruction)).toBe(value);
  });

  const parcel = buildPage([
    { x: 60, y: 40, text: '宅急便送り状', size: 16 },
    { x: 60, y: 90, text: 'お届け先' },
    ...lines(['〒532-0011 TEL 045-978-3841', '大阪府大阪市淀川区西中島3-1', '相沢和泉 様'], 60, 104),
    { x: 60, y: 160, text: 'ご依頼主' },
    ...lines(['〒812-0016 TEL 045-331-8611', '福岡県福岡市博多区駅南1-10', '有限会社みさき苗木'], 60, 174),
  ]);

  it.each([
    ['ご依頼主の名前', '有限会社みさき苗木'],
    ['届け先の電話番号。ご依頼主の電話は入れないでください', '045-978-3841'],
  ])('%s', (instruction, value) => {
    expect(valueOf(parcel, instruction)).toBe(value);
  });
});
