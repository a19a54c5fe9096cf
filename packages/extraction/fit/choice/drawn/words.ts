import { bars } from '../../../../specimens/src/grammar/words/lists.ts';

/** Short texts that papers print where no kind of value is known. */
export const PHRASES = {
  en: bars(
    'Standard|Monthly|Quarterly in advance|By bank transfer|Direct debit|Card ending 4417|Not applicable|Yes|No|None|Full cover|Part load|As agreed|See overleaf|Ground floor, rear|Unit 4, north side|Type B|Class 2|Grade A|Category III|Single occupancy|Double glazed|Diesel|Petrol, 1.6 l|Stainless steel|White, matt|Oak, oiled|Blue / grey|In good order|Minor wear|Passed|Passed with advice|Refused|Approved|Pending|Closed|Open|Returned unopened|Collected in person|Left with neighbour|By courier|Road|Sea|Ex works|Carriage paid|Net 30 days|Cash on delivery|Annual service|Repair of the pump|Replacement of two valves|Cleaning of the stairwell|Rent and service charge|Consulting work in spring|Two-day workshop|Return journey|One way|Economy|Full time|Part time, 24 h a week|Fixed term|Permanent|Married|Self-employed|Freehold|Leasehold|Residential|Commercial|Mixed use|Fixed rate|Tracker|Repayment|Interest only|Flat, second floor|Detached house|Car park level 2|Gate 7|Bay 12|Row F, seat 21|Table by the window|Breakfast included|No smoking|Wheelchair access|Fragile, keep upright|Store below 25 °C|Twice a day after meals|Once a week|Left knee|Routine check|No further action|Please call before|Invoice to follow|Balance on completion|Subject to contract|Third party only|Fire and theft|Water damage in the kitchen|Broken window|Late arrival|Change of address|Holiday pay|Overtime at 1.5|Night shift|Early shift|Training day',
  ),
  ja: bars(
    '標準|毎月|年一括払い|銀行振込|口座振替|クレジットカード|該当なし|有|無|なし|全額|一部|別途協議|裏面参照|1階 北側|2号棟|B型|第2種|特級|普通|一般|自家用|事業用|軽油|レギュラー|ステンレス|白|ブルー|木造2階建|鉄筋コンクリート造|良好|軽度の摩耗あり|合格|不合格|承認済|保留|異常なし|要経過観察|再検査|店頭受取|宅配便|船便|陸送|月末締翌月末払|翌月10日払い|代金引換|定期点検|ポンプの修理|配管の交換|階段の清掃|家賃及び共益費|春の研修|往復|片道|普通席|正社員|パートタイム|有期|無期|既婚|自営|所有権|賃借権|居住用|店舗兼住宅|固定金利|変動金利|元利均等|マンション 3階|一戸建て|地下駐車場|A列12番|窓側|朝食付き|禁煙|天地無用|要冷蔵|1日3回食後|週1回|右膝|経過良好|特になし|事前に電話のこと|請求書後送|完成後払い|対人のみ|火災|台所の水漏れ|窓ガラス破損|遅延|住所変更|有給休暇|時間外|夜勤|早番|講習会|契約どおり|現状渡し|抜取検査|外観検査|目視|新規|更新|変更|継続|解約|本人|世帯主|長男|代理人',
  ),
} as const;

/** What a text begins with that is a note rather than a word: sentences where a form leaves room. */
export const REMARKS = {
  en: bars(
    'Please leave the key with reception.|The old unit was taken away.|Next visit to be arranged by telephone.|Goods remain our property until paid.|Customer was shown how to reset it.|Payment by instalments has been agreed.|Two copies were handed over.|The meter was read by the customer.',
  ),
  ja: bars(
    '鍵は受付にお預けください。|旧部品は引き取りました。|次回の日程は電話で調整します。|お支払い完了まで所有権は当社にあります。|操作方法を説明済みです。|分割払いにて了承済み。|控えを2部お渡ししました。|検針はお客様が行いました。',
  ),
} as const;

/** Units of counts. */
export const UNITS = {
  en: bars('|||pcs|kg|kWh|m³|hours|days|l|km|pallets|%|m²|t|boxes|nights|persons|units|mm'),
  ja: bars('|||個|枚|台|kg|kWh|m³|時間|日|L|km|箱|名|㎡|t|本|件|泊|回|mm'),
} as const;

/** Forms of numbers of papers: `#` a digit, `@` a capital. */
export const CODES = {
  en: bars(
    '######|########|@@-####|@@@-#####|@####-######|####/##|@@ ######|##-####-##|@@##@@|INV-####|####-YYYY|#########|@#######|@@@ ####|###-###-###|YYYY/####|@-##|####@|@@/####/YY|## ## ## @',
  ),
  ja: bars(
    '######|########|@@-####|@####-######|第####号|No.#####|####-####|##-####-##|@##|第##-###号|YYYY-####|R#-####|#########|@#######|##-######|####|(##)第####号|第@-###号|M-#####',
  ),
} as const;

/** Small print with numbers, days and sums that nobody asks for; `#` a digit. */
export const NOTES = {
  en: bars(
    'Registered in England no. 0#######. Registered office: 14 Harrow Street.|Cheques should be made payable to the company. A charge of 25.00 is made for returned payments.|Calls may be recorded. Lines are open 8.30 to 17.00, Monday to Friday.|Terms and conditions of 1 January 2024 apply; a copy is sent on request.|Errors and omissions excepted.|This document was made by a computer and is valid without a signature.|Queries within 14 days, please.|Page 1 of 1|Form ##-### (rev. 03/24)|Keep this part for your records.|Interest of 8 % a year is charged on overdue accounts.|Authorised and regulated under no. ######.',
  ),
  ja: bars(
    '本書は電子的に作成されたもので、押印を省略しています。|ご不明な点は平日9時から17時までにお問い合わせください。|振込手数料はお客様のご負担でお願いいたします。|お支払いが遅れた場合、年14.6％の遅延損害金を申し受けます。|この書類は大切に保管してください。|※印は軽減税率（8％）対象です。|1/1ページ|様式第#号（第##条関係）|裏面の注意事項をご確認ください。|記載内容は2024年4月1日現在のものです。|再発行には手数料330円がかかります。',
  ),
} as const;

/** Headings of parts of a page. */
export const HEADINGS = {
  en: bars(
    '|||Details|Account details|Summary|Particulars|Section A|Section B|Part 1|Part 2|Information|About you|Charges|For office use|Important|Statement|Terms',
  ),
  ja: bars(
    '|||明細|内訳|概要|記|契約内容|お客様情報|お支払い|詳細|基本情報|第1部|備考欄|計算|通知事項|対象|その他',
  ),
} as const;

/** Sentences with a value `*` under its label `~`. */
export const SENTENCES = {
  en: bars(
    'The ~ is *.|Please note that the ~ is *.|~: * as agreed.|We confirm ~ of *.|Your ~ will be *, unless we hear from you.|This refers to ~ *.|As of today the ~ is *, subject to our terms.',
  ),
  ja: bars(
    '~は*です。|なお、~は*となります。|~につきましては*のとおりです。|今回の~は*でございますので、ご確認ください。|~（*）をご参照ください。',
  ),
} as const;
