import { addDays } from '../../content/calendar.ts';
import { coinsOf, fillPattern, printAmount, printDay } from '../values.ts';
import type { Scene, TableColumn, TableContent, TableLine } from '../types.ts';
import { makeGoods, makeShopGoods } from '../words/goods.ts';
import type { Good } from '../words/goods.ts';
import { planColumns, rowCount, withCommas } from './lines.ts';
import type { ColumnPlan } from './lines.ts';

interface Item extends Good {
  readonly quantity: number;
  readonly amount: number;
  /** Of the tax, in hundredths. */
  readonly rate: number;
}

const columns: readonly ColumnPlan[] = [
  { key: 'no', ja: 'No.|番号|行|項番', en: 'No.|#|Pos.|Line', align: 'center', share: 5, chance: 0.35 },
  {
    key: 'date',
    ja: '日付|納品日|月日|取引日',
    en: 'Date|Delivered|Day|Service date',
    align: 'center',
    share: 11,
    chance: 0.15,
  },
  {
    key: 'code',
    ja: '品番|商品コード|コード|型番',
    en: 'Item no.|SKU|Code|Part no.|Article',
    align: 'left',
    share: 12,
    chance: 0.35,
  },
  {
    key: 'name',
    ja: '品名|商品名|内容|品目|摘要|品名・規格',
    en: 'Description|Item|Product|Details|Service|Article',
    align: 'left',
    share: 36,
  },
  { key: 'quantity', ja: '数量|数|個数', en: 'Qty|Quantity|Units|Qty.', align: 'right', share: 9 },
  { key: 'unit', ja: '単位|単 位', en: 'Unit|UoM|Per', align: 'center', share: 7, chance: 0.45 },
  {
    key: 'price',
    ja: '単価|単価（円）|@単価|税抜単価',
    en: 'Unit price|Price|Rate|Unit cost|Each',
    align: 'right',
    share: 12,
  },
  {
    key: 'rate',
    ja: '税率|税|消費税率',
    en: 'VAT|Tax %|VAT rate|Tax',
    align: 'center',
    share: 7,
    chance: 0.25,
  },
  {
    key: 'amount',
    ja: '金額|金額（円）|税抜金額|小計',
    en: 'Amount|Total|Line total|Net amount|Extended',
    align: 'right',
    share: 14,
  },
  { key: 'note', ja: '備考|摘要|メモ', en: 'Remarks|Note', align: 'left', share: 10, chance: 0.12 },
];
const unpriced: readonly ColumnPlan[] = [
  ...columns.filter(({ key }) => !['price', 'rate', 'amount', 'date'].includes(key)),
  { key: 'shipped', ja: '出荷数|今回出荷', en: 'Shipped|Sent|Packed', align: 'right', share: 10 },
];

/** What a table of items is made for: without prices, or only for its sums (a receipt that names no goods). */
export interface ItemTableOptions {
  readonly priced?: boolean;
  readonly hidden?: boolean;
}

/** A table of goods or services; fills in subtotal, taxes and total. */
export function itemTables(
  scene: Scene,
  { priced = true, hidden = false }: ItemTableOptions = {},
): TableContent[] {
  const { family } = scene;
  const long = family.choices.chance('table.long', 0.08);
  const items = makeItems(
    scene,
    makeGoods(scene.random, family.language, long ? scene.random.int(28, 44) : rowCount(scene, 2, 9)),
  );
  fillSums(scene, items);
  if (hidden) return [];
  const drawn = planColumns(family, 'items', priced ? columns : unpriced);
  const ordered = family.choices.chance('table.quantityFirst', 0.15) ? quantityFirst(drawn) : drawn;
  return [{ name: 'line_items', columns: ordered, lines: itemLines(scene, items) }];
}

const quantityFirst = (list: readonly TableColumn[]): TableColumn[] => [
  ...list.filter(({ key }) => key === 'quantity'),
  ...list.filter(({ key }) => key !== 'quantity'),
];

function makeItems({ family, random }: Scene, goods: readonly Good[]): Item[] {
  const reduced = family.language === 'ja' && family.choices.chance('tax.reduced', 0.4);
  const rates = taxRates({ family });
  return goods.map((good) => {
    const dear = good.price > 20000;
    const quantity = good.price < 100 ? random.int(5, 90) * 10 : dear ? random.int(1, 3) : random.int(1, 40);
    const rate = reduced && random.chance(0.4) ? 8 : random.pick(rates);
    return { ...good, quantity, amount: quantity * good.price, rate };
  });
}

/** The usual rates; a family of English documents keeps to one, or to two. */
function taxRates({ family }: Pick<Scene, 'family'>): readonly number[] {
  return family.language === 'ja'
    ? [10]
    : family.choices.pick('tax.rates', [[20], [20], [7.25], [8], [19], [10], [20, 0]]);
}

function fillSums({ family, random, amounts }: Scene, items: readonly Item[]): void {
  const sum = (list: readonly Item[]): number => list.reduce((total, item) => total + item.amount, 0);
  const round = coinsOf(family) === 1 ? Math.floor : Math.round;
  const gross = sum(items);
  const discount = round((gross * random.int(2, 10)) / 100 / 100) * 100;
  const shipping = coinsOf(family) === 1 ? random.int(5, 30) * 100 : random.int(5, 60) * 100;
  const shares = [...new Set(items.map((item) => item.rate))].map((rate) => {
    const base = sum(items.filter((item) => item.rate === rate));
    return { rate, base, tax: round((base * rate) / 100) };
  });
  for (const { rate, base, tax } of shares) {
    amounts.set(`base${rate}`, base);
    amounts.set(`tax${rate}`, tax);
  }
  const tax = shares.reduce((total, share) => total + share.tax, 0);
  const taken = family.choices.chance('has.discount', 0.25) ? discount : 0;
  const added = family.choices.chance('has.shipping', 0.25) ? shipping : 0;
  amounts.set('subtotal', gross);
  amounts.set('discount', -taken);
  amounts.set('shipping', added);
  amounts.set('tax', tax);
  amounts.set('total', gross + tax - taken + added);
}

