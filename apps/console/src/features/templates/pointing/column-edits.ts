import type { PageWord } from '@ocr/contract';
import { limits } from '@ocr/contract/limits';
import {
  isFilledIn,
  isTableFilledIn,
  maxOf,
  type DraftTable,
  type NewItem,
} from '#features/templates/editor/draft.ts';
import { freeName } from '#features/templates/editor/offers.ts';
import type { Outcome } from '#features/templates/pointing/field-edits.ts';
import type { FoundField } from '#features/templates/preview/preview.ts';
import type { PageShape } from '#ui/viewer/geometry.ts';
import { textOf, wordsIn, type Picked } from '#ui/viewer/words.ts';

/** The first line of what was taken: the heading, where a box was drawn around a whole column. */
export function headingOf(words: readonly PageWord[], { box }: Pick<Picked, 'box'>, page: PageShape): string {
  const taken = wordsIn(words, box);
  const top = taken.toSorted((one, other) => one.box.y - other.box.y)[0];
  if (top === undefined) return '';
  const isOfLine = (word: PageWord): boolean =>
    Math.abs(word.box.y + word.box.height / 2 - (top.box.y + top.box.height / 2)) <
    Math.min(word.box.height, top.box.height) * 0.6;
  const line = taken.filter(isOfLine).toSorted((one, other) => one.box.x - other.box.x);
  return textOf(line, page);
}

/** A column is named after its heading, because columns are found by the words of their headings. */
export function columnFor(
  heading: string,
  table: Pick<DraftTable, 'columns'> | undefined,
): Required<Pick<NewItem, 'name' | 'description'>> {
  const others = table?.columns.filter(isFilledIn) ?? [];
  return { name: freeName(heading.slice(0, limits.templateName), others), description: '' };
}

/** Whether a table cannot have another column; without a table, whether the template cannot have another table. */
export function isFullOf(table: DraftTable | undefined, tables: readonly DraftTable[]): boolean {
  if (table === undefined) return tables.length >= maxOf('tables') && tables.every(isTableFilledIn);
  return table.columns.length >= maxOf({ columnsOf: table.key }) && table.columns.every(isFilledIn);
}

/** Whether a column finds values below the heading that was pointed at, or within the box that was drawn. */
export function columnOutcome(
  cells: readonly FoundField[],
  place: Pick<Picked, 'page' | 'box'>,
): { readonly outcome: Outcome; readonly text: string } {
  const found = cells.filter(({ value }) => value !== null);
  const isBelow = ({ page, box }: FoundField): boolean =>
    box !== null &&
    page === place.page &&
    box.y + box.height > place.box.y &&
    Math.min(box.x + box.width, place.box.x + place.box.width) > Math.max(box.x, place.box.x);
  const outcome = found.length === 0 ? 'nothing' : found.some(isBelow) ? 'here' : 'elsewhere';
  return { outcome, text: found[0]?.text ?? found[0]?.value ?? '' };
}
