import type { Random } from '../../random.ts';
import type { Language } from '../../types.ts';
import { bars } from './lists.ts';

/** Noun, unit, lowest and highest price in whole yen or cents. */
type GoodRow = readonly [noun: string, unit: string, least: number, most: number];

const row = (entry: string): GoodRow => {
  const [noun, unit, least, most] = entry.split('/');
  return [noun!, unit!, Number(least), Number(most)];
};

const japanese = bars(
  '再生コピー用紙/箱/1800/4200|クリアホルダー/袋/220/980|蛍光ペン/本/90/240|ゲルインクペン/本/110/380|名刺ケース/個/400/1600|電動ステープラー/台/4200/12800|会議テーブル/台/18000/62000|事務椅子/脚/9800/38000|書類キャビネット/台/14800/54000|封筒/枚/6/42|伝票用紙/冊/240/900|インクカートリッジ/個/980/5600|トナー/本/6800/22800|外付けSSD/台/8900/32000|液晶モニタ/台/15800/58000|無線マウス/個/1280/6800|LANケーブル/本/380/2400|ノートPC/台/78000/248000|ソフトウェア使用料/月/1200/48000|サーバー保守/式/24000/180000|画面設計作業/人日/38000/82000|翻訳作業/文字/8/24|撮影費/回/32000/98000|清掃作業/回/8800/42000|電気工事/式/28000/240000|配管部材/本/480/6800|六角ナット/個/4/60|座金/枚/3/40|鋼板/枚/2800/16800|防錆塗料/缶/2400/9800|作業手袋/双/120/980|安全靴/足/3800/14800|ヘルメット/個/1600/7800|段ボール箱/枚/68/420|緩衝材/巻/780/3200|養生テープ/巻/240/680|米/袋/1800/4800|味噌/個/380/1200|醤油/本/280/980|緑茶/本/98/220|弁当/個/480/1280|食パン/斤/158/420|鶏もも肉/kg/880/1680|冷凍えび/kg/1480/3280|トマト/箱/1280/3600|玉ねぎ/kg/120/380|バター/個/320/780|牛乳/本/168/320|切り花/束/480/3800|消毒液/本/480/2800|マスク/箱/380/1680|包帯/巻/180/680|検査試薬/箱/3800/24800|タオル/枚/180/1200|洗剤/本/240/980|蛍光灯/本/480/2800|乾電池/組/320/1280|広告掲載料/枠/28000/180000|チラシ印刷/部/8/38|看板製作/基/48000/280000',
).map(row);
const specJa = bars(
  '|（大）|（小）| A4| B5| 白| 黒| 青| 100枚入| 10本組| M6×30| 24型| 500ml| 2L| 1kg| 国産| 特選| No.3| 新型| 10m| 業務用',
);
const english = bars(
  'Recycled copy paper/box/1890/4990|Document wallet/pack/250/1290|Highlighter/pcs/85/390|Gel pen/pcs/110/420|Desk organiser/pcs/990/3900|Meeting table/pcs/18900/64900|Task chair/pcs/9900/42900|Filing cabinet/pcs/12900/58900|Mailing envelope/pack/590/2490|Ink cartridge/pcs/1490/5990|Toner unit/pcs/5990/18900|Portable drive/pcs/4990/22900|Monitor/pcs/12900/48900|Wireless mouse/pcs/1290/5990|Patch cable/pcs/290/1890|Notebook computer/pcs/58900/189900|Software licence/seat/990/24900|Server maintenance/month/9900/89900|Design work/hour/5500/14500|Translation/word/8/22|Photo session/hour/9500/24000|Window cleaning/visit/4500/18500|Electrical work/hour/4800/9800|Copper pipe/m/490/2490|Hex nut/100/290/1490|Washer/100/190/990|Steel sheet/pcs/2490/18900|Primer paint/tin/1490/6990|Work gloves/pair/190/1290|Safety boots/pair/3900/12900|Hard hat/pcs/1490/5990|Carton/pcs/59/390|Bubble wrap/roll/990/3490|Packing tape/roll/190/690|Jasmine rice/bag/590/2490|Olive oil/bottle/590/1890|Apple juice/bottle/190/490|Sandwich platter/tray/1990/5990|Wholemeal bread/loaf/190/490|Chicken breast/kg/690/1490|Frozen prawns/kg/1290/2990|Tomatoes/kg/190/490|Butter/pcs/190/490|Milk/l/90/220|Cut flowers/bunch/490/2990|Hand sanitiser/bottle/290/1490|Face masks/box/390/1690|Test reagent/kit/3900/24900|Bath towel/pcs/590/2490|Dish soap/bottle/190/590|LED tube/pcs/690/2490|Battery set/pack/390/1490|Advert space/page/19900/149900|Leaflet printing/1000/4900/18900|Shop sign/pcs/29900/189900|Carpet tile/m2/1290/3990|Door handle/pcs/890/4990|Projector hire/day/4900/14900|Courier service/trip/990/4990|Legal advice/hour/14500/32000',
).map(row);
const specEn = bars(
  '|, large|, small|, white|, black|, blue|, A4|, set of 10|, 24 in|, 500 ml|, 2 l|, 1 kg|, heavy duty|, type B|, no. 3|, grade A|, M8 x 40|, organic|, refill|, premium',
);

export interface Good {
  readonly name: string;
  readonly unit: string;
  readonly price: number;
}

/** So many different goods. Prices in yen or cents. */
export function makeGoods(random: Random, language: Language, count: number): Good[] {
  const [list, specs] = language === 'ja' ? [japanese, specJa] : [english, specEn];
  return random.sample(list, count).map(([noun, unit, least, most]) => {
    const price = random.int(least, most);
    const round = language === 'ja' && price >= 100 ? 10 : 1;
    return { name: noun + random.pick(specs), unit, price: Math.ceil(price / round) * round };
  });
}

/** What a shop sells over the counter: short names, low prices. */
export function makeShopGoods(random: Random, language: Language, count: number): Good[] {
  const most = language === 'ja' ? 1300 : 2500;
  const [list, specs] = language === 'ja' ? [japanese, specJa] : [english, specEn];
  const cheap = list.filter((entry) => entry[2] < most);
  return random.sample(cheap, count).map(([noun, unit, least, highest]) => ({
    name: noun + random.pick(specs.slice(0, 9)),
    unit,
    price: random.int(least, Math.min(highest, most)),
  }));
}
