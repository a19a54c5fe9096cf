import type { DocumentView } from '../../document.ts';
import { draftTables } from '../../find-tables/find-tables.ts';
import { textOf } from '../../find-tables/table-words.ts';
import type { DraftCell, DraftTable } from '../../find-tables/types.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { memoize } from '../../memoize.ts';
import { readAsked, weightOf } from '../../wordings/index.ts';
import { tokensOf } from '../../wordings/tokens.ts';
import type { Candidate, TextRange } from '../candidate.ts';
import { readKind } from '../read-kind.ts';
import { wordingsOfText } from './known-labels.ts';
import { rateLabelText } from './labels.ts';

/** Of what is asked the row has to say this much, and the next best row clearly less. */
const MIN_ROW = 0.25;
const RIVAL_ROW = 0.8;
/** What the row leaves of the question has to fit the column's header this well. */
const MIN_HEADER = 0.4;

interface Cell {
  readonly tokens: ReadonlySet<string>;
  readonly header: string;
  readonly range: TextRange | undefined;
}
interface TableRow {
  readonly cells: readonly Cell[];
  /** Those of all its cells. */
  readonly tokens: ReadonlySet<string>;
}

const tablesOf = memoize((view: DocumentView): (readonly TableRow[])[] =>
  view.pages.flatMap(draftTables).map(rowsOf),
);

/** A question by what each of its tokens says of the whole, all together 1. */
type Shares = ReadonlyMap<string, number>;

const sharesOf = memoize((query: FieldQuery): Shares => {
  const tokens = [...tokensOf(query.asked)];
  const whole = weightOf(tokens);
  return new Map(tokens.map((token) => [token, weightOf([token]) / whole]));
});

/** 付箋のJANコード: cells of the row that the instruction names, under the header that fits the rest of it; the best first. */
export function cellCandidates(query: FieldQuery, view: DocumentView): Candidate[] {
  const asked = sharesOf(query);
  return tablesOf(view)
    .flatMap((rows) => inTable(rows, asked, query, view))
    .toSorted((a, b) => b.score - a.score);
}

function inTable(
  rows: readonly TableRow[],
  asked: Shares,
  query: FieldQuery,
  view: DocumentView,
): Candidate[] {
  const rated = rows
    .map((row) => ({ row, share: shareOf(asked, row.tokens) }))
    .toSorted((a, b) => b.share - a.share);
  const [best, next] = rated;
  if (!best || !next || best.share < MIN_ROW || next.share > RIVAL_ROW * best.share) return [];
  const { row, share } = best;
  const rest = readAsked(new Set([...asked.keys()].filter((token) => !row.tokens.has(token))));
  const [cell] = row.cells
    .filter(({ tokens }) => shareOf(asked, tokens) < share / 2)
    .map((one) => ({
      ...one,
      ...rateLabelText(
        { tokens: tokensOf(one.header), wordings: wordingsOfText(one.header) },
        rest,
        query.kind,
      ),
    }))
    .toSorted((a, b) => b.rate - a.rate);
  if (cell?.range === undefined || cell.rate < MIN_HEADER) return [];
  const reading = readKind(cell.kind, cell.range, view).at(query.kind === 'amount' ? -1 : 0);
  if (!reading) return [];
  const ranges = [{ segment: cell.range.segment, from: reading.from, to: reading.to }];
  return [{ value: reading.value, ranges, score: scoreOf(share, cell.rate), doubt: 'WEAK_LABEL' }];
}

/** Both have to fit: 0.6 where the row says two thirds of the question and the header fits the rest half. */
const scoreOf = (row: number, header: number): number => 0.25 + 0.2 * Math.min(1, 1.5 * row) + 0.35 * header;

/** How much of what is asked is among tokens, 0 to 1. */
function shareOf(asked: Shares, tokens: ReadonlySet<string>): number {
  let sum = 0;
  for (const [token, share] of asked) if (tokens.has(token)) sum += share;
  return sum;
}

/** The rows under a table's header. */
function rowsOf({ cells, headerRows }: DraftTable): TableRow[] {
  const headers = new Map<number, string>();
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) {
    if (cell.row >= headerRows) continue;
    for (let column = cell.column; column < cell.column + cell.columnSpan; column++)
      headers.set(column, `${headers.get(column) ?? ''} ${textOf(cell.words)}`.trim());
  }
  for (const cell of cells) {
    for (let row = Math.max(cell.row, headerRows); row < cell.row + cell.rowSpan; row++) {
      const own = rows.get(row) ?? [];
      own.push({
        tokens: tokensOf(textOf(cell.words)),
        header: headers.get(cell.column) ?? '',
        range: rangeOf(cell),
      });
      rows.set(row, own);
    }
  }
  return [...rows.values()].map((own) => ({
    cells: own,
    tokens: new Set(own.flatMap(({ tokens }) => [...tokens])),
  }));
}

/** A text of more words that is cut by columns is a sentence. */
const MAX_WORDS = 10;

/** A cell's text where it is one piece of the page; what is set in several lines is no single value. */
function rangeOf({ words }: DraftCell): TextRange | undefined {
  const segment = words[0]?.segment;
  if (segment === undefined || words.some((word) => word.segment !== segment)) return undefined;
  // A sentence that runs across the columns has no cells.
  if (segment.words.length > MAX_WORDS && words.length < segment.words.length / 2) return undefined;
  return {
    segment,
    from: Math.min(...words.map(({ from }) => from)),
    to: Math.max(...words.map(({ to }) => to)),
  };
}
