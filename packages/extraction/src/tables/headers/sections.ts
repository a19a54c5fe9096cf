import { heightOf } from '../../layout/geometry.ts';
import { fold } from '../../text/fold.ts';
import type { Header } from '../header.ts';

/** Share of a table's name that a section's title must print. */
const NAMED = 0.7;
/** Line heights between a title and the header below it. */
const MAX_GAP = 3;
/** Lines of a section's head: its title, and what is said of it below. */
const MAX_LINES = 2;

/**
 * Of the headers that a page repeats for several sections, those whose title is the table's name: "Deposits and other credits" of
 * "Withdrawals and debits". All of them where no title, or every title, names the table.
 */
export function headersOfSection(headers: readonly Header[], name: string): readonly Header[] {
  if (headers.length < 2) return headers;
  const asked = fold(name.replace(/_/g, ' '));
  const titles = headers.map(titlesAbove);
  const named = headers.filter((_, index) => titles[index]?.some((title) => shareOf(asked, title) >= NAMED));
  return named.length > 0 && new Set(titles.map((lines) => lines.join())).size > 1 ? named : headers;
}

/** The folded texts of the lines right above a header, where they are its title and what is said of it, and no rows of figures. */
function titlesAbove({ layout, top }: Header): string[] {
  const titles: string[] = [];
  let below = layout.rows[top];
  for (const above of layout.rows.slice(Math.max(0, top - MAX_LINES), top).toReversed()) {
    if (!below || above.segments.length > 2) break;
    if (below.rect.top - above.rect.bottom > MAX_GAP * heightOf(below.rect)) break;
    titles.push(above.segments[0]?.folded.text ?? '');
    below = above;
  }
  return titles;
}

/** The share of a text's pairs of letters that another one has. */
function shareOf(text: string, other: string): number {
  if (text.length < 2) return 0;
  const pairs = Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
  return pairs.filter((pair) => other.includes(pair)).length / pairs.length;
}
