import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/ask.ts';
import { buildPage, labelList } from '../testing/page-builder.ts';

describe('how Japanese forms print labels', () => {
  const account = buildPage([
    { x: 60, y: 50, text: '出来高請求書', size: 16 },
    { x: 300, y: 120, text: '① 今回出来高' },
    { x: 540, y: 120, text: '1,250,000', right: true },
    { x: 300, y: 140, text: '② 保留金 (①×10%)' },
    { x: 540, y: 140, text: '▲125,000', right: true },
    { x: 300, y: 160, text: '③ 消費税 ((①－②)×10%)' },
    { x: 540, y: 160, text: '112,500', right: true },
  ]);
  it.each([
    ['保留金', '-125000'],
    ['消費税額', '112500'],
    ['今回の出来高', '1250000'],
  ])('numbered ones, whose marks are no values: %s', (asked, value) => {
    expect(valueOf(account, asked)).toBe(value);
  });

  const note = buildPage([
    { x: 250, y: 40, text: '納品書', size: 16 },
    { x: 40, y: 80, text: '有限会社みなと食器 御中' },
    { x: 40, y: 110, text: '【運送】ひばり急送 【個口】4箱' },
    { x: 360, y: 110, text: '【担当】秋津' },
  ]);
  it.each([
    ['運送会社', 'ひばり急送'],
    ['何箱届いたか', '4'],
    ['担当の人の名前', '秋津'],
  ])('framed ones, several in a line: %s', (asked, value) => {
    expect(valueOf(note, asked)).toBe(value);
  });

  it('spread ones, whose letters are wider apart than the value is behind them', () => {
    const form = buildPage([
      { x: 60, y: 100, text: '件' },
      { x: 120, y: 100, text: '名' },
      { x: 150, y: 100, text: '屋上防水の改修' },
      { x: 60, y: 125, text: '納' },
      { x: 120, y: 125, text: '期' },
      { x: 150, y: 125, text: '令和7年6月30日' },
    ]);
    expect(valueOf(form, '件名')).toBe('屋上防水の改修');
    expect(valueOf(form, '納期')).toBe('2025-06-30');
  });

  it('with letters that end a longer one, which are no value', () => {
    const lease = labelList('賃貸借契約書', [
      ['建物名称', 'コーポ楓'],
      ['室番', '105号室'],
    ]);
    expect(valueOf(lease, '物件の名称')).toBe('コーポ楓');
  });

  it('which are none inside a sentence', () => {
    const lease = labelList('賃貸借契約書', [
      ['賃料の支払', '毎月25日までに貸主の指定口座へ振込'],
      ['特約', '室内で喫煙しない'],
    ]);
    expect(valueOf(lease, '貸主')).toBeNull();
  });

  it('with what they abbreviate in brackets', () => {
    const lease = buildPage([
      { x: 60, y: 60, text: '甲（貸主） 青木 誠一' },
      { x: 300, y: 60, text: '乙（借主） 戸田 文香' },
    ]);
    expect(valueOf(lease, '借主の名前。貸主ではない')).toBe('戸田 文香');
  });

  it('for one number each, which is what "X の点数" asks for', () => {
    const bill = buildPage([
      { x: 60, y: 100, text: '初診' },
      { x: 140, y: 100, text: '検査' },
      { x: 220, y: 100, text: '投薬' },
      { x: 60, y: 118, text: '288点' },
      { x: 140, y: 118, text: '160点' },
      { x: 220, y: 118, text: '42点' },
      { x: 60, y: 150, text: '合計点数' },
      { x: 160, y: 150, text: '490点' },
    ]);
    expect(valueOf(bill, '検査の点数')).toBe('160');
  });
});

