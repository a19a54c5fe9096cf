import type { FieldFormat, TemplateInput } from '@ocr/contract';

export interface Named {
  readonly name: string;
  readonly description: string;
  readonly format?: FieldFormat | undefined;
}
/** An instruction in words, as far as it may differ from the other. */
export type DescribeItem = (item: Named, other: Named) => string;
/** How a list of named things changed. */
export interface ListChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** What stayed under its name, with its instructions. */
  readonly changed: readonly { readonly name: string; readonly before: string; readonly after: string }[];
  /** What stayed is in another order. */
  readonly isMoved: boolean;
}
export interface TemplateComparison {
  readonly renamed: { readonly before: string; readonly after: string } | undefined;
  readonly isGeneralChanged: boolean;
  readonly fields: ListChange;
  readonly tables: ListChange;
}

/** What a save would change, in the words of the template itself. */
export function compareTemplates(
  before: Omit<TemplateInput, 'id'>,
  after: Omit<TemplateInput, 'id'>,
  describe?: DescribeItem,
): TemplateComparison {
  return {
    renamed: before.name === after.name ? undefined : { before: before.name, after: after.name },
    isGeneralChanged: before.category !== after.category || before.description !== after.description,
    fields: compareLists(before.fields, after.fields, describe),
    tables: compareLists(before.tables, after.tables, describe),
  };
}

/** How a list of named things changed: fields, tables, or the columns of a table. */
export function compareLists<Item extends Named>(
  before: readonly Item[],
  after: readonly Item[],
  describe: DescribeItem = ({ description }) => description,
): ListChange {
  const old = new Map(before.map((item) => [item.name, item]));
  const names = new Set(after.map(({ name }) => name));
  const kept = after.filter(({ name }) => old.has(name));
  const order = before.filter(({ name }) => names.has(name));
  return {
    added: after.filter(({ name }) => !old.has(name)).map(({ name }) => name),
    removed: before.filter(({ name }) => !names.has(name)).map(({ name }) => name),
    changed: kept.flatMap((item) => {
      const known = old.get(item.name);
      if (known === undefined || JSON.stringify(known) === JSON.stringify(item)) return [];
      return [{ name: item.name, before: describe(known, item), after: describe(item, known) }];
    }),
    isMoved: kept.some(({ name }, index) => order[index]?.name !== name),
  };
}
