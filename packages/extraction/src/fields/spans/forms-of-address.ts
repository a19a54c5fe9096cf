/** What is written before a person's name, in the languages of papers in English. */
const FORMS = [
  'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Capt|Sir|Rev|Madam|Lt|Sgt|Col|Maj',
  'Engr|Eng|Atty|Arch|Hajiya|Haji|Hajji|Alhaji|Sps|Sheikh',
  'Fr|Sr|Sra|Srta|M|Mme|Mlle|Frau|Herr|Dott|Dipl|Ing',
  'Datuk|Dato|Encik|Puan|Cik|Tuan|Smt|Shri',
].join('|');

/** Matches a form of address at the beginning of a name, with the gap behind it. */
export const FORM_BEFORE_NAME = new RegExp(String.raw`^(?:${FORMS})\b\.? `, 'u');
/** Matches one at the end of what is before a name. */
export const FORM_AT_END = new RegExp(String.raw`(?:^|[\s:,(])(?:${FORMS})\.? $`, 'u');