function itemLines(scene: Scene, items: readonly Item[]): TableLine[] {
  const { family, random, day } = scene;
  const { choices } = family;
  const pattern = choices.pick('items.code', ['@@-####', '######', '@###', '##-###', 'A####-@']);
  const mark = choices.chance('items.reducedMark', 0.6) ? ' ※' : '';
  const start = addDays(day, -items.length - 2);
  const lines: TableLine[] = items.map((item, index) => ({
    cells: {
      no: String(index + 1),
      date: printDay(family, addDays(start, index), true).printed,
      code: fillPattern(random, pattern, day),
      name: item.name + (item.rate === 8 && family.language === 'ja' ? mark : ''),
      quantity: withCommas(item.quantity),
      unit: item.unit,
      price: printAmount(family, item.price, true).printed,
      rate: `${item.rate}%`,
      amount: printAmount(family, item.amount, true).printed,
      note: random.chance(0.2)
        ? random.pick(family.language === 'ja' ? ['直送', '取寄', '新価格'] : ['direct', 'new', 'part'])
        : '',
      shipped: withCommas(random.chance(0.8) ? item.quantity : Math.ceil(item.quantity / 2)),
    },
    ...(choices.chance('items.secondLine', 0.12) && random.chance(0.6) && { small: secondLine(scene) }),
  }));
  return withSections(scene, lines, items);
}

function secondLine({ family, random, day }: Scene): string {
  return family.language === 'ja'
    ? random.pick([
        `型式 ${fillPattern(random, '@@-###', day)}`,
        '納入後1年保証',
        `ロット ${fillPattern(random, '#####', day)}`,
      ])
    : random.pick([
        `Ref. ${fillPattern(random, '@@-###', day)}`,
        'incl. 12 months warranty',
        `Batch ${fillPattern(random, '#####', day)}`,
      ]);
}

/** Some families head groups of items, some sum them up between. */
function withSections(
  { family, random }: Scene,
  lines: readonly TableLine[],
  items: readonly Item[],
): TableLine[] {
  const style = family.choices.pick('items.sections', [
    'none',
    'none',
    'none',
    'none',
    'none',
    'heads',
    'subtotals',
  ]);
  if (style === 'none' || lines.length < 5) return [...lines];
  const cut = random.int(2, lines.length - 2);
  const names =
    family.language === 'ja'
      ? ['資材の部', '消耗品', '役務', '第一工区', '第二工区', 'その他']
      : ['Materials', 'Services', 'Consumables', 'Phase 1', 'Phase 2', 'Other'];
  if (style === 'heads')
    return [
      { section: names[0]! },
      ...lines.slice(0, cut),
      { section: random.pick(names.slice(1)) },
      ...lines.slice(cut),
    ];
  const sum = (part: readonly Item[]): string =>
    printAmount(
      family,
      part.reduce((total, { amount }) => total + amount, 0),
      true,
    ).printed;
  const word = family.language === 'ja' ? '（小計）' : 'Subtotal';
  return [
    ...lines.slice(0, cut),
    { sum: word, amount: sum(items.slice(0, cut)) },
    ...lines.slice(cut),
    { sum: word, amount: sum(items.slice(cut)) },
  ];
}

/** What was bought at a till: prices include the tax in Japan and exclude it elsewhere. */
export function tillTables(scene: Scene): TableContent[] {
  const { family, random, amounts } = scene;
  const reduced = family.language === 'ja' && family.choices.chance('tax.reduced', 0.6);
  const items: Item[] = makeShopGoods(random, family.language, rowCount(scene, 2, 9)).map((good) => {
    const quantity = random.chance(0.75) ? 1 : random.int(2, 4);
    return {
      ...good,
      quantity,
      amount: good.price * quantity,
      rate: reduced && random.chance(0.5) ? 8 : family.language === 'ja' ? 10 : taxRates(scene)[0]!,
    };
  });
  fillSums(scene, items);
  const coin = coinsOf(family) === 1 ? 1000 : 500;
  const total = amounts.get('total')!;
  const tendered = random.chance(0.3) ? total : Math.ceil(total / coin) * coin;
  amounts.set('tendered', tendered);
  amounts.set('change', tendered - total);
  const headers = planColumns(family, 'till', [
    { key: 'name', ja: '商品|品名', en: 'Item|Description', align: 'left', share: 60 },
    { key: 'quantity', ja: '数|点数', en: 'Qty|No.', align: 'right', share: 12, chance: 0.35 },
    { key: 'amount', ja: '金額|価格', en: 'Amount|Price', align: 'right', share: 28 },
  ]);
  const mark = family.choices.pick('till.mark', ['', '*', '※', '軽']);
  const lines = items.map((item) => ({
    cells: {
      name: (item.rate === 8 && family.language === 'ja' ? mark : '') + item.name,
      quantity: String(item.quantity),
      amount: printAmount(family, item.amount, true).printed,
    },
  }));
  return [{ name: 'line_items', columns: headers, lines }];
}
