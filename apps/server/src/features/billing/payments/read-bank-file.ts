import { createHash } from 'node:crypto';
import { dayOf, isDay, type Day } from '@ocr/billing';
import { parseCsv } from 'hucre/csv';

/** Incoming money, by its line in the file. */
export interface BankLine {
  readonly line: number;
  readonly date: Day;
  readonly payer: string;
  readonly amount: number;
  /** The payer as 入出金取引明細 was read at first, one character off: what was booked then is known by it. */
  readonly formerPayer?: string;
}

/** Which columns of a table contain what, by their headings. */
export interface BankColumns {
  readonly date: string;
  readonly payer: string;
  readonly amount: string;
}

/** A bank's file taken apart: records of the fixed format, or a table's rows, the first of them its headings. */
export type BankFile =
  | { readonly kind: 'records'; readonly records: string[] }
  | { readonly kind: 'table'; readonly rows: string[][] };

export type BankLines =
  /** `unread`: lines with an amount of which date or amount was not understood. */
  | { readonly kind: 'lines'; readonly lines: BankLine[]; readonly unread: number[] }
  /** A table whose columns are to be named: its headings. */
  | { readonly kind: 'unknownColumns'; readonly headings: string[] };

/**
 * Reads a bank file in UTF-8 or Shift_JIS: 入出金取引明細 or 振込入金通知 in the fixed format of the Japanese Bankers Association (records of 200
 * characters, with or without line ends), or a table of comma-separated values with headings. Undefined if it is neither.
 */
export function parseBankFile(bytes: Uint8Array): BankFile | undefined {
  const text = decode(bytes);
  if (text === undefined) return undefined;
  const records = zenginRecords(text);
  if (records !== undefined) return { kind: 'records', records };
  const rows = parseCsv(text, { skipEmptyRows: true }).map((row) =>
    row.map((cell) => String(cell ?? '').trim()),
  );
  const headings = rows[0] ?? [];
  const isTable = headings.length >= 2 && headings.length <= MAX_COLUMNS;
  return isTable && headings.every(({ length }) => length <= MAX_HEADING)
    ? { kind: 'table', rows }
    : undefined;
}

function decode(bytes: Uint8Array): string | undefined {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding.
    }
  }
  return undefined;
}

/**
 * The key under which a table's columns are remembered: its headings as one text, or the hash of a long one. Undefined without headings.
 */
export function headingOf(file: BankFile): string | undefined {
  const text = file.kind === 'table' ? file.rows[0]?.join('\t') : undefined;
  return text === undefined || text.length <= MAX_KEY
    ? text
    : createHash('sha256').update(text).digest('hex');
}

/** How a bank's file is read: which columns of a table contain what, and the partner's day and time zone. */
export interface Reading {
  readonly columns: BankColumns | undefined;
  /** Settles the century of two-digit years. */
  readonly today: Day;
  /** Whose days those of instants are. */
  readonly timeZone: string;
}

/** Incoming payments of a bank's file. */
export function findBankLines(file: BankFile, reading: Reading): BankLines {
  return file.kind === 'records' ? readZengin(file.records, reading.today) : readTable(file.rows, reading);
}

// --- fixed format
const RECORD_LENGTH = 200;

function zenginRecords(text: string): string[] | undefined {
  // What ends some banks' files: the end-of-file sign of old.
  const plain = text.replaceAll('\u001A', '').trimEnd();
  if (!/^1(?:01|03)[01]/.test(plain)) return undefined;
  const lines = plain.replaceAll(/\r?\n/g, '');
  // Trailing spaces of the last record may be missing.
  const joined = lines.padEnd(Math.ceil(lines.length / RECORD_LENGTH) * RECORD_LENGTH);
  if (!/^[289]/.test(joined.slice(RECORD_LENGTH))) return undefined;
  return Array.from({ length: joined.length / RECORD_LENGTH }, (_, index) =>
    joined.slice(index * RECORD_LENGTH, (index + 1) * RECORD_LENGTH),
  );
}

type Place = readonly [start: number, end: number];
interface ZenginFields {
  readonly date: Place;
  readonly amount: Place;
  readonly payer: Place;
  readonly text: Place;
  readonly former?: { readonly payer: Place; readonly text: Place };
}
// Where a data record has what. By 種別コード 03 (入出金取引明細) and 01 (振込入金通知).
const ZENGIN_FIELDS: Readonly<Record<'03' | '01', ZenginFields>> = {
  '03': {
    date: [9, 15],
    amount: [24, 36],
    payer: [81, 129],
    text: [159, 179],
    former: { payer: [80, 128], text: [158, 178] },
  },
  '01': { date: [7, 13], amount: [19, 29], payer: [49, 97], text: [128, 148] },
};

function readZengin(records: readonly string[], today: Day): BankLines {
  const lines: BankLine[] = [];
  const unread: number[] = [];
  let fields = ZENGIN_FIELDS['03'];
  records.forEach((record, index) => {
    const kind = record[0];
    if (kind === '1') fields = record.slice(1, 3) === '01' ? ZENGIN_FIELDS['01'] : ZENGIN_FIELDS['03'];
    // 入払区分 1: incoming money; 取消区分 1: a cancelled notice.
    const isOut = fields === ZENGIN_FIELDS['03'] ? record[21] !== '1' : record[127] === '1';
    if (kind !== '2' || isOut) return;
    const at = ([start, end]: Place): string => record.slice(start, end).trim();
    const nameAt = ({ payer, text }: Pick<ZenginFields, 'payer' | 'text'>): string => at(payer) || at(text);
    const date = dayOfShortYear(at(fields.date), today);
    const amount = Number(at(fields.amount));
    if (amount === 0) return;
    if (date === undefined || !Number.isSafeInteger(amount) || amount < 0) {
      unread.push(index + 1);
      return;
    }
    const { former } = fields;
    const asBefore = former && { formerPayer: nameAt(former) };
    lines.push({ line: index + 1, date, payer: nameAt(fields), amount, ...asBefore });
  });
  return { kind: 'lines', lines, unread };
}

