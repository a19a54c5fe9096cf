import { addDays } from '../../content/calendar.ts';
import { fillPattern, printAmount, printDay } from '../values.ts';
import type { Scene, TableContent } from '../types.ts';
import { bankTable } from './bank.ts';
import { makeGoods } from '../words/goods.ts';
import { bars } from '../words/lists.ts';
import { makeCompany, makeFancy } from '../words/companies.ts';
import { daysBefore, planColumns, roundly, rowCount, splitSum, withCommas } from './lines.ts';

/** Rows with a day each: of a customer's month, a bank account, a stay, a report of expenses, hours. */
export function ledgerTables(
  scene: Scene,
  which: 'statement' | 'bank' | 'stay' | 'expenses' | 'hours',
): TableContent[] {
  return {
    statement: statementTable,
    bank: bankTable,
    stay: stayTable,
    expenses: expenseTable,
    hours: hoursTable,
  }[which](scene);
}

function statementTable(scene: Scene): TableContent[] {
  const { family, random, amounts } = scene;
  const goods = makeGoods(random, family.language, rowCount(scene, 4, 14));
  const dates = daysBefore(scene, goods.length, 28);
  const rows = goods.map((good, index) => {
    const quantity = good.price > 20000 ? random.int(1, 2) : random.int(1, 20);
    return { ...good, quantity, day: dates[index]!, amount: quantity * good.price };
  });
  const subtotal = rows.reduce((total, row) => total + row.amount, 0);
  const tax = Math.floor(subtotal / 10);
  const previous = roundly(scene, random.int(20000, 600000));
  const received = random.chance(0.6) ? previous : roundly(scene, Math.floor(previous * 0.7));
  const sums = {
    subtotal,
    tax,
    previous_balance: previous,
    payment_received: received,
    carried_over: previous - received,
    total: previous - received + subtotal + tax,
  };
  for (const [id, amount] of Object.entries(sums)) amounts.set(id, amount);
  const columns = planColumns(family, 'statement', [
    { key: 'date', ja: '日付|納品日|月日', en: 'Date|Day|Posted', align: 'center', share: 12 },
    { key: 'slip', ja: '伝票番号|伝票No.', en: 'Reference|Doc. no.|Invoice', align: 'left', share: 14 },
    { key: 'name', ja: '品名|商品名|摘要', en: 'Description|Details|Item', align: 'left', share: 34 },
    { key: 'quantity', ja: '数量', en: 'Qty', align: 'right', share: 10 },
    { key: 'price', ja: '単価', en: 'Price|Unit price', align: 'right', share: 14, chance: 0.7 },
    { key: 'amount', ja: '金額|御買上額', en: 'Amount|Charge', align: 'right', share: 16 },
  ]);
  const lines = rows.map((row) => ({
    cells: {
      date: printDay(family, row.day, true).printed,
      slip: fillPattern(random, family.choices.pick('slip', ['######', 'D-####', '##-###']), row.day),
      name: row.name,
      quantity: withCommas(row.quantity),
      price: printAmount(family, row.price, true).printed,
      amount: printAmount(family, row.amount, true).printed,
    },
  }));
  return [{ name: 'line_items', columns, lines }];
}

function stayTable(scene: Scene): TableContent[] {
  const { family, random, day, amounts } = scene;
  const nights = random.int(1, 5);
  const rate = roundly(scene, random.int(7000, 32000));
  const extras = (
    family.language === 'ja'
      ? bars('朝食|駐車場|宿泊税|ミニバー|クリーニング')
      : bars('Breakfast|Parking|City tax|Minibar|Laundry|Restaurant')
  ).map((name) => ({ name, amount: roundly(scene, random.int(200, 4800)) }));
  const room =
    family.language === 'ja'
      ? random.pick(['宿泊料', '室料', 'ご宿泊代'])
      : random.pick(['Room', 'Accommodation', 'Room charge']);
  const rows = Array.from({ length: nights }, (_, night) => ({
    day: addDays(day, night - nights),
    name: room,
    amount: rate,
  })).flatMap((row) => [row, ...(random.chance(0.6) ? [{ ...random.pick(extras), day: row.day }] : [])]);
  const total = rows.reduce((sum, row) => sum + row.amount, 0);
  const tax = Math.floor(total / 11);
  for (const [id, amount] of Object.entries({ total, tax, subtotal: total - tax, room_rate: rate }))
    amounts.set(id, amount);
  const columns = planColumns(family, 'stay', [
    { key: 'date', ja: '日付|月日|ご利用日', en: 'Date|Day', align: 'left', share: 16 },
    { key: 'name', ja: '内容|ご利用内容|項目', en: 'Description|Charge|Details', align: 'left', share: 44 },
    { key: 'slip', ja: '伝票|No.', en: 'Reference|Ref.|Check', align: 'left', share: 14, chance: 0.4 },
    { key: 'amount', ja: '金額|ご利用額', en: 'Amount|Charges|Debit', align: 'right', share: 20 },
  ]);
  const lines = rows.map((row) => ({
    cells: {
      date: printDay(family, row.day, true).printed,
      name: row.name,
      slip: fillPattern(random, '####', day),
      amount: printAmount(family, row.amount, true).printed,
    },
  }));
  return [{ name: 'line_items', columns, lines }];
}

