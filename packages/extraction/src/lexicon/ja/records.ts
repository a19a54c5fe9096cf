import type { Lexicon } from '../concepts.ts';
import { askedByLabel } from '../asked-by-label.ts';
import { words } from '../words.ts';

/** Payslips, tax slips, insurance, medical bills, utilities, banks and contracts, in Japanese. */
export const JAPANESE_RECORDS: Lexicon = {
  employee_number: askedByLabel(
    words`社員番号, 従業員番号, 社員コード, 職員番号, 社員No, 従業員コード, 従業員No, 社員ID, 個人番号, 個人コード`,
  ),
  employee: askedByLabel(
    words`社員名, 社員氏名, 従業員名, 従業員氏名, 受給者, 受給者氏名`,
    '(?:社員|従業員|職員|受給者)の?(?:名前|氏名)',
  ),
  base_pay: askedByLabel(words`基本給, 基本給与, 本給, 基本賃金, 月給, 基本月額`),
  gross_pay: askedByLabel(
    words`総支給額, 支給合計, 支給額合計, 総支給, 支給合計額, 総支給金額, 支給計, 課税支給額`,
    '控除(?:前|される前)の?(?:給与|支給|金額|合計)|支給の?(?:合計|総額)',
  ),
  net_pay: askedByLabel(
    words`
    差引支給額, 手取り, 手取額, 手取り額, 差引支給, 差引支給合計, 差引振込額, 銀行振込額, 振込支給額, 実支給額, 差引支払額,
    差引お振込額, 差引振込金額, お振込額, 差引お支払額, 振込額`,
    '(?:実際に)?(?:振り?込まれる|受け取る|手元に残る)(?:金?額|給与)|手取',
  ),
  overtime_pay: askedByLabel(
    words`残業手当, 時間外手当, 残業代, 時間外労働手当, 超過勤務手当, 時間外勤務手当, 普通残業手当, 割増賃金`,
    '残業',
  ),
  commuting_pay: askedByLabel(
    words`通勤手当, 交通費, 通勤費, 非課税通勤手当, 交通費手当, 通勤交通費, 定期代`,
    '通勤に|(?:電車代|バス代|通う(?:ため)?)の?手当',
  ),
  allowance: askedByLabel(
    words`役職手当, 住宅手当, 住居手当, 家族手当, 扶養手当, 職務手当, 資格手当, 皆勤手当, 深夜手当, 休日手当`,
  ),
  deductions: askedByLabel(
    words`控除合計, 控除額合計, 控除合計額, 総控除額, 控除計, 控除額計, 総控除`,
    '控除の?(?:合計|総額)',
  ),
  income_tax: askedByLabel(words`所得税, 源泉所得税, 給与所得税`, '引かれた国の税'),
  resident_tax: askedByLabel(words`住民税, 市県民税, 市民税, 市町村民税, 都民税, 県民税`),
  health_insurance: askedByLabel(words`健康保険, 健康保険料, 健保, 介護保険, 介護保険料`),
  pension_insurance: askedByLabel(words`厚生年金, 厚生年金保険, 厚生年金保険料, 年金, 国民年金`),
  employment_insurance: askedByLabel(words`雇用保険, 雇用保険料, 労働保険`),
  social_insurance: askedByLabel(
    words`社会保険料, 社会保険, 社会保険合計, 社会保険料等, 社会保険料計, 社会保険料合計, 社会保険料等の金額`,
  ),
  worked_days: askedByLabel(words`出勤日数, 勤務日数, 労働日数, 就業日数, 実働日数, 所定労働日数`, '何日働'),
  worked_hours: askedByLabel(
    words`労働時間, 勤務時間, 実働時間, 総労働時間, 残業時間, 時間外労働時間, 時間外時間`,
  ),
  pay_date: askedByLabel(
    words`支給日, 給与支給日, 給料日, 支給年月日, 給与支払日, 支払日, 賞与支給日`,
    '(?:給与|給料)(?:の|が)?(?:支払|振込|支給)(?:われる|される|い)?日',
  ),
  usage: askedByLabel(
    words`
    ご使用量, 使用量, 使用電力量, ご使用電力量, 今月ご使用量, 今回使用量, 当月使用量, 今回ご使用量, 使用水量, ガス使用量, ご使用水量,
    データ使用量, 電気使用量, 今月の使用量, 月間使用量`,
    '(?:どれ(?:だけ|くらい)|何キロ).{0,10}使',
  ),
  meter_reading: askedByLabel(words`
    当月指示数, 今回指示数, 今回検針値, 検針値, 指示数, 今月指示数, 今回の検針値, 当月検針値, 今回指針, 当月指針, 今回メーター指示数`),
  previous_reading: askedByLabel(
    words`前月指示数, 前回指示数, 前回検針値, 先月指示数, 前回指針, 前月検針値, 前回の検針値, 前月指針`,
  ),
  reading_date: askedByLabel(
    words`検針日, 今回検針日, 検針年月日, 検針月日, 当月検針日`,
    '検針(?:した|を?した|の)日',
  ),
  next_reading_date: askedByLabel(words`次回検針日, 次回検針予定日, 次回検針, 次回の検針日, 次回検針月日`),
  plan: askedByLabel(
    words`ご契約種別, 契約種別, 料金プラン, 契約プラン, プラン, ご契約プラン, 契約メニュー, 料金メニュー, ご契約メニュー, 契約内容, プラン名, コース`,
  ),
  contract_capacity: askedByLabel(
    words`契約電流, 契約容量, ご契約電流, 契約電力, ご契約容量, 契約アンペア, ご契約アンペア`,
    '何アンペア',
  ),
  meter_number: askedByLabel(
    words`供給地点特定番号, 計器番号, メーター番号, メータ番号, 地点番号, 供給地点番号, 水栓番号, メーターの番号, ご使用番号`,
  ),
  sort_code: askedByLabel(words`銀行コード, 支店番号, 店番, 店番号, 金融機関コード, 支店コード`),
  money_in: askedByLabel(
    words`入金合計, お預入れ合計, 入金計, お預り合計, 預入合計, 入金額合計, お預け入れ額合計, ご入金合計`,
    '入金の?合計',
  ),
  money_out: askedByLabel(
    words`出金合計, お引出し合計, 支払合計, 出金計, お支払合計, 引出合計, 出金額合計, ご出金合計`,
    '(?:出金|引き?出し?)の?合計',
  ),
  overdraft: askedByLabel(
    words`貸越極度額, 当座貸越, 借入限度額, ご利用可能額, 利用限度額, ご利用限度額, 利用可能枠`,
  ),
  interest: askedByLabel(words`利息, 受取利息, お利息, 支払利息, 利子`),
  fee: askedByLabel(
    words`手数料, 振込手数料, 代引手数料, 決済手数料, 事務手数料, 発行手数料, 仲介手数料, 振込料, お振込手数料`,
  ),
  policy_number: askedByLabel(
    words`証券番号, 保険証券番号, 契約番号, 契約証番号, 証書番号, 被保険者番号, 事故番号, 受付番号, 保険証券No`,
  ),
  insured: askedByLabel(
    words`被保険者, 被保険者名, 契約者, ご契約者, 保険契約者, 記名被保険者, 契約者名, ご契約者名, 被保険者氏名`,
  ),
  premium: askedByLabel(
    words`保険料, 年間保険料, 月払保険料, 払込保険料, 合計保険料, 一時払保険料, お払込保険料, 保険料合計`,
  ),
  sum_insured: askedByLabel(words`保険金額, 補償額, 支払限度額, 死亡保険金, 保険金, 補償限度額`),
  deductible: askedByLabel(words`免責金額, 自己負担額`),
  patient: askedByLabel(
    words`患者名, 患者氏名, 受診者, 受診者名, 患者様氏名, 受診者氏名`,
    '患者(?:さん|様)?の?(?:名前|氏名)',
  ),
  patient_number: askedByLabel(
    words`患者番号, 診察券番号, 患者ID, カルテ番号, 受診番号, 診察券No, 診察番号, 患者No`,
  ),
  visit_date: askedByLabel(
    words`診療日, 受診日, 診察日, 調剤日, 来院日, 診療年月日, 施術日, 入院日, 実施日, 検査日, 健診日, 受診年月日`,
    '(?:受診|診察|診療|来院|検査)した日',
  ),
  insurance_points: askedByLabel(words`保険点数, 合計点数, 診療点数, 点数, 点数合計, 請求点数`),
  copayment_rate: askedByLabel(words`負担割合, 自己負担割合, 一部負担割合, 負担率`),
  medical_department: askedByLabel(words`診療科, 診療科目, 科名, 受診科, 診療科名`),
  birth_date: askedByLabel(words`生年月日, 誕生日`, '生まれた(?:日|年月日)'),
  contract_date: askedByLabel(
    words`契約日, 契約締結日, 締結日, 契約年月日, 契約書作成日, ご契約日`,
    '契約(?:を?(?:した|結んだ)|締結の?)日',
  ),
  effective_date: askedByLabel(
    words`契約開始日, 効力発生日, 発効日, 始期, 保険始期, 適用開始日, 開始日, 賃貸開始日, 始期日, 保険開始日, ご契約開始日`,
    'いつから(?:有効|始)|最初の日',
  ),
  expiry_date: askedByLabel(
    words`契約終了日, 契約満了日, 満了日, 満期日, 終期, 保険満期日, 満期, 解約日, 契約満期日, 保険終期, ご契約満了日`,
    '(?:契約が)?切れる日|最後の日',
  ),
  contract_term: askedByLabel(
    words`契約期間, 保険期間, ご契約期間, 賃貸借期間, 委託期間, 履行期間, 雇用期間`,
  ),
  applicant: askedByLabel(
    words`申請者, 申請者名, 精算者, 申請者氏名, 申込者, 報告者, 申込人, 届出人, 起票者, 提出者`,
    '申請した人',
  ),
  approver: askedByLabel(words`承認者, 決裁者, 承認者名, 承認印, 承認`, '承認した人|決裁した人'),
  representative: askedByLabel(
    words`代表者, 代表取締役, 代表者名, 代表, 代表者氏名, 代表取締役社長, 代表社員, 理事長`,
    '代表(?:者|取締役)の?(?:名前|氏名)',
  ),
  expense_advance: askedByLabel(words`仮払金, 仮払額, 仮払金額, 前渡金`),
  reimbursement: askedByLabel(words`精算額, 精算金額, 差引精算額, 立替金額, 立替合計, 支払精算額, 精算合計`),
  applied_date: askedByLabel(
    words`申請日, 申込日, 申請年月日, 届出日, 提出日, 起票日, 申込年月日, 受付日`,
    '申請した日',
  ),
  gross_payment: askedByLabel(words`支払金額, 給与等の金額, 支払総額, 収入金額`),
  dependants: askedByLabel(words`扶養人数, 扶養親族数, 扶養親族の数, 扶養人員`),
};
