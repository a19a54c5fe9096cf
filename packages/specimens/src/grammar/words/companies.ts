import type { Random } from '../../random.ts';
import type { Language } from '../../types.ts';
import { bars } from './lists.ts';

const headJa = bars(
  '青嶺|暁|朝凪|梓|天城野|石楠|雲仙堂|栄光台|遠野見|大鷹|霞浦|風祭|樫村|北辰野|清瀬川|銀杏|久遠|黒耀|光陽台|琥珀|沙羅|桜井坂|三稜|汐見|紫峰|秋桜|翔陽|白樺|瑞光|晴嵐|蒼空|拓洋|丹頂|千歳野|月影|椿|東雲|常磐台|渚|虹橋|野分|白鷺|花筏|飛翔|藤波|碧海|穂高野|舞鶴台|三日月|深緑|宮前野|紅葉坂|八雲台|夕映|嶺北|若竹',
);
const kanaJa = bars(
  'アクシア|イースト|ウィングス|エルミナ|オルカ|カナタ|キュリオ|クラフト|コメット|サンテラ|シルフィ|スバル野|セレノ|ソラリス|ティアラ|トリトン|ナディア|ノヴァ|パルティ|ヒナタ|フォレスト野|ブルーム|ベルデ|ミナモ|メリディア|ユニバ|ライズ|ルミエ|レガロ|ワカバ',
);
const tailJa = bars(
  '商事|工業|製作所|産業|物産|建設|電機|印刷|文具|食品|運輸|サービス|システム|テクノ|デザイン|企画|不動産|薬局|医院|鉄工所|精機|化学|農園|水産|リース|ホールディングス|コンサルティング|設備|フーズ|倉庫',
);
const formsJa = bars('株式会社|株式会社|株式会社|株式会社|有限会社|合同会社|一般社団法人|学校法人|医療法人');
const headEn = bars(
  'Aldermoor|Amberline|Ashwick|Blackthorn|Bluewater|Brackenfield|Calloway|Candlewick|Cloudberry|Copperfall|Dovecote|Eastmere|Fernhill|Foxglove|Goldcrest|Greyfriars|Halcyon|Hazelmere|Inkwell|Ironbark|Juniper Hill|Kingsford|Lanternlight|Larkspur|Mapleton|Millrace|Northgate|Oakhaven|Orchard Row|Paperbark|Pinehurst|Quicksilver|Redwater|Rosewood|Saltmarsh|Silver Birch|Stonebridge|Summerfield|Thistledown|Tidewater|Umberland|Violet Bay|Wavecrest|Whitestone|Willowbrook|Yellowfin',
);
const tailEn = bars(
  'Trading|Supplies|Industries|Logistics|Foods|Consulting|Office Solutions|Engineering|Media|Interiors|Software|Packaging|Electrical|Print & Design|Hardware|Textiles|Medical|Analytics|Motors|Property Services|Wholesale|Timber|Instruments|Cleaning Services|Studio|Catering',
);
const formsEn = bars('Ltd|Ltd.|Inc.|LLC|LLP|Limited|Co.|GmbH|Pty Ltd|plc|');

/** An invented company; `trade` replaces the usual second word where a kind needs its own (a hotel, a bank). */
export function makeCompany(random: Random, language: Language, trade?: readonly string[]): string {
  const list = trade ?? (language === 'ja' ? tailJa : tailEn);
  if (language === 'en')
    return `${random.pick(headEn)} ${random.pick(list)}${trade ? '' : ` ${random.pick(formsEn)}`}`.trim();
  const name = `${random.pick(random.chance(0.6) ? headJa : kanaJa)}${random.pick(list)}`;
  if (trade) return name;
  const form = random.pick(formsJa);
  return form !== '株式会社' || random.chance(0.5) ? `${form}${name}` : `${name}${form}`;
}

/** A host below a domain reserved for examples. */
export function makeHost(random: Random, language: Language): string {
  const word = random.pick(headEn).toLowerCase().replaceAll(' ', '-');
  return `${word}.example${language === 'ja' ? random.pick(['.co.jp', '.jp', '.com']) : random.pick(['.com', '.net', '.org'])}`;
}

const banksJa = bars(
  '東雲銀行|みどり野信用金庫|北極星銀行|蒼海銀行|中央あけぼの銀行|さくら坂信用組合|西海道銀行|白山信託銀行',
);
const branchesJa = bars(
  '本店|駅前支店|南口支店|緑町支店|中央支店|港支店|三番町支店|東口出張所|大手前支店|城北支店',
);
const banksEn = bars(
  'Harrow & Vale Bank|Lighthouse Savings|Union Ferry Bank|First Meridian Bank|Northquay Building Society|Copperline Bank|Bank of Eastmere',
);

/** A bank's name. */
export const makeBank = (random: Random, language: Language): string =>
  random.pick(language === 'ja' ? banksJa : banksEn);
/** A branch's name. */
export const makeBranch = (random: Random, language: Language): string =>
  language === 'ja' ? random.pick(branchesJa) : `${random.pick(headEn)} branch`;
/** A word of fancy: for subjects, projects, products and places. */
export const makeFancy = (random: Random, language: Language): string =>
  random.pick(language === 'ja' ? [...headJa, ...kanaJa] : headEn);
