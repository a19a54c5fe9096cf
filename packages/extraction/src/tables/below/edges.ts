import { rectOfRange } from '../../layout/layout.ts';
import { middleX, unite } from '../../layout/geometry.ts';
import type { Rect } from '../../layout/geometry.ts';
import type { PageLayout } from '../../layout/layout.ts';
import type { TextRange } from '../../fields/candidate.ts';

/** How far apart edges that a printer sets at one place may be, in line heights: as printed, and on a picture, which is never quite straight. */
const SAME_EDGE = 0.12;
const SAME_EDGE_ON_PICTURE = 0.5;

/** Where a cell begins, ends and has its middle. */
const EDGES: readonly ((rect: Rect) => number)[] = [({ left }) => left, ({ right }) => right, middleX];

/** The least and the greatest place of each edge of a column's cells so far. */
interface Reach {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly cells: number;
}

/** How the cells of each column of a table are aligned: at the left, at the right or around a middle. */
export class ColumnEdges {
  readonly #columns = new Map<number, Reach>();
  readonly #tolerance: number;

  constructor({ page, lineHeight }: PageLayout) {
    this.#tolerance = (page.source === 'text' ? SAME_EDGE : SAME_EDGE_ON_PICTURE) * lineHeight;
  }

  /** Takes the cells of an item. */
  add(cells: readonly (readonly TextRange[])[]): void {
    cells.forEach((ranges, column) => {
      const places = placesOf(ranges);
      if (places === undefined) return;
      const { from, to, cells: count } = this.#columns.get(column) ?? { from: places, to: places, cells: 0 };
      this.#columns.set(column, {
        from: places.map((place, edge) => Math.min(place, from[edge] ?? place)),
        to: places.map((place, edge) => Math.max(place, to[edge] ?? place)),
        cells: count + 1,
      });
    });
  }

  /**
   * Whether none of these columns' cells is set like the items above it, where these are set alike: it belongs to something else that
   * is printed below. A column of a single item says nothing yet.
   */
  isElsewhere(cells: readonly (readonly TextRange[])[], columns: readonly number[]): boolean {
    const fits = columns.flatMap((column) => this.#fits(column, cells[column] ?? []) ?? []);
    return fits.length > 0 && !fits.includes(true);
  }

  /** Undefined where the column's cells have no common edge, or the row has no cell there. */
  #fits(column: number, ranges: readonly TextRange[]): boolean | undefined {
    const places = placesOf(ranges);
    const reach = this.#columns.get(column);
    if (places === undefined || reach === undefined || reach.cells < 2) return undefined;
    const common = EDGES.keys().filter(
      (edge) => (reach.to[edge] ?? 0) - (reach.from[edge] ?? 0) <= this.#tolerance,
    );
    const shared = [...common].map((edge) => {
      const middle = ((reach.from[edge] ?? 0) + (reach.to[edge] ?? 0)) / 2;
      return Math.abs((places[edge] ?? 0) - middle) <= this.#tolerance;
    });
    return shared.length === 0 ? undefined : shared.includes(true);
  }
}

function placesOf(ranges: readonly TextRange[]): readonly number[] | undefined {
  if (ranges.length === 0) return undefined;
  const rect = unite(ranges.map(({ segment, from, to }) => rectOfRange(segment, from, to)));
  return EDGES.map((edge) => edge(rect));
}
