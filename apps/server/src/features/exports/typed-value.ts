import { parseDate, parseNumber, type ValueKind } from '@ocr/extraction';

// Spreadsheets store 15 significant digits: a longer number would be changed silently, so it stays text.
const exactDigits = 15;

/** A typed value: a number or a day if its column asks for one and it is one, otherwise the text. */
export function typedValue(kind: ValueKind, text: string): string | number | { readonly day: string } {
  if (kind === 'text') return text;
  if (kind === 'date') {
    const day = isYearFirst(text) ? parseDate(text) : null;
    return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : text;
  }
  return toNumber(text) ?? text;
}

function toNumber(text: string): number | undefined {
  const plain = parseNumber(text);
  if (plain === null) return undefined;
  return plain.replace(/^-?(?:0\.)?0*|\./g, '').length > exactDigits ? undefined : Number(plain);
}

/** Read values are `YYYY-MM-DD`. A correction such as 5/6/2026 may mean two days, so it stays as typed. */
function isYearFirst(text: string): boolean {
  return /^\d{4}\D|年/.test(text.normalize('NFKC').trim());
}
