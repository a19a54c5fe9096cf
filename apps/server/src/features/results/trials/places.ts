import type { StoredDefinition } from '#platform/database/schema.ts';

/** Two definitions that are compared: a template and its draft, or two versions of it. */
export interface Both {
  readonly from: StoredDefinition;
  readonly to: StoredDefinition;
}

/** A field, or a column of a table, and which of the two definitions asks for it. */
export interface Place {
  readonly name: string;
  readonly table: string | null;
  readonly wasAsked: boolean;
  readonly isAsked: boolean;
}

/** Whatever one of two definitions asks for: in the second's order, and then what the second leaves out. */
export function placesOf({ from, to }: Both): Place[] {
  const [old, asked] = [namesOf(from), namesOf(to)];
  const key = ({ name, table }: Named): string => JSON.stringify([table, name]);
  const [oldKeys, askedKeys] = [new Set(old.map(key)), new Set(asked.map(key))];
  return [...asked, ...old.filter((one) => !askedKeys.has(key(one)))].map((one) => ({
    ...one,
    wasAsked: oldKeys.has(key(one)),
    isAsked: askedKeys.has(key(one)),
  }));
}

type Named = Pick<Place, 'name' | 'table'>;

function namesOf({ fields, tables }: StoredDefinition): Named[] {
  return [
    ...fields.map(({ name }) => ({ name, table: null })),
    ...tables.flatMap(({ name: table, columns }) => columns.map(({ name }) => ({ name, table }))),
  ];
}
