import { coinsOf, printAmount } from '../values.ts';
import type { Scene, TableContent } from '../types.ts';
import { bars } from '../words/lists.ts';
import { planColumns, splitSum } from './lines.ts';

/** Names of charges of one kind of bill, by language. */
const names = {
  utility: {
    ja: bars('基本料金|電力量料金|燃料費調整額|再エネ賦課金|水道料金|下水道使用料|口座割引|延滞利息'),
    en: bars(
      'Standing charge|Energy charge|Network fee|Fuel adjustment|Water supply|Sewerage|Paperless credit|Climate levy',
    ),
  },
  medical: {
    ja: bars('初診料|再診料|検査|画像診断|投薬|処置|指導料|注射'),
    en: bars('Consultation|Laboratory|X-ray|Medication|Treatment|Injection|Supplies|Follow-up'),
  },
  insurance: {
    ja: bars('主契約|入院特約|通院特約|先進医療特約|車両保険|対人賠償'),
    en: bars('Basic cover|Hospital rider|Legal expenses|Accident rider|Contents|Liability'),
  },
  tax: {
    ja: bars('第1期|第2期|第3期|第4期'),
    en: bars('1st instalment|2nd instalment|3rd instalment|4th instalment'),
  },
  repair: {
    ja: bars('診断料|部品代|技術料|出張費|部品交換|清掃調整'),
    en: bars('Diagnosis|Parts|Labour|Call-out|Replacement unit|Cleaning'),
  },
  school: {
    ja: bars('授業料|教材費|給食費|施設費|行事積立金|PTA会費'),
    en: bars('Tuition|Materials|Meals|Facilities|Excursion fund|Activities'),
  },
};
export type ChargeKind = keyof typeof names;

/** A short table of what makes up a bill; fills in the total, its tax and the amounts named after the kind. */
export const chargeTables =
  (which: ChargeKind, totals: readonly string[]) =>
  (scene: Scene): TableContent[] => {
    const { family, random, amounts } = scene;
    const unit = coinsOf(family) === 1 ? 1 : 10;
    const list = names[which][family.language];
    const count = which === 'tax' ? 4 : Math.min(list.length, family.choices.int('charges.rows', 3, 6));
    const chosen = random.sample(list, count);
    const total = random.int(2400, 68000) * unit;
    const parts = splitSum(random, total, count);
    const tax = Math.floor(total / 11);
    for (const id of [...totals, 'total']) amounts.set(id, total);
    amounts.set('tax', tax);
    amounts.set('subtotal', total - tax);
    const columns = planColumns(family, which, [
      {
        key: 'name',
        ja: '内訳|項目|費目|内容',
        en: 'Charge|Description|Item|Details',
        align: 'left',
        share: 50,
      },
      {
        key: 'basis',
        ja: '数量|点数|算定',
        en: 'Quantity|Units|Basis',
        align: 'right',
        share: 18,
        chance: 0.35,
      },
      { key: 'amount', ja: '金額|金額(円)|料金', en: 'Amount|Charge|Cost|Price', align: 'right', share: 26 },
    ]);
    const lines = chosen.map((name, index) => ({
      cells: {
        name,
        basis: String(random.int(1, 240)),
        amount: printAmount(family, parts[index]!, true).printed,
      },
    }));
    return [{ name: 'line_items', columns, lines }];
  };

/** Amounts of a payslip: earnings, deductions and what is left. No table: the amounts are facts. */
export function payslipSums({ family, random, amounts }: Scene): TableContent[] {
  const unit = 100;
  const draw = (least: number, most: number): number =>
    coinsOf(family) === 1
      ? random.int(least, most) * unit
      : random.int(least, most) * unit + random.int(0, 99);
  const earnings = {
    base_pay: draw(1800, 4200),
    overtime_pay: draw(60, 900),
    commuting_pay: draw(30, 300),
    housing_pay: draw(80, 300),
  };
  const deductions = {
    health_insurance: draw(90, 240),
    pension: draw(180, 450),
    employment_insurance: draw(8, 30),
    income_tax: draw(30, 300),
    resident_tax: draw(40, 280),
  };
  const sum = (list: Readonly<Record<string, number>>): number =>
    Object.values(list).reduce((total, amount) => total + amount, 0);
  for (const [id, amount] of Object.entries({ ...earnings, ...deductions })) amounts.set(id, amount);
  amounts.set('gross_pay', sum(earnings));
  amounts.set('deductions', sum(deductions));
  amounts.set('net_pay', sum(earnings) - sum(deductions));
  return [];
}
