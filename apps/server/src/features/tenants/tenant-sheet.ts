import { keysOf } from '@ocr/contract/objects';
import { readSheet, type Cell } from '#platform/sheets/read-sheet.ts';
import { writeSheets, type CellValue } from '#platform/sheets/write-sheets.ts';
import { en, type TenantMessages } from './messages.en.ts';
import { jp } from './messages.jp.ts';

/** The columns of the sheet that adds many tenants, in their order. */
const fields = keysOf(en.columns);
type Field = (typeof fields)[number];

/** More would hold the call for too long: each password takes a tenth of a second to hash. */
export const maxRows = 200;
// A row beyond the limit is read too, so that it can be refused and not silently left out.
const readRows = maxRows + 2;

export interface SheetRow {
  /** As Excel counts them: the header is 1. */
  readonly row: number;
  /** As typed; an empty cell is missing. */
  readonly values: Readonly<Partial<Record<Field, string | number>>>;
}

/** The empty sheet that a partner fills in. */
export function makeTenantSheet(language: 'en' | 'jp'): Promise<Uint8Array> {
  const { sheet, columns } = messagesOf(language);
  const text = { numFmt: '@' };
  return writeSheets([
    {
      name: sheet,
      // Everything but the limit is text: leading zeros of phone numbers and dates stay as typed.
      columns: fields.map((field) => ({ width: 26, ...(field !== 'blockLimit' && text) })),
      rows: [fields.map((field) => columns[field])],
      freezePane: { rows: 1 },
    },
  ]);
}

/**
 * Reads a filled-in sheet: columns in any order, headers in either language; empty rows are skipped.
 * @returns undefined if it is not such a sheet (not an Excel file, a header missing or repeated, empty)
 */
export async function readTenantSheet(bytes: Buffer, owner: string): Promise<SheetRow[] | undefined> {
  const rows = await readSheet(bytes, { rows: readRows, columns: 26 }, owner);
  const [header, ...body] = rows ?? [];
  if (header === undefined) return undefined;
  const found = header.map((cell) => fieldOf(cell));
  if (fields.some((field) => found.filter((each) => each === field).length !== 1)) return undefined;
  const read = body
    .map((cells, index) => ({ row: index + 2, values: toValues(cells, found) }))
    .filter(({ values }) => Object.keys(values).length > 0);
  return read.length === 0 ? undefined : read;
}

function fieldOf(cell: Cell): Field | undefined {
  const name = String(cell ?? '').trim();
  return fields.find((field) => headersOf(field).includes(name));
}

/** Every header that has ever meant a column, in both languages. */
function headersOf(field: Field): readonly string[] {
  return [en, jp].flatMap(({ columns, earlierColumns }) => [
    columns[field],
    ...(earlierColumns[field] ?? []),
  ]);
}

function toValues(cells: readonly Cell[], columns: readonly (Field | undefined)[]): SheetRow['values'] {
  const entries = columns.flatMap((field, index) => {
    const value = toValue(cells[index] ?? null);
    if (field === undefined || value === undefined) return [];
    return [[field, field === 'expiryDate' ? plainDay(value) : value] as const];
  });
  return Object.fromEntries(entries);
}

/** A day as Japan writes it, `2027/3/31`, as the product does: `2027-03-31`. */
function plainDay(value: string | number): string | number {
  const [, year, month, day] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(String(value).normalize('NFKC')) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value;
}

/** Excel converts text that resembles a date; it is read back as the day that was typed. */
function toValue(cell: Cell): string | number | undefined {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? undefined : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return cell;
  const text = String(cell ?? '').trim();
  return text === '' ? undefined : text;
}

export interface Credentials {
  readonly number: string;
  readonly companyName: string;
  readonly email: string;
  readonly password: string;
}

/** The new tenants' sign-ins as a sheet. Texts are texts: none is ever taken for a formula. */
export async function makeCredentialsSheet(
  credentials: readonly Credentials[],
  language: 'en' | 'jp',
): Promise<{ name: string; content: string }> {
  const { credentialsSheet, credentialsFileName, credentials: headers } = messagesOf(language);
  const keys = keysOf(en.credentials);
  const rows: CellValue[][] = credentials.map((entry) => keys.map((key) => entry[key]));
  const bytes = await writeSheets([
    {
      name: credentialsSheet,
      columns: keys.map(() => ({ width: 30, numFmt: '@' })),
      rows: [keys.map((key) => headers[key]), ...rows],
      freezePane: { rows: 1 },
    },
  ]);
  return { name: credentialsFileName, content: Buffer.from(bytes).toString('base64') };
}

function messagesOf(language: 'en' | 'jp'): TenantMessages {
  return language === 'jp' ? jp : en;
}
