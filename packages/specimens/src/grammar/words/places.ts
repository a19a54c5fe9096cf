import type { Random } from '../../random.ts';
import type { Language } from '../../types.ts';
import { bars } from './lists.ts';

/** Prefecture and city with the area code and the first digits of the postcode; quarters are invented. */
const citiesJa = bars(
  '東京都千代田区 03 10|東京都品川区 03 14|東京都八王子市 042 19|大阪府大阪市北区 06 53|大阪府堺市堺区 072 59|愛知県名古屋市中区 052 46|愛知県豊田市 0565 47|福岡県福岡市博多区 092 81|北海道札幌市中央区 011 06|北海道函館市 0138 04|宮城県仙台市青葉区 022 98|広島県広島市中区 082 73|神奈川県横浜市西区 045 22|神奈川県川崎市幸区 044 21|埼玉県さいたま市大宮区 048 33|千葉県千葉市美浜区 043 26|京都府京都市下京区 075 60|兵庫県神戸市中央区 078 65|静岡県浜松市中区 053 43|新潟県新潟市中央区 025 95|石川県金沢市 076 92|岡山県岡山市北区 086 70|熊本県熊本市中央区 096 86|鹿児島県鹿児島市 099 89|長野県松本市 0263 39|香川県高松市 087 76|沖縄県那覇市 098 90|群馬県高崎市 027 37',
).map((entry) => entry.split(' ') as [string, string, string]);
const quarterA = bars(
  '桜|若葉|鶴|緑|旭|川岸|泉|星見|日向|霧|梅|楓|白鳥|高見|浜風|夕凪|月見|橘|柳|朝霧|寿|松風|雲井|瑞穂',
);
const quarterB = bars('台|町|ヶ丘|原|坂|橋|通|野|浜|谷|新田|本町|元町|中央');
const buildings = bars(
  '第一ビル|センタービル|タワー|プラザ|ハイツ|スクエア|会館|ゲートビル|レジデンス|コーポ',
);

const townA = bars(
  'Alder|Amber|Barley|Birch|Cinder|Copper|Dover|Elm|Falcon|Gorse|Harrow|Heron|Ivy|Juniper|Kestrel|Larch|Maple|Marsh|North|Otter|Pebble|Quarry|Raven|Sedge|Thorn|Willow',
);
const townB = bars(
  'bridge|bury|combe|dale|ford|gate|ham|haven|hurst|leigh|mere|minster|port|stead|stow|ton|wick|worth',
);
const streets = bars('Street|Road|Lane|Avenue|Way|Terrace|Crescent|Drive|Boulevard|Row|Parade|Court');
const states = bars('OR|WA|IL|OH|TX|NC|VT|MN|CO|GA');

export interface Address {
  readonly postcode: string;
  readonly lines: readonly string[];
  readonly city: string;
  /** Of the telephones there. */
  readonly area: string;
}

/** An address in a quarter or town that does not exist. */
export function makeAddress(random: Random, language: Language, country: string): Address {
  return language === 'ja' ? japaneseAddress(random) : englishAddress(random, country);
}

function japaneseAddress(random: Random): Address {
  const [city, area, first] = random.pick(citiesJa);
  const quarter = `${random.pick(quarterA)}${random.pick(quarterB)}`;
  const [block, house, room] = [random.int(1, 9), random.int(1, 28), random.int(1, 19)];
  const number = random.pick([
    `${block}-${house}-${room}`,
    `${block}-${house}`,
    `${block}丁目${house}番${room}号`,
    `${house * 11 + room}番地`,
  ]);
  const lines = [`${city}${quarter}${number}`];
  if (random.chance(0.45))
    lines.push(
      `${random.pick(quarterA)}${random.pick(buildings)}${random.pick(['', `${random.int(2, 14)}F`, `${random.int(2, 9)}階`, `${random.int(1, 9)}0${random.int(1, 9)}号室`])}`,
    );
  return { postcode: `${first}${random.int(0, 9)}-00${random.int(10, 99)}`, lines, city, area };
}

function englishAddress(random: Random, country: string): Address {
  const town = `${random.pick(townA)}${random.pick(townB)}`;
  const street = `${random.int(1, country === 'us' ? 4200 : 180)} ${random.pick(townA)}${random.pick(townB)} ${random.pick(streets)}`;
  const unit = random.pick([
    '',
    '',
    '',
    `Suite ${random.int(2, 940)}`,
    `Unit ${random.int(1, 40)}`,
    `${random.pick(townA)} House`,
    `Floor ${random.int(2, 30)}`,
  ]);
  const lines = unit === '' ? [street] : random.chance(0.5) ? [unit, street] : [street, unit];
  const postcode = {
    us: `${random.int(10, 98)}${random.digits(3)}`,
    uk: `${random.pick(['AX', 'BQ', 'JN', 'QZ', 'VK', 'XW'])}${random.int(1, 29)} ${random.int(1, 9)}${random.pick(['QX', 'ZJ', 'XA', 'VB'])}`,
    eu: random.digits(5),
    au: random.digits(4),
  }[country]!;
  const last = {
    us: `${town}, ${random.pick(states)} ${postcode}`,
    uk: random.chance(0.5) ? `${town} ${postcode}` : `${town}|${postcode}`,
    eu: `${postcode} ${town}`,
    au: `${town} NSW ${postcode}`,
  }[country]!;
  return { postcode, lines: [...lines, ...last.split('|')], city: town, area: random.digits(3) };
}

/** A telephone number that reaches nobody: ranges for fiction, exchanges that begin with 0. */
export function makePhone(random: Random, language: Language, { area }: Address, country: string): string {
  if (language === 'ja') {
    const exchange = `0${random.digits(Math.max(1, 5 - area.length))}`;
    const tail = random.int(1000, 9999);
    return random.pick([
      `${area}-${exchange}-${tail}`,
      `${area}-${exchange}-${tail}`,
      `${area}(${exchange})${tail}`,
      `${area}-${exchange}-${tail}`,
    ]);
  }
  const line = random.int(100, 199);
  if (country === 'us')
    return random.pick([
      `(${area}) 555-0${line}`,
      `${area}-555-0${line}`,
      `${area}.555.0${line}`,
      `+1 ${area} 555 0${line}`,
    ]);
  if (country === 'uk')
    return random.pick([
      `01632 960${random.int(100, 999)}`,
      `+44 1632 960${random.int(100, 999)}`,
      `020 7946 0${random.int(100, 999)}`,
    ]);
  if (country === 'eu') return `+${random.int(30, 49)} ${random.int(20, 99)} 555 0${random.int(100, 999)}`;
  return `(0${random.int(2, 8)}) 5550 ${random.int(1000, 9999)}`;
}

/** A mobile number that reaches nobody. */
export function makeMobile(random: Random, language: Language): string {
  return language === 'ja'
    ? `0${random.pick(['90', '80', '70'])}-0${random.digits(3)}-${random.int(1000, 9999)}`
    : `07700 900${random.int(100, 999)}`;
}
