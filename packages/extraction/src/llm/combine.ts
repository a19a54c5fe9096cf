import type { Evidence } from '../ground.ts';
import { applyFormat } from '../fields/apply-format.ts';
import { groundRows } from './ground-rows.ts';
import { groundQuote } from '../ground.ts';
import { understand } from '../instruction/understand.ts';
import type { Kind } from '../lexicon/index.ts';
import { understandColumn } from '../tables/column.ts';
import { tidy } from '../text/fold.ts';
import type {
  CellResult,
  Extraction,
  FieldResult,
  FoundValue,
  Page,
  TableResult,
  TemplateDefinition,
} from '../types.ts';
import { findOnlyAmount } from '../values/amount.ts';
import { findDateOrder, parseDate } from '../values/date.ts';
import type { DateOrder } from '../values/date.ts';
import type { Answer } from './answer.ts';

/** How far a grounded quotation is trusted by itself, and where the rules found the same. */
const GROUNDED = 80;
const AGREED = 96;

interface Context {
  readonly pages: readonly Page[];
  readonly order: DateOrder;
}

/**
 * A model's answer made into values with evidence. Only quotations that are on the pages count, and their values
 * are normalised here, never taken from the model; a field without one keeps what the rules found.
 */
export function combineAnswer(
  pages: readonly Page[],
  template: TemplateDefinition,
  rules: Extraction,
  answer: Answer,
): Extraction {
  const order = findDateOrder(
    pages.flatMap((page) =>
      page.lines.map((line) => line.words.map((index) => page.words[index]?.text ?? '').join(' ')),
    ),
  );
  const context = { pages, order };
  return {
    fields: template.fields.map((field, index): FieldResult => {
      const found = ground(answer.fields[index] ?? null, understand(field).kind, context);
      const fallback = rules.fields[index];
      return applyFormat({ name: field.name, ...choose(found, fallback) }, field.format);
    }),
    tables: template.tables.map((table, index): TableResult => {
      const kinds = table.columns.map((column) => understandColumn(column).kind);
      const rows = groundRows(answer.tables[index] ?? [], context).map((row) => ({
        cells: table.columns.map((column, place): CellResult => ({
          column: column.name,
          ...(toValue(row[place], kinds[place] ?? 'text', context) ?? EMPTY),
        })),
      }));
      const kept = rows.filter((row) => row.cells.some((cell) => cell.value !== null));
      const fallback = rules.tables[index];
      return kept.length > 0 || !fallback
        ? { name: table.name, columns: table.columns.map((column) => column.name), reason: null, rows: kept }
        : fallback;
    }),
  };
}

const EMPTY: FoundValue = { value: null, text: null, confidence: null, page: null, box: null, reason: null };

function ground(quote: string | null, kind: Kind, context: Context): FoundValue | undefined {
  return toValue(quote === null ? undefined : groundQuote(context.pages, quote), kind, context);
}

function toValue(
  evidence: Evidence | undefined,
  kind: Kind,
  { order }: Pick<Context, 'order'>,
): FoundValue | undefined {
  if (!evidence) return undefined;
  const value = normalise(evidence.text, kind, order);
  const confidence = Math.round((GROUNDED * evidence.reading) / 100);
  return {
    value: value ?? tidy(evidence.text),
    text: evidence.text,
    confidence: value === null ? Math.round(confidence * 0.6) : confidence,
    page: evidence.page,
    box: evidence.box,
    reason: value === null ? 'WRONG_KIND' : evidence.reading < 75 ? 'LOW_OCR_CONFIDENCE' : null,
  };
}

function normalise(text: string, kind: Kind, order: DateOrder): string | null {
  if (kind === 'date') return parseDate(text, order);
  if (kind === 'amount' || kind === 'number') return findOnlyAmount(text);
  return tidy(text);
}

/** Where the two disagree, the more probable value is kept and marked as doubtful. */
function choose(found: FoundValue | undefined, rules: FieldResult | undefined): FoundValue {
  if (!found) return rules ?? EMPTY;
  if (!rules || rules.value === null) return found;
  if (rules.value !== found.value) {
    const better = (rules.confidence ?? 0) > (found.confidence ?? 0) ? rules : found;
    return { ...better, reason: better.reason ?? 'AMBIGUOUS' };
  }
  const confidence = Math.round((AGREED * (found.confidence ?? 0)) / GROUNDED);
  return { ...rules, confidence: Math.max(rules.confidence ?? 0, confidence), reason: null };
}
