import type { Template, TemplateInput } from '@ocr/contract';
import { limits } from '@ocr/contract/limits';
import {
  emptyFormat,
  toDraftFormat,
  toFormat,
  type DraftFormat,
} from '#features/templates/format/field-format.ts';
import { move } from '#lib/lists/reorder.ts';

/** A field or column being edited. Its key stays the same when its name or place changes. */
export interface DraftInstruction {
  readonly key: string;
  readonly name: string;
  readonly description: string;
}
export interface DraftField extends DraftInstruction {
  readonly format: DraftFormat;
}
export interface DraftTable extends DraftInstruction {
  readonly columns: readonly DraftInstruction[];
}
export interface Draft {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly fields: readonly DraftField[];
  readonly tables: readonly DraftTable[];
}

let counter = 0;
/** A key that no item has yet. */
export const newKey = (): string => {
  counter += 1;
  return `k${counter}`;
};

const empty = { name: '', description: '' };
const newInstruction = (): DraftInstruction => ({ ...empty, key: newKey() });
const newField = (): DraftField => ({ ...newInstruction(), format: emptyFormat });
const newTable = (): DraftTable => ({ ...empty, key: newKey(), columns: [newInstruction()] });

/** Something ready to be added; a table with its columns. */
export interface NewItem {
  /** Where it has to be found again. */
  readonly key?: string;
  readonly name: string;
  readonly description: string;
  readonly columns?: readonly NewItem[];
  readonly format?: DraftFormat;
}
const withKey = (item: NewItem): NewItem & { key: string } => ({ ...item, key: item.key ?? newKey() });
const keyed = <Item extends object>(item: Item): Item & { key: string } => ({ ...item, key: newKey() });
/** A new template: one field without a name, no table. */
export const emptyDraft = (): Draft => ({
  name: '',
  category: '',
  description: '',
  fields: [newField()],
  tables: [],
});

/** A template as a draft. */
export function toDraft({ name, category, description, fields, tables }: Template): Draft {
  return {
    name,
    category,
    description,
    fields: fields.map((field) => ({ ...keyed(field), format: toDraftFormat(field.format) })),
    tables: tables.map((table) => ({ ...keyed(table), columns: table.columns.map(keyed) })),
  };
}

const plain = ({ name, description }: Omit<DraftInstruction, 'key'>) => ({
  name: name.trim(),
  description: description.trim(),
});

const plainField = (field: Omit<DraftField, 'key'>) => {
  const format = toFormat(field.format);
  return { ...plain(field), ...(format && { format }) };
};

/** Whether anything was written into a field, a column or a table's own lines. */
export const isFilledIn = (item: DraftInstruction): boolean =>
  item.name.trim() !== '' || item.description.trim() !== '';
/** Whether a table or one of its columns says anything. */
export const isTableFilledIn = (table: DraftTable): boolean =>
  isFilledIn(table) || table.columns.some(isFilledIn);

/** A draft in the form that is sent. Empty rows are left out. */
export function toInput(draft: Draft): TemplateInput {
  return {
    name: draft.name.trim(),
    category: draft.category.trim(),
    description: draft.description.trim(),
    fields: draft.fields.filter(isFilledIn).map(plainField),
    tables: draft.tables
      .filter(isTableFilledIn)
      .map((table) => ({ ...plain(table), columns: table.columns.filter(isFilledIn).map(plain) })),
  };
}

/** Which list of a draft: its fields, its tables, or the columns of one table (by key). */
export type ListName = 'fields' | 'tables' | { readonly columnsOf: string };
export type Action =
  | { readonly type: 'general'; readonly change: Partial<Pick<Draft, 'name' | 'category' | 'description'>> }
  | {
      readonly type: 'change';
      readonly list: ListName;
      readonly key: string;
      readonly change: Partial<Pick<DraftInstruction, 'name' | 'description'>>;
    }
  | { readonly type: 'format'; readonly key: string; readonly change: Partial<DraftFormat> }
  | { readonly type: 'add'; readonly list: ListName; readonly item?: NewItem }
  | { readonly type: 'remove'; readonly list: ListName; readonly key: string }
  | { readonly type: 'duplicate'; readonly list: ListName; readonly key: string; readonly name: string }
  | { readonly type: 'move'; readonly list: ListName; readonly key: string; readonly by: number }
  | { readonly type: 'replace'; readonly draft: Draft };

/** The most entries that a list may have. */
export function maxOf(list: ListName): number {
  if (list === 'fields') return limits.templateFields;
  return list === 'tables' ? limits.templateTables : limits.templateColumns;
}

/** The draft after one change by hand. */
export function reduceDraft(draft: Draft, action: Action): Draft {
  if (action.type === 'replace') return action.draft;
  if (action.type === 'general') return { ...draft, ...action.change };
  if (action.type === 'format') return { ...draft, fields: withFormat(draft.fields, action) };
  const { list } = action;
  if (list === 'fields') return { ...draft, fields: reduceList(draft.fields, action, newField) };
  if (list === 'tables') return { ...draft, tables: reduceList(draft.tables, action, newTable) };
  return {
    ...draft,
    tables: draft.tables.map((table) =>
      table.key === list.columnsOf
        ? { ...table, columns: reduceList(table.columns, action, newInstruction) }
        : table,
    ),
  };
}

function withFormat(
  fields: readonly DraftField[],
  { key, change }: Extract<Action, { type: 'format' }>,
): DraftField[] {
  return fields.map((field) =>
    field.key === key ? { ...field, format: { ...field.format, ...change } } : field,
  );
}

function reduceList<Item extends DraftInstruction>(
  items: readonly Item[],
  action: Exclude<Action, { type: 'general' | 'replace' | 'format' }>,
  create: () => Item,
): readonly Item[] {
  const most = maxOf(action.list);
  if (action.type === 'add') {
    if (action.item !== undefined) return addItem(items, { ...create(), ...action.item }, most);
    return items.length < most ? [...items, create()] : items;
  }
  const at = items.findIndex(({ key }) => key === action.key);
  const item = items[at];
  if (item === undefined) return items;
  if (action.type === 'change') {
    return items.map((known) => (known === item ? { ...known, ...action.change } : known));
  }
  if (action.type === 'remove') return items.filter((known) => known !== item);
  if (action.type === 'move') return move(items, at, at + action.by);
  return items.length < most ? items.toSpliced(at + 1, 0, copyOf(item, action.name)) : items;
}

/** Puts a ready item where an empty one waits, or at the end. */
function addItem<Item extends DraftInstruction>(
  items: readonly Item[],
  { columns, ...item }: NewItem & { readonly key: string },
  most: number,
): readonly Item[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- an item of the list that it is added to: only tables come with columns
  const added = { ...item, ...(columns ? { columns: columns.map(withKey) } : {}) } as unknown as Item;
  const waiting = items.findIndex((known) => !isTableFilledIn({ columns: [], ...known }));
  if (waiting >= 0) return items.with(waiting, added);
  return items.length < most ? [...items, added] : items;
}

const hasColumns = (item: DraftInstruction): item is DraftTable => 'columns' in item;

/** A copy with keys of its own, also for its columns. */
function copyOf<Item extends DraftInstruction>(item: Item, name: string): Item {
  const columns = hasColumns(item) ? item.columns : undefined;
  return {
    ...item,
    key: newKey(),
    name,
    ...(columns === undefined ? {} : { columns: columns.map((column) => ({ ...column, key: newKey() })) }),
  };
}
