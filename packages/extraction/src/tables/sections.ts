import { heightOf } from '../layout/geometry.ts';
import { fold } from '../text/fold.ts';
import type { Header } from './header.ts';

/** Share of a table's name that a section's title must print. */
const NAMED = 0.7;
/** Line heights between a title and the header below it. */
const MAX_GAP = 3;

/**
 * Of the headers that a page repeats for several sections, those whose title is the table's name: "Deposits and other credits" of
 * "Withdrawals and debits". All of them where no title, or every title, names the table.
 */
export function headersOfSection(headers: readonly Header[], name: string): readonly Header[] {
  if (headers.length < 2) return headers;
  const asked = fold(name.replace(/_/g, ' '));
  const titles = headers.map(titleAbove);
  const named = headers.filter((_, index) => shareOf(asked, titles[index] ?? '') >= NAMED);
  return named.length > 0 && new Set(titles).size > 1 ? named : headers;
}

/** The folded text of the line right above a header, where it is a title and no row of figures. */
function titleAbove({ layout, top }: Header): string | undefined {
  const [above, head] = [layout.rows[top - 1], layout.rows[top]];
  if (!above || !head || above.segments.length > 2) return undefined;
  if (head.rect.top - above.rect.bottom > MAX_GAP * heightOf(head.rect)) return undefined;
  return above.segments[0]?.folded.text;
}

/** The share of a text's pairs of letters that another one has. */
function shareOf(text: string, other: string): number {
  if (text.length < 2) return 0;
  const pairs = Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
  return pairs.filter((pair) => other.includes(pair)).length / pairs.length;
}
