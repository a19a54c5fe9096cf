import type { ConceptId } from './index.ts';

/** Patterns of values that are recognised without a label, by their own words. */
export const VALUE_PATTERNS: Readonly<Partial<Record<ConceptId, RegExp>>> = {
  period: /(?:(?:\d{4}|令和\s?\d{1,2})\s?年\s?)\d{1,2}\s?月(?:分|度)/u,
  closing_day: /(?:毎月)?(?:\d{1,2}日|月?末日?)\s?締/u,
  time: /(?<![\d:：])(?:[01]?\d|2[0-3])\s?[:：]\s?[0-5]\d(?::[0-5]\d)?(?![\d:])(?:\s?[AP]\.?M\.?(?![a-z]))?/iu,
  bank: /[^\s:：、。]{1,16}(?:銀行|信用金庫|信用組合|信託銀行|農業協同組合|労働金庫)(?![^\s]{0,4}(?:名|番号|手数料|振込))|(?<=^[^\p{L}\d]*)(?:(?:[A-Z][\p{L}&'.-]*|&)\s+){0,4}Bank(?:\s+(?:of\s+)?[A-Z][\p{L}]*){0,2}(?:,? (?:plc|ltd|limited|AG|N\.?A\.?|SA|Berhad))?$|^Bank of [A-Z]\p{L}+/u,
  account_type:
    /(?:普通|当座|貯蓄)(?:預金)?|総合口座|定期預金|^(?:Savings|Checking|Current|Business)(?: Account)?$/u,
  usage: /\d[\d,.]*\s?(?:kWh|MWh|m³|m3)\b|\d[\d,.]*\s?m³/u,
  branch: /[^\s:：、。]{1,12}(?:支店|出張所|本店営業部|営業部)(?![^\s]{0,3}(?:名|番号|コード))/u,
  job_title:
    /(?:代表取締役)?(?:社長|会長|副社長|専務取締役|専務|常務取締役|常務|取締役|執行役員|本部長|事業部長|支店長|営業部長|部長|次長|課長|係長|主任|主査|室長|所長|店長|工場長|マネージャー|リーダー|代表社員|代表取締役|代表|理事長|理事|顧問|監査役|(?:シニア|チーフ|リード)?(?:エンジニア|デザイナー|ディレクター|コンサルタント|プランナー|アナリスト|プログラマー))(?:代理|補佐)?|^(?:(?:Senior|Junior|Chief|Deputy|Vice|Assistant|Regional|General|Lead|Principal|Executive)\s+)*(?:\p{Lu}\p{L}+\s+)*(?:Manager|Director|President|Officer|Engineer|Head|Consultant|Analyst|Designer|Developer|Representative|Executive|Specialist|Coordinator|Assistant|Accountant|Partner|Owner|Founder|Buyer|Planner|Architect|Supervisor|Administrator|Surveyor|Lawyer|Solicitor|Attorney|Physician|Nurse|Therapist|Teacher|Technician|Electrician|Plumber|Mechanic|Driver|Scientist|Researcher|Editor|Photographer|Broker|Trader|Auditor|Strategist|Associate|Professor|Secretary|Lead|Controller|Agent|Advisor)(?:\s+(?:of|for)\s+[\p{L}\s&]+|,\s+\p{Lu}\p{Ll}{3,}(?:\s+(?:and|&|\p{Lu}\p{Ll}+))*$)?(?=$|,\s+[A-Z][A-Za-z]{1,6}\b)|^Head of [\p{L}\s&]+$/u,
  department:
    /[^\s:：、。]{1,14}(?:事業部|本部|部門|部|課|室|グループ|チーム|センター)(?=\s|$|[^\s]{0,2}(?:長|主任))(?:[\s\u3000]+[^\s:：、。]{1,12}(?:部|課|係|室|グループ|チーム|班)(?=\s|$))?|^(?:\p{Lu}\p{L}+\s+){1,3}(?:Department|Division|Team|Office)$|^(?:Department|Division) of [\p{L}\s]+$/u,
};
