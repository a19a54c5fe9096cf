import { viewDocument } from '../document.ts';
import { groundAll } from '../ground.ts';
import { understand } from '../instruction/understand.ts';
import { toBox, unite } from '../layout/geometry.ts';
import { boxOfRange } from '../layout/layout.ts';
import type { Box, FieldInstruction, Page } from '../types.ts';
import type { TextRange } from '../fields/candidate.ts';
import { findTyped } from './places.ts';

/** A place on a page; the box in the units of the page. */
export interface PrintedPlace {
  readonly page: number;
  readonly box: Box;
}

/**
 * Where a value that a person typed for a field is printed, by the same rule by which it teaches its place; undefined where it is printed
 * nowhere, in several places, or over several lines only. Takes as long as the pages are.
 */
export function findPrintedOnce(
  pages: readonly Page[],
  field: FieldInstruction,
  value: string,
): PrintedPlace | undefined {
  const [found, ...others] = findTyped(value, understand(field).kind, viewDocument(pages));
  const first = found?.ranges[0];
  if (found === undefined || first === undefined || others.length > 0 || isPart(first)) return undefined;
  // A line that has it twice counts once there.
  if (groundAll(pages, value, 2).length > 1) return undefined;
  const { page } = first.segment.layout;
  const rect = unite(found.ranges.map(({ segment, from, to }) => boxOfRange(segment, from, to)));
  return { page: page.number, box: toBox(rect, page) };
}

/** Whether the range is only a part of a longer number or code: 812 in 1,812.00. */
function isPart({ segment: { text }, from, to }: TextRange): boolean {
  return /[\dA-Za-z][.,:/-]?$/.test(text.slice(0, from)) || /^[.,:/-]?[\dA-Za-z]/.test(text.slice(to));
}
