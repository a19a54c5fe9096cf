import type { Preview } from '@ocr/contract';
import { limits } from '@ocr/contract/limits';
import type { Draft, NewItem } from '#features/templates/editor/draft.ts';
import type { PageMark } from '#features/templates/preview/marks.ts';
import { joins } from '#lib/i18n/joins.ts';

export type FoundTable = Preview['foundTables'][number];
export type FoundField = Preview['foundFields'][number];

/** Values on the sample that the template does not read yet. Keys identify the offers in the form and on the page. */
export interface Offers {
  readonly tables: readonly (FoundTable & { readonly key: string })[];
  readonly fields: readonly (FoundField & { readonly key: string })[];
}

const TABLE_OFFER = 'offer-table-';
/** Whether a key is that of a table that is offered. Its outline covers the words of the table, which are pointed at, too. */
export const isTableOffer = (key: string): boolean => key.startsWith(TABLE_OFFER);

const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
const namesOf = (items: readonly { readonly name: string }[]): Set<string> =>
  new Set(items.map(({ name }) => plain(name)));

/** The offers of a preview, without those that a draft has taken already. */
export function offersOf(preview: Preview | undefined, draft: Pick<Draft, 'fields' | 'tables'>): Offers {
  const fields = namesOf(draft.fields);
  const tables = draft.tables.map(({ columns }) => namesOf(columns));
  const isTaken = ({ columns }: FoundTable): boolean =>
    tables.some((names) => columns.every((name) => name === '' || names.has(plain(name))));
  return {
    tables: (preview?.foundTables ?? [])
      .map((table, index) => ({ ...table, key: `${TABLE_OFFER}${index}` }))
      .filter((table) => !isTaken(table)),
    fields: (preview?.foundFields ?? [])
      .map((field, index) => ({ ...field, key: `offer-field-${index}` }))
      .filter(({ name }) => !fields.has(plain(name))),
  };
}

/** Offers as outlines: tables always, a field while it is pointed at. */
export function marksOfOffers({ tables, fields }: Offers, highlighted: string | undefined): PageMark[] {
  const shown = fields.filter(({ key }) => key === highlighted);
  return [
    ...tables.map(({ key, columns, page, box }) => ({ id: key, label: joins.list(columns), page, box })),
    ...shown.map(({ key, name, value, page, box }) => ({
      id: key,
      label: joins.labelled(name, value),
      page,
      box,
    })),
  ].map((mark) => ({ ...mark, tone: 'plain' }));
}

interface Wording {
  readonly tableName: string;
  readonly columnName: (place: number) => string;
}

/** A found table as one of the template's: columns by their printed names, each name once. */
export function tableFrom(found: FoundTable, others: Draft['tables'], t: Wording): NewItem {
  const columns: { name: string; description: string }[] = [];
  for (const [index, printed] of found.columns.slice(0, limits.templateColumns).entries()) {
    const name = printed.trim().slice(0, limits.templateName) || t.columnName(index + 1);
    columns.push({ name: freeName(name, columns), description: '' });
  }
  return { name: freeName(t.tableName, others), description: '', columns };
}

/** A unique name: the given one, or with a number appended. */
export function freeName(name: string, others: readonly { readonly name: string }[]): string {
  const taken = namesOf(others);
  let free = name;
  for (let number = 2; taken.has(plain(free)); number++) free = `${name} ${number}`;
  return free;
}
