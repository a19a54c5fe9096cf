import { groundAll, groundQuote } from '../ground.ts';
import type { Evidence } from '../ground.ts';
import { fold } from '../text/fold.ts';
import type { Page } from '../types.ts';

type Quotes = readonly (string | null)[];

/** Places looked at for one cell; a quotation found in more places is no evidence by itself. */
const MAX_PLACES = 400;

/**
 * The places of table rows that a model quoted. The longest cell of a row is the most specific: it says where the row is: the
 * first such place below the row before. Its other cells are those that are nearest to that, so that a "2" is the
 * quantity of its own row and not the first 2 of the document.
 */
export function groundRows(
  rows: readonly Quotes[],
  { pages }: { readonly pages: readonly Page[] },
): (Evidence | undefined)[][] {
  const known = new Map<string, readonly Evidence[]>();
  const placesOf = (quote: string): readonly Evidence[] => {
    const key = fold(quote);
    const places = known.get(key) ?? placesIn(pages, quote);
    known.set(key, places);
    return places;
  };
  let last: Evidence | undefined;
  return rows.map((row) => {
    const anchor = anchorOf(row, placesOf, last);
    last = anchor ?? last;
    return row.map((quote) => {
      const places = quote === null ? [] : placesOf(quote);
      return anchor ? nearest(places, anchor) : places[0];
    });
  });
}

function placesIn(pages: readonly Page[], quote: string): readonly Evidence[] {
  const places = groundAll(pages, quote, MAX_PLACES);
  if (places.length > 0) return places;
  const across = groundQuote(pages, quote);
  return across ? [across] : [];
}

/** Where the row is: its longest quotation that is in the document, the first time after the row before. */
function anchorOf(
  row: Quotes,
  placesOf: (quote: string) => readonly Evidence[],
  last: Evidence | undefined,
): Evidence | undefined {
  const quotes = row.filter((quote) => quote !== null).toSorted((a, b) => fold(b).length - fold(a).length);
  for (const quote of quotes) {
    const places = placesOf(quote);
    const next = last === undefined ? undefined : places.find((place) => isBelow(place, last));
    if (places.length > 0) return next ?? places[0];
  }
  return undefined;
}

const middle = ({ box }: Evidence): number => box.y + box.height / 2;

function isBelow(place: Evidence, last: Evidence): boolean {
  return place.page > last.page || (place.page === last.page && middle(place) > last.box.y + last.box.height);
}

function nearest(places: readonly Evidence[], anchor: Evidence): Evidence | undefined {
  const distance = (place: Evidence): number =>
    place.page === anchor.page
      ? Math.abs(middle(place) - middle(anchor))
      : 10 * Math.abs(place.page - anchor.page);
  let best = places[0];
  for (const place of places) if (best && distance(place) < distance(best)) best = place;
  return best;
}
