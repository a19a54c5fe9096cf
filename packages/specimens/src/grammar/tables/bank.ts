import { printAmount, printDay } from '../values.ts';
import type { Scene, TableContent } from '../types.ts';
import { makeFancy } from '../words/companies.ts';
import { bars } from '../words/lists.ts';
import { daysBefore, planColumns, roundly, rowCount } from './lines.ts';
import type { ColumnPlan } from './lines.ts';

const plans: readonly ColumnPlan[] = [
  { key: 'date', ja: '日付|取引日|年月日', en: 'Date|Posted|Transaction date', align: 'left', share: 14 },
  {
    key: 'name',
    ja: '摘要|お取引内容|内容',
    en: 'Description|Details|Particulars|Transaction',
    align: 'left',
    share: 36,
  },
  {
    key: 'out',
    ja: 'お支払金額|出金|お引出し',
    en: 'Paid out|Withdrawals|Debit|Money out',
    align: 'right',
    share: 17,
  },
  {
    key: 'in',
    ja: 'お預り金額|入金|お預入れ',
    en: 'Paid in|Deposits|Credit|Money in',
    align: 'right',
    share: 17,
  },
  { key: 'balance', ja: '差引残高|残高', en: 'Balance|Running balance', align: 'right', share: 17 },
];

const postings = {
  ja: bars('給与|電気料金|水道料金|振込 *|カード利用 *|ATM出金|家賃|保険料|振込入金 *|利息|口座振替 *'),
  en: bars(
    'Salary|Card payment *|Direct debit *|Cash machine|Rent|Standing order *|Transfer from *|Interest|Bank fee|Cheque 10*',
  ),
};

/** A month of postings with the running balance; fills in both balances and the sums of what came and went. */
export function bankTable(scene: Scene): TableContent[] {
  const { family, random, amounts } = scene;
  const count = rowCount(scene, 6, 18);
  let balance = roundly(scene, random.int(80000, 900000));
  const [opening, dates] = [balance, daysBefore(scene, count, 29)];
  let [paidIn, paidOut] = [0, 0];
  const lines = dates.map((day) => {
    const incoming = random.chance(0.3) || balance < 30000;
    const amount = roundly(scene, random.int(300, incoming ? 300000 : Math.min(80000, balance)));
    balance += incoming ? amount : -amount;
    if (incoming) paidIn += amount;
    else paidOut += amount;
    const printed = printAmount(family, amount, true).printed;
    const name = random
      .pick(postings[family.language])
      .replace('10*', random.digits(5))
      .replace('*', makeFancy(random, family.language));
    return {
      cells: {
        date: printDay(family, day, true).printed,
        name,
        out: incoming ? '' : printed,
        in: incoming ? printed : '',
        balance: printAmount(family, balance, true).printed,
      },
    };
  });
  for (const [id, amount] of Object.entries({
    opening_balance: opening,
    closing_balance: balance,
    paid_in: paidIn,
    paid_out: paidOut,
  }))
    amounts.set(id, amount);
  const columns = planColumns(family, 'bank', plans);
  return [{ name: 'line_items', columns, lines }];
}
