import { matchPayments, type Day } from '@ocr/billing';
import { limits, type PaymentImport } from '@ocr/contract';
import { toJson } from '#platform/database/json.ts';
import { isBooked, sourcesOf, withSources } from './line-sources.ts';
import type { ImportedLine, OpenInvoiceRow } from './payment-imports.store.ts';
import { findBankLines, headingOf, parseBankFile, type BankFile, type Reading } from './read-bank-file.ts';

/** The steps of a thread that processes a bank file, in this order. It keeps the file between the steps, so that it is parsed once. */
export interface BankFileSteps {
  parse: { question: { bytes: Uint8Array }; answer: Parsed };
  find: { question: Reading; answer: Found };
  match: { question: MatchQuestion; answer: { json: Uint8Array<ArrayBuffer> } };
}
export type BankFileStep = keyof BankFileSteps;
type Question<Step extends BankFileStep> = BankFileSteps[Step]['question'];
type Answer<Step extends BankFileStep> = BankFileSteps[Step]['answer'];

export type Parsed =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'parsed'; readonly heading: string | undefined };

export type Found =
  /** The lines as they are stored, and what each is known by, both lists in JSON. */
  | { readonly kind: 'lines'; readonly lines: string; readonly sources: string }
  | { readonly kind: 'unknownColumns'; readonly headings: string[] }
  | { readonly kind: 'tooMany' };

interface MatchQuestion {
  /** The import's. */
  readonly id: string;
  /** Sources of lines that are booked already. */
  readonly booked: ReadonlySet<string>;
  readonly open: readonly OpenInvoiceRow[];
  readonly today: Day;
}

/** One conversation about one file after the other. */
export class BankFileConversation {
  #file: BankFile | undefined;
  #lines: readonly ImportedLine[] = [];
  #unread: readonly number[] = [];

  readonly steps: { [Step in BankFileStep]: (question: Question<Step>) => Answer<Step> } = {
    parse: ({ bytes }) => this.#parse(bytes),
    find: (how) => this.#find(how),
    match: (question) => this.#match(question),
  };

  #parse(bytes: Uint8Array): Parsed {
    this.#file = parseBankFile(bytes);
    return this.#file === undefined
      ? { kind: 'unreadable' }
      : { kind: 'parsed', heading: headingOf(this.#file) };
  }

  #find(how: Question<'find'>): Found {
    if (this.#file === undefined) throw new Error('No file was parsed');
    const found = findBankLines(this.#file, how);
    this.#file = undefined;
    if (found.kind === 'unknownColumns') return found;
    if (found.lines.length > limits.importLines) return { kind: 'tooMany' };
    this.#lines = withSources(found.lines);
    this.#unread = found.unread;
    const sources = toJson(this.#lines.flatMap(sourcesOf));
    return { kind: 'lines', lines: toJson(this.#lines), sources };
  }

  #match({ id, ...how }: MatchQuestion): Answer<'match'> {
    const unread = { total: this.#unread.length, lines: this.#unread.slice(0, limits.importUnreadShown) };
    const answer: PaymentImport = { id, ...presentLines(this.#lines, how), unread };
    this.#lines = [];
    this.#unread = [];
    return { json: new TextEncoder().encode(JSON.stringify(answer)) };
  }
}

/** Every line with the invoices that it may be for; one that is booked already is for none. */
function presentLines(
  lines: readonly ImportedLine[],
  { booked, open, today }: Omit<MatchQuestion, 'id'>,
): Pick<PaymentImport, 'rows' | 'invoices'> {
  const matches = matchPayments(
    lines.filter((line) => !isBooked(line, booked)),
    open,
    today,
  ).values();
  const rows = lines.map((row) => {
    const { source: _source, formerSource: _formerSource, ...line } = row;
    const wasBooked = isBooked(row, booked);
    const found = wasBooked ? undefined : matches.next().value;
    return {
      ...line,
      ...(found ?? { match: 'none' as const, invoiceIds: [], outOfRange: false }),
      booked: wasBooked,
    };
  });
  const offered = new Set(rows.flatMap(({ invoiceIds }) => invoiceIds));
  const invoices = open
    .filter(({ id }) => offered.has(id))
    .map(({ id, number, companyName, balance, dueDate }) => ({ id, number, companyName, balance, dueDate }));
  return { rows, invoices };
}