function expenseTable(scene: Scene): TableContent[] {
  const { family, random, amounts } = scene;
  const names =
    family.language === 'ja'
      ? bars('電車代|タクシー代|宿泊費|会議費|書籍|駐車場代|切手代|懇親会費|航空券')
      : bars('Train fare|Taxi|Hotel|Working lunch|Books|Parking|Postage|Air fare|Tolls|Team dinner');
  const dates = daysBefore(scene, rowCount(scene, 3, 9), 25);
  const rows = dates.map((day) => ({
    day,
    name: random.pick(names),
    amount: roundly(scene, random.int(250, 24000)),
  }));
  const total = rows.reduce((sum, row) => sum + row.amount, 0);
  const advance = roundly(scene, Math.floor(total * 0.4));
  for (const [id, amount] of Object.entries({ total, advance, subtotal: total })) amounts.set(id, amount);
  const columns = planColumns(family, 'expenses', [
    { key: 'date', ja: '日付|利用日|月日', en: 'Date|Day|Incurred', align: 'left', share: 14 },
    {
      key: 'name',
      ja: '内容|費目|摘要|科目',
      en: 'Description|Expense|Category|Details',
      align: 'left',
      share: 26,
    },
    {
      key: 'place',
      ja: '支払先|訪問先|相手先',
      en: 'Merchant|Paid to|Vendor',
      align: 'left',
      share: 30,
      chance: 0.7,
    },
    { key: 'amount', ja: '金額|金額（円）|支出額', en: 'Amount|Cost|Total', align: 'right', share: 16 },
    { key: 'note', ja: '備考|証憑', en: 'Receipt|Note', align: 'center', share: 10, chance: 0.4 },
  ]);
  const lines = rows.map((row) => ({
    cells: {
      date: printDay(family, row.day, true).printed,
      name: row.name,
      place: makeCompany(random, family.language),
      amount: printAmount(family, row.amount, true).printed,
      note: random.chance(0.5) ? (family.language === 'ja' ? '有' : 'yes') : '',
    },
  }));
  return [{ name: 'line_items', columns, lines }];
}

function hoursTable(scene: Scene): TableContent[] {
  const { family, random, day } = scene;
  const clock = (hour: number): string => `${hour}:${random.pick(['00', '15', '30', '45'])}`;
  const start = addDays(day, -12);
  const lines = splitSum(random, 60, rowCount(scene, 4, 11)).map((_, index) => ({
    cells: {
      date: printDay(family, addDays(start, index), true).printed,
      from: clock(random.int(8, 10)),
      to: clock(random.int(16, 20)),
      pause: random.pick(['0:45', '1:00', '0:30']),
      hours: `${random.int(6, 9)}.${random.pick(['0', '5', '25'])}`,
      name: makeFancy(random, family.language),
    },
  }));
  const columns = planColumns(family, 'hours', [
    { key: 'date', ja: '日付|月日|勤務日', en: 'Date|Day', align: 'center', share: 16 },
    { key: 'from', ja: '始業|出勤|開始', en: 'Start|In|From', align: 'center', share: 12 },
    { key: 'to', ja: '終業|退勤|終了', en: 'End|Out|To', align: 'center', share: 12 },
    { key: 'pause', ja: '休憩|休憩時間', en: 'Break|Pause', align: 'center', share: 12, chance: 0.6 },
    { key: 'hours', ja: '時間|実働|勤務時間', en: 'Hours|Worked|Total', align: 'right', share: 12 },
    {
      key: 'name',
      ja: '業務内容|作業|備考',
      en: 'Project|Task|Remarks',
      align: 'left',
      share: 30,
      chance: 0.7,
    },
  ]);
  return [{ name: 'line_items', columns, lines }];
}
