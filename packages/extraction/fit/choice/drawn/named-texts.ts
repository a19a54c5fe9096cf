import { isJapanese as isJapaneseText } from '../../../src/text/script.ts';
import { bars } from '../../../../specimens/src/grammar/words/lists.ts';

/** What a text under a label that says so is about: the first that fits counts. */
const NAMED: readonly (readonly [label: RegExp, texts: readonly string[]])[] = [
  [/currency|ccy|通貨/i, bars('GBP|USD|EUR|AUD|CAD|日本円|米ドル')],
  [
    /country|origin|nationality|原産|国籍|国名/i,
    bars('Germany|Ireland|Canada|Japan|Kenya|日本|タイ|ベトナム'),
  ],
  [/month|tax year|対象月|年度|月分/i, bars('May 2025|2024/25|March 2026|2025年5月分|令和7年度|2026年3月')],
  [
    /method|paid by|payment type|方法|区分$/i,
    bars('Direct debit|Bank transfer|Visa|Cash|口座振替|銀行振込|現金'),
  ],
  [/terms|条件/i, bars('Net 30 days|14 days from invoice|Due on receipt|月末締翌月末払|納品後30日以内')],
  [
    /status|result|outcome|judg|結果|判定|状態|合否/i,
    bars('Passed|Approved|Pending|Closed|Not met|合格|適合|異常なし|承認済'),
  ],
  [
    /vehicle|make|model|車名|車種|型式|機種/i,
    bars('Corvana 1.6 Estate|Tarrow T40 van|Halden HX-2|ミナト S2|キサラギ バン'),
  ],
  [
    /registration|plate|車両番号|登録番号|ナンバー/i,
    bars('KX21 FDL|7QRS 204|ABW-4471|品川 300 あ 12-34|神戸 500 さ 77-01'),
  ],
  [
    /branch|office|department|部署|支店|営業所|課|校/i,
    bars('Harrow branch|Northern depot|Accounts department|中央支店|西営業所|総務課'),
  ],
  [
    /role|title|position|job|occupation|職|役職|資格/i,
    bars('Site manager|Care assistant|Head chef|主任|営業担当|看護師|二級整備士'),
  ],
  [
    /reason|cause|purpose|理由|原因|目的|事由/i,
    bars('Late delivery|Damaged in transit|Change of tenant|数量不足|破損のため|転居'),
  ],
  [/colou?r|finish|色/i, bars('White|Anthracite|Oak, oiled|白|ブルー|木目')],
  [
    /ship|vessel|flight|train|route|便|船名|列車|路線/i,
    bars('MV Kestrel Bay|QX 417|Line 12, coach 4|はやて丸|QX417便|特急 12号'),
  ],
  [/unit of|^unit|単位/i, bars('each|kg|hour|pallet|個|kg|時間')],
  [/weather|天候|天気/i, bars('Dry|Rain|Windy|晴|雨|曇り')],
  [
    /remark|note|comment|備考|摘要|特記/i,
    bars('Key with reception|Next visit by telephone|None|特になし|次回要確認|後日連絡'),
  ],
  [
    /material|species|kind|type|class|種類|種別|分類|材質|等級/i,
    bars('Type B|Stainless steel|Class 2|Hardwood|普通|第2種|ステンレス|一般'),
  ],
  [
    /address|location|site|place|場所|所在|会場|現場/i,
    bars('Hall 2, Weir Lane|Plot 14, Ashmead|北館3階 第2会議室|みどり公園東側'),
  ],
];

/** A text that belongs under a label in the script of its language; undefined where the label does not say. */
export function textsUnder(label: string, isJapanese: boolean): readonly string[] | undefined {
  const found = NAMED.find(([pattern]) => pattern.test(label))?.[1];
  const own = found?.filter((text) => isJapaneseText(text) === isJapanese);
  return own === undefined || own.length === 0 ? undefined : own;
}
