/** The place of one value in a file's results; `row` counts the rows as they are now, from 0. */
export type ValuePath =
  | { readonly field: string }
  | { readonly table: string; readonly row: number; readonly column: string };

/** What a file's results contain: the names against which a path is read. */
export interface KnownValues {
  readonly fields: readonly { readonly name: string }[];
  readonly tables: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly rows: { readonly length: number };
  }[];
}

/**
 * Reads `fields.Total` or `tables.Items[2].Price` (rows from 0) against the names that are there, the longest first,
 * so that names with dots and brackets work as they are. Names may also be JSON texts:
 * `fields["Total"]`, `tables["Items"][2]["Price"]`. Undefined where there is no such value.
 */
export function parsePath(text: string, known: KnownValues): ValuePath | undefined {
  return text.startsWith('fields') ? parseField(text.slice(6), known) : parseCell(text, known);
}

function parseField(rest: string, { fields }: KnownValues): ValuePath | undefined {
  const field = fields.find(({ name }) => rest === `.${name}` || rest === `[${JSON.stringify(name)}]`);
  return field && { field: field.name };
}

function parseCell(text: string, { tables }: KnownValues): ValuePath | undefined {
  if (!text.startsWith('tables')) return undefined;
  const rest = text.slice(6);
  for (const table of tables.toSorted((a, b) => b.name.length - a.name.length)) {
    const start = [`.${table.name}[`, `[${JSON.stringify(table.name)}][`].find((form) =>
      rest.startsWith(form),
    );
    const match = start === undefined ? null : /^(0|[1-9]\d{0,6})\](.+)$/su.exec(rest.slice(start.length));
    if (match === null) continue;
    const row = Number(match[1]);
    const column = table.columns.find(
      (name) => match[2] === `.${name}` || match[2] === `[${JSON.stringify(name)}]`,
    );
    if (column !== undefined && row < table.rows.length) return { table: table.name, row, column };
  }
  return undefined;
}

/** A value by its field, or by its column and the row's lasting key: its number as it was read, or the id of an added one. */
export type PermanentPath =
  | { readonly field: string }
  | { readonly table: string; readonly row: number | string; readonly column: string };

/** One spelling for each place, by which corrections are stored. */
export function pathKey(path: PermanentPath): string {
  return JSON.stringify(
    'field' in path ? ['fields', path.field] : ['tables', path.table, path.row, path.column],
  );
}

/** What a key of `pathKey` names. The key of a whole table's rows has neither row nor column. */
export interface NamedPlace {
  readonly field?: string;
  readonly table?: string;
  readonly row?: number | string | undefined;
  readonly column?: string | undefined;
}

/** Reads a key that `pathKey` made, or `["tables", name]` for the rows of a table. */
export function parsePathKey(key: string): NamedPlace {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- made by `pathKey`
  const parts = JSON.parse(key) as ['fields', string] | ['tables', string, (number | string)?, string?];
  return parts[0] === 'fields' ? { field: parts[1] } : { table: parts[1], row: parts[2], column: parts[3] };
}