describe('values of Japanese forms', () => {
  const lease = labelList('建物賃貸借契約書', [
    ['契約期間', '令和7年4月1日 から 令和9年3月31日 まで'],
    ['更新料', '新賃料の1か月分'],
    ['賃料の支払', '前月末日までに貸主の口座へ振り込む'],
    ['専有面積', '31.46 ㎡'],
  ]);
  it.each([
    ['契約開始日', '2025-04-01'],
    ['契約がいつ終わるか', '2027-03-31'],
    ['更新料', '新賃料の1か月分'],
    ['家賃を毎月いつまでに払うか', '前月末日まで'],
    ['専有面積。㎡を除いた数字', '31.46'],
  ])('ends of a term, months of rent, days of every month, areas: %s', (asked, value) => {
    expect(valueOf(lease, asked)).toBe(value);
  });

  const slip = buildPage([
    { x: 20, y: 20, text: '喫茶 こもれび' },
    { x: 20, y: 50, text: '卓番 12' },
    { x: 160, y: 50, text: '3名様' },
    { x: 20, y: 66, text: '伝票No.00415' },
    { x: 160, y: 66, text: '係 野々村' },
    { x: 20, y: 90, text: '合計' },
    { x: 160, y: 90, text: '¥2,480' },
  ]);
  it.each([
    ['テーブル番号', '12'],
    ['何名で来たか。数字だけ', '3'],
    ['担当の人の名前', '野々村'],
  ])('counts by their counters, names without the role before them: %s', (asked, value) => {
    expect(valueOf(slip, asked)).toBe(value);
  });

  it('a share in tenths', () => {
    expect(valueOf(labelList('領収書', [['負担割合', '3割']]), '負担割合')).toBe('3割');
  });

  it('what is taken off, without the sign that it is printed with', () => {
    const bill = labelList('請求書', [
      ['源泉徴収税額（10.21%）', '−20,420円'],
      ['お振込金額', '179,580円'],
    ]);
    expect(valueOf(bill, '差し引かれる源泉所得税の額')).toBe('20420');
    expect(valueOf(bill, '源泉徴収税額')).toBe('-20420');
  });

  it('the company over the department of who is addressed', () => {
    const reply = buildPage([
      { x: 240, y: 40, text: '注文請書', size: 16 },
      { x: 60, y: 100, text: '湖畔製紙株式会社' },
      { x: 80, y: 118, text: '資材部長' },
      { x: 160, y: 118, text: '東 健吾 様' },
    ]);
    expect(valueOf(reply, '注文者の会社名')).toBe('湖畔製紙株式会社');
  });
});

describe('days of Japanese papers', () => {
  const reply = buildPage([
    { x: 440, y: 40, text: '令和7年4月18日' },
    { x: 240, y: 80, text: '注文請書', size: 16 },
    {
      x: 60,
      y: 140,
      text: '貴社注文書（注文番号 K-0091、令和7年4月15日付）につき、下記のとおりお請けいたします。',
    },
    { x: 60, y: 180, text: '納期' },
    { x: 160, y: 180, text: '令和7年8月29日' },
  ]);
  it.each([
    ['請書の日付', '2025-04-18'],
    ['注文書の日付', '2025-04-15'],
    ['納期', '2025-08-29'],
  ])('by what is said of them: %s', (asked, value) => {
    expect(valueOf(reply, asked)).toBe(value);
  });

  it('of another month are none of what is asked for', () => {
    const bill = labelList('検針票', [
      ['今回指針', '1531'],
      ['ご使用量', '49'],
    ]);
    expect(valueOf(bill, '前回のメーターの値')).toBeNull();
  });
});

describe('statements of banks', () => {
  const statement = buildPage([
    { x: 60, y: 60, text: '入出金取引明細表', size: 16 },
    { x: 60, y: 100, text: '繰越残高 418,390円' },
    { x: 220, y: 100, text: '期末残高 472,016円' },
    ...[
      ['取引日', '摘要', 'お支払金額', 'お預り金額', '差引残高'],
      ['2025/08/01', 'ヤチン ニシマチビル', '86,000', '', '332,390'],
      ['2025/08/04', '振込 タカミネショウテン', '', '118,450', '450,840'],
      ['2025/08/05', 'デンキ', '9,421', '', '441,419'],
      ['2025/08/08', '振込 ミナミセイカ', '', '30,597', '472,016'],
    ].flatMap((row, index) =>
      row.flatMap((text, column) =>
        text === ''
          ? []
          : [{ x: [60, 140, 370, 450, 530][column] ?? 0, y: 140 + 20 * index, text, right: column > 1 }],
      ),
    ),
  ]);
  it.each([
    ['期間のはじめの残高', '418390'],
    ['期末残高', '472016'],
    ['家賃の引き落とし額', '86000'],
  ])('%s', (asked, value) => {
    expect(valueOf(statement, asked)).toBe(value);
  });
});
