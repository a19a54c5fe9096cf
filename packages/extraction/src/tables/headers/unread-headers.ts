import { median, overlapX, unite } from '../../layout/geometry.ts';
import type { Rect } from '../../layout/geometry.ts';
import type { Row } from '../../layout/layout.ts';
import type { Header } from '../header.ts';
import type { HeaderCell } from './header-cell.ts';

/** So many items must show where the columns are. */
const MIN_ITEMS = 2;
/** Fewer columns are too easily those of something else. */
const MIN_COLUMNS = 3;

/**
 * A header of which some names could not be read, completed by its items: where these have as many parts as the template asks for, at
 * the same places, and each name that was read is over the part of its column, the others are the columns in between.
 */
export function completeHeader(header: Header, body: readonly Row[], columns: number): Header {
  if (columns < MIN_COLUMNS || header.cells.length >= columns) return header;
  const full = body.filter(({ segments }) => segments.length === columns);
  const usual = Array.from({ length: columns }, (_, column) => usualPlace(full, column));
  // A row of which one part is torn and another empty has as many, too.
  const items = full.filter(({ segments }) =>
    segments.every(({ rect }, column) => isUnder(rect, usual[column])),
  );
  if (items.length < MIN_ITEMS || items.length < full.length / 2) return header;
  const places = usual.map((_, column) =>
    unite(items.flatMap(({ segments }) => segments[column]?.rect ?? [])),
  );
  const isOver = ({ rect, column }: Header['cells'][number]) => {
    const place = column === undefined ? undefined : places[column];
    return place === undefined || overlapX(place, rect) > 0;
  };
  if (!header.cells.every(isOver)) return header;
  const cells = places.map((place, column) => {
    const named = header.cells.find((cell) => cell.column === column);
    return { rect: named ? unite([place, named.rect]) : place, column };
  });
  const isParted = cells.every(
    ({ rect }, column) => rect.left > (cells[column - 1]?.rect.right ?? -Infinity),
  );
  return isParted ? { ...header, cells } : header;
}

/** How far a word of a name is from the next one at most, in line heights. */
const WORD_GAP = 1;

/**
 * A header with the words of each name as one cell: where only one of two neighbouring words names a column ("Net" of a misread "Net
 * amovnt") and no row has something of its own under each, they are one name.
 */
export function uniteNames(header: Header, body: readonly Row[]): Header {
  const cells: HeaderCell[] = [];
  for (const cell of header.cells) {
    const before = cells.at(-1);
    if (before && isOneName([before, cell], header, body))
      cells[cells.length - 1] = {
        rect: unite([before.rect, cell.rect]),
        column: before.column ?? cell.column,
      };
    else cells.push(cell);
  }
  return cells.length === header.cells.length ? header : { ...header, cells };
}

function isOneName(
  [left, right]: readonly [HeaderCell, HeaderCell],
  { layout }: Header,
  body: readonly Row[],
): boolean {
  if ((left.column === undefined) === (right.column === undefined)) return false;
  if (right.rect.left - left.rect.right > WORD_GAP * layout.lineHeight) return false;
  const under = body.map(({ segments }) =>
    segments.filter(({ rect }) => isUnder(rect, left.rect) || isUnder(rect, right.rect)),
  );
  const filled = under.filter((segments) => segments.length > 0);
  return filled.length >= MIN_ITEMS && filled.every((segments) => segments.length === 1);
}

interface Reach {
  readonly left: number;
  readonly right: number;
}

/** Where most rows have the part of a column. */
function usualPlace(rows: readonly Row[], column: number): Reach {
  const rects = rows.flatMap(({ segments }) => segments[column]?.rect ?? []);
  return { left: median(rects.map(({ left }) => left)), right: median(rects.map(({ right }) => right)) };
}

const isUnder = (rect: Rect, place: Reach | undefined): boolean =>
  place !== undefined && rect.left < place.right && rect.right > place.left;
