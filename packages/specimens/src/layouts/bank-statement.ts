import { printDay } from '../content/calendar.ts';
import { printAmount, printMoney, yenWord } from '../content/money.ts';
import type { MoneyStyle } from '../content/money.ts';
import { makeStatementContent } from '../content/statement.ts';
import type { StatementContent } from '../content/statement.ts';
import { a4, Sheet } from '../draw/sheet.ts';
import { drawTable } from '../draw/table.ts';
import type { Column } from '../draw/table.ts';
import { createRandom } from '../random.ts';
import type { Day, Language, Specimen, TruthValue } from '../types.ts';
import { dayTruth, moneyTruth, plainTruth, templateTruth } from './truth.ts';

const left = 48;
const right = a4[0] - left;
const width = right - left;
const blue = '#1d3f6e';

/** The printed forms of one statement. */
interface Printed {
  readonly sheet: Sheet;
  readonly content: StatementContent;
  readonly japanese: boolean;
  readonly style: MoneyStyle;
  readonly day: (day: Day) => string;
  readonly money: (amount: number) => string;
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** Makes a month's statement of a current account. */
export async function makeBankStatement({
  language,
  seed,
}: {
  language: Language;
  seed: number;
}): Promise<Omit<Specimen, 'name'>> {
  const content = makeStatementContent(createRandom(`bank statement ${language} ${seed}`), language);
  const japanese = language === 'ja';
  const style: MoneyStyle = japanese
    ? yenWord
    : { decimals: 2, before: content.holder.country === 'uk' ? '£' : '$', after: '', minus: '-' };
  const order = japanese ? 'ymd' : content.holder.country === 'us' ? 'mdy' : 'dmy';
  const printed: Printed = {
    sheet: new Sheet({
      size: a4,
      typeface: japanese ? 'noto' : 'sans',
      day: content.end,
      title: japanese ? '取引明細' : 'Account statement',
    }),
    content,
    japanese,
    style,
    day: (day) => printDay(day, 'long', order),
    money: (amount) => printMoney(amount, style),
    rows: content.entries.map((entry) => ({
      date: japanese ? printDay(entry.day, 'numeric', order) : printDay(entry.day, 'short', order),
      description: entry.description,
      out: entry.amount < 0 ? printAmount(-entry.amount, style) : '',
      in: entry.amount > 0 ? printAmount(entry.amount, style) : '',
      balance: printAmount(entry.balance, style),
    })),
  };
  drawHead(printed);
  drawSummary(printed);
  drawEntries(printed);
  const rows = printed.rows.map((row) =>
    ['date', 'description', 'out', 'in', 'balance'].map((key) => row[key]!),
  );
  const truth = templateTruth(printed.sheet, { kind: 'bank-statement', language }, values(printed), rows);
  return { pdf: await printed.sheet.finish(), truth };
}

function drawHead({ sheet, content, japanese }: Printed): void {
  const { account, holder } = content;
  sheet.box(left, 44, 16, 16, { fill: blue }).box(left + 6, 50, 16, 16, { fill: '#c79a3a' });
  sheet.text(account.bank, { x: left + 32, y: 55, size: 15, weight: 'bold', color: blue });
  sheet.text(japanese ? 'お取引明細書' : 'Account statement', {
    x: right - 220,
    y: 55,
    width: 220,
    align: 'right',
    size: 14,
  });
  sheet.rule(left, 76, right, 76, 1.2, blue);
  const address = japanese ? [`〒${holder.postal}`, ...holder.address] : holder.address;
  sheet.text(`${holder.name}${japanese ? '　様' : ''}`, {
    x: left,
    y: 98,
    width: 250,
    size: 11,
    weight: 'bold',
  });
  sheet.lines(address, { x: left, y: 114, width: 250, size: 9, leading: 13 });
}

function drawSummary({ sheet, content, japanese, day, money }: Printed): void {
  const { account } = content;
  const period = japanese
    ? `${day(content.start)} ～ ${day(content.end)}`
    : `${day(content.start)} to ${day(content.end)}`;
  const entries = japanese
    ? [
        ['支店名', account.branch],
        ['科目', `${account.type}預金`],
        ['口座番号', account.number],
        ['照会期間', period],
      ]
    : [
        ['Account number', account.number],
        [account.type, account.branch],
        ['Account type', 'Business current'],
        ['Statement period', period],
      ];
  entries.forEach(([label, text], index) => {
    const y = 98 + index * 15;
    sheet
      .text(label!, { x: 326, y, size: 8.5, color: '#555555' })
      .text(text!, { x: 402, y, width: right - 402, align: 'right', size: 9 });
  });
  const boxes = [
    [japanese ? '前月繰越残高' : 'Opening balance', content.opening],
    [japanese ? 'お支払合計' : 'Total paid out', content.paidOut],
    [japanese ? 'お預り合計' : 'Total paid in', content.paidIn],
    [japanese ? '最終残高' : 'Closing balance', content.closing],
  ] as const;
  boxes.forEach(([label, amount], index) => {
    const x = left + (index * width) / 4;
    sheet.box(x, 172, width / 4, 38, { fill: index === 3 ? '#dfe7f2' : '#f3f6fa', stroke: '#b7c4d6' });
    sheet.text(label, { x: x + 7, y: 183, size: 7.5, color: '#444444' });
    sheet.text(money(amount), {
      x: x + 7,
      y: 198,
      width: width / 4 - 14,
      align: 'right',
      size: 11,
      weight: 'bold',
    });
  });
}

function drawEntries({ sheet, japanese, rows }: Printed): void {
  const words = japanese
    ? ['日付', '摘要', 'お支払金額', 'お預り金額', '差引残高']
    : ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'];
  const widths = [68, width - 68 - 3 * 82, 82, 82, 82];
  const columns = ['date', 'description', 'out', 'in', 'balance'].map((key, index): Column => ({
    key,
    header: words[index]!,
    width: widths[index]!,
    align: index > 1 ? 'right' : 'left',
  }));
  const style = {
    size: 8.3,
    rowHeight: 17.5,
    headHeight: 19,
    grid: 'rows',
    line: 0.35,
    ruleColor: '#c8cfd8',
    headFill: '#dfe7f2',
    headRule: 0.8,
  } as const;
  drawTable(sheet, { x: left, y: 228, columns, rows: rows.map((cells) => ({ cells })), style });
  const note = japanese
    ? '本明細はお取引の内容をお知らせするものです。内容にご不明の点がございましたらお取引店へお問い合わせください。'
    : 'Please check this statement and tell us within 60 days of anything that you do not recognise.';
  sheet.text(note, { x: left, y: a4[1] - 44, width, size: 7.5, color: '#666666' });
}

function values({ content, day, style, money }: Printed): Record<string, TruthValue> {
  const { account, holder } = content;
  const [bank, name, number] = [
    plainTruth(account.bank),
    plainTruth(holder.name),
    plainTruth(account.number),
  ];
  const [start, end] = [dayTruth(content.start, day(content.start)), dayTruth(content.end, day(content.end))];
  const opening = moneyTruth(content.opening, style, money(content.opening));
  const closing = moneyTruth(content.closing, style, money(content.closing));
  return {
    Bank: bank,
    'Account holder': name,
    'Account number': number,
    'Period start': start,
    'Period end': end,
    'Opening balance': opening,
    'Closing balance': closing,
    銀行名: bank,
    支店名: plainTruth(account.branch),
    口座名義: name,
    口座番号: number,
    期間開始日: start,
    期間終了日: end,
    繰越残高: opening,
    最終残高: closing,
  };
}
