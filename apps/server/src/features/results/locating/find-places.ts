import { findPrintedOnce, type Box, type Page, type PrintedPlace } from '@ocr/extraction';
import type { StoredDefinition } from '#platform/database/schema.ts';
import type { ReadPlace } from './read-places.store.ts';

/** A typed value of a field, and its reading. */
export interface TypedValue {
  readonly field: StoredDefinition['fields'][number];
  readonly value: string;
  readonly read: ReadPlace;
}

/** The places of typed values on a document's pages, for a thread. */
export interface LocateJob {
  readonly kind: 'locate';
  /** The pages as they are stored, in JSON. */
  readonly pages: readonly string[];
  readonly typed: readonly TypedValue[];
}

/** Where each value is printed, if that is exactly one place and not where the field was read. Time grows with the pages. */
export function findPlaces({ pages: stored, typed }: LocateJob): (PrintedPlace | null)[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what the reading stored
  const pages = stored.map((json) => JSON.parse(json) as Page);
  return typed.map(({ field, value, read }) => {
    const place = findPrintedOnce(pages, field, value);
    return place === undefined || isReadThere(place, read) ? null : place;
  });
}

/** Whether the centre of the place is where the field was read. */
function isReadThere({ page, box }: PrintedPlace, read: ReadPlace): boolean {
  return read.page === page && read.box !== null && contains(read.box, box);
}

function contains(outer: Box, inner: Box): boolean {
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
}