/** `YYMMDD`, in years of Reiwa according to the format, or of the common era as some banks write; the year nearer to today is taken. */
function dayOfShortYear(text: string, today: Day): Day | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const distance = (candidate: Day): number => Math.abs(Date.parse(candidate) - Date.parse(today));
  return [2018, 2000]
    .map((start) => `${start + Number(year)}-${month}-${day}`)
    .filter(isDay)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

// --- tables
const MAX_COLUMNS = 100;
const MAX_HEADING = 200;
/** Maximum characters of an entry in a PostgreSQL index. */
const MAX_KEY = 500;
/** Longer than any bank's text; longer content of a wrongly chosen column is cut. */
const MAX_PAYER = 200;
const HEADINGS: Readonly<Record<keyof BankColumns, RegExp>> = {
  date: /^(?:日付|取引日|入金日|勘定日|年月日|お?取引日付|取扱日|date|transactiondate|bookingdate)$/,
  payer:
    /^(?:振込依頼人名?|振込人名?|依頼人名?|お?取引内容|摘要|摘要内容|内容|お?客様?名|名義|payer|payername|name|description|details)$/,
  amount:
    /^(?:入金|入金額|入金金額|お?預り金額|お?預入金額|お?預入額|受入金額|預入|金額|amount|credit|creditamount|deposit|paidin)$/,
};

function readTable(rows: readonly string[][], { columns, timeZone }: Reading): BankLines {
  const headings = rows[0] ?? [];
  const places = columns === undefined ? findColumns(headings) : placesOf(headings, columns);
  if (places === undefined) return { kind: 'unknownColumns', headings };
  const lines: BankLine[] = [];
  const unread: number[] = [];
  for (const [index, row] of rows.entries()) {
    const amount = amountOfText(row[places.amount] ?? '');
    // The headings, and what went out.
    if (index === 0 || (amount !== undefined && amount <= 0)) continue;
    const line = index + 1;
    const date = dayOfText(row[places.date] ?? '', timeZone);
    if (date === undefined || amount === undefined) unread.push(line);
    else lines.push({ line, date, payer: (row[places.payer] ?? '').slice(0, MAX_PAYER), amount });
  }
  return { kind: 'lines', lines, unread };
}

type Places = Readonly<Record<keyof BankColumns, number>>;

function placesOf(headings: readonly string[], { date, payer, amount }: BankColumns): Places | undefined {
  return known({
    date: headings.indexOf(date),
    payer: headings.indexOf(payer),
    amount: headings.indexOf(amount),
  });
}

function findColumns(headings: readonly string[]): Places | undefined {
  const plain = headings.map((heading) =>
    heading
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s_-]|\((?:円|yen|jpy)\)/g, ''),
  );
  const find = (key: keyof BankColumns): number => plain.findIndex((heading) => HEADINGS[key].test(heading));
  return known({ date: find('date'), payer: find('payer'), amount: find('amount') });
}

function known(places: Places): Places | undefined {
  return Object.values(places).includes(-1) ? undefined : places;
}

const TIME =
  /[\sT]\s*(?:(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?|\d{1,2}時\d{1,2}分(?:\d{1,2}秒)?)\s*$/;

/** A date, also with a time behind it. With the time's offset it is an instant, whose day is the partner's. */
function dayOfText(written: string, timeZone: string): Day | undefined {
  const text = written.normalize('NFKC');
  const [, time, offset] = TIME.exec(text) ?? [];
  const day = dayOfDate(text.replace(TIME, ''));
  if (day === undefined || time === undefined || offset === undefined) return day;
  const at = new Date(`${day}T${time.replace(/^\d:/, '0$&')}${offset.replace(/^(...)(..)$/, '$1:$2')}`);
  return Number.isNaN(at.getTime()) ? undefined : dayOf(at, timeZone);
}

/** `2026-12-05`, `2026/12/5`, `20261205`, `2026年12月5日`, `R8.12.5`, `令和8年12月5日`. */
function dayOfDate(written: string): Day | undefined {
  const text = written.replaceAll(/\s/g, '').replace(/^(?:令和|R)\.?/i, 'R');
  const [, era, year, month, day] =
    /^(R?)(\d{1,4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ??
    /^(R?)(\d{4})(\d\d)(\d\d)$/.exec(text) ??
    [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const full = era === 'R' ? 2018 + Number(year) : Number(year);
  const found = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : undefined;
}

/**
 * `11,000`, `¥11,000`, `11000円`, and less than nothing as `-11,000` with any dash, `▲11,000`, `(11,000)`; a whole number of yen. 0 where the cell is
 * empty, or has a sign for that.
 */
function amountOfText(written: string): number | undefined {
  const plain = written.normalize('NFKC').replaceAll(/[\s,¥\\円]/g, '');
  if (/^[-‐‒–—―−─ー*]*$/.test(plain)) return 0;
  const text = plain.replace(/^\((.+)\)$/, '-$1').replace(/^[‐‒–—―−─ー▲△▼]/, '-');
  return /^[-+]?\d{1,15}(?:\.0+)?$/.test(text) ? Number(text) : undefined;
}
