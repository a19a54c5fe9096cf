import type { Random } from '../../random.ts';
import type { Language } from '../../types.ts';
import { bars } from './lists.ts';

const familyJa = bars(
  '相沢|青柳|秋元|朝倉|安西|飯島|石橋|市川|稲垣|今泉|岩瀬|上原|榎本|大久保|大塚|岡崎|小倉|梶原|片桐|川村|菊池|北島|桐谷|久保田|倉田|黒川|小池|古賀|児玉|近藤|坂井|榊|桜庭|篠原|島田|白石|菅野|杉本|須藤|関根|高梨|滝沢|竹中|田島|千葉|辻|手塚|土屋|戸田|中西|永井|成瀬|西尾|丹羽|野口|萩原|橋爪|長谷部|浜田|早川|原田|東|平野|深沢|福島|星野|堀内|本間|前川|松浦|三浦|水野|宮下|村瀬|望月|森川|矢野|山内|柚木|吉川|若林|和久井|渡会',
);
const givenJa = bars(
  '明日香|彩乃|郁夫|和泉|一成|恵理|奏太|和樹|香澄|克也|綺羅|圭吾|慶子|健一|幸太郎|早苗|沙織|聡|茂|志保|俊介|翔子|真吾|澄江|孝之|拓海|武志|千尋|司|哲也|朋美|直子|夏希|典子|晴彦|春菜|久美|秀明|弘樹|文子|誠|雅美|学|麻衣|美咲|光男|睦|恵|泰介|由香里|裕太|洋平|陽子|良平|玲奈',
);
const givenEn = bars(
  'Ada|Alistair|Amara|Anders|Beatrix|Bram|Callum|Camille|Cedric|Clara|Conrad|Dalia|Desmond|Edith|Elias|Esme|Farah|Felix|Freya|Gideon|Greta|Harriet|Hugo|Ines|Ivan|Jonas|Judith|Kamala|Keira|Lars|Leona|Linus|Mabel|Magnus|Mira|Nadia|Nils|Odette|Oscar|Pavel|Petra|Quentin|Ramona|Rhys|Rosalind|Rupert|Sabine|Silas|Tamsin|Tobias|Ursula|Viktor|Wanda|Xenia|Yusuf|Zelda',
);
const familyEn = bars(
  'Abernell|Ashcombe|Barrowgate|Bellhouse|Birkmyre|Bramhall|Brightmoor|Caldervane|Carrick|Chetwind|Coldstream|Corrigan|Dalgleam|Deverell|Dunmore|Eastlake|Ellingham|Fairweather|Fenwright|Gallowby|Garside|Glendower|Hallowell|Harrowgate|Hawksmoor|Ingleby|Jessop|Kettleman|Kirkbride|Langstaff|Larkham|Lockridge|Maddern|Marchbanks|Merriden|Netherton|Norquist|Oakenfold|Ormsby|Pendrake|Penhallow|Quarrie|Ravensdale|Redfern|Rookwood|Sandringer|Selwyn|Silverthorn|Stanmore|Tarrant|Thornbury|Underwell|Vandenholt|Wainscott|Westerby|Whitcombe|Wrenfield|Yarborough',
);

/** An invented person's name, printed with or without a space in Japanese. */
export function makePerson(random: Random, language: Language, spaced = true): string {
  return language === 'ja'
    ? `${random.pick(familyJa)}${spaced ? ' ' : ''}${random.pick(givenJa)}`
    : `${random.pick(givenEn)} ${random.pick(familyEn)}`;
}

const departments = {
  ja: bars(
    '経理部|総務部|購買課|営業第一部|業務課|管理部|情報システム室|物流センター|人事課|品質保証部|開発二課|本店営業部',
  ),
  en: bars(
    'Accounts Payable|Purchasing|Finance Department|Facilities|Sales Office|Logistics|Human Resources|Quality Assurance|Customer Care|Head Office',
  ),
};
const jobs = {
  ja: bars('部長|課長|係長|主任|代表取締役|執行役員|店長|営業担当|チーフエンジニア|支配人|室長|監査役'),
  en: bars(
    'Managing Director|Account Manager|Head of Operations|Senior Analyst|Branch Manager|Partner|Lead Engineer|Purchasing Officer|Project Coordinator|Sales Representative',
  ),
};

/** A department's name. */
export const makeDepartment = (random: Random, language: Language): string =>
  random.pick(departments[language]);
/** A job title. */
export const makeJob = (random: Random, language: Language): string => random.pick(jobs[language]);
