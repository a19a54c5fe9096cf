import type { StoredDefinition } from '#platform/database/schema.ts';

/** A field, or a column of a table, of a template or of its draft. */
export interface Place {
  readonly name: string;
  readonly table: string | null;
  readonly isPublished: boolean;
  readonly isDrafted: boolean;
}

interface Both {
  readonly published: StoredDefinition;
  readonly draft: StoredDefinition;
}

/** Whatever a template or its draft asks for: in the draft's order, and then what the draft leaves out. */
export function placesOf({ published, draft }: Both): Place[] {
  const [old, asked] = [namesOf(published), namesOf(draft)];
  const key = ({ name, table }: Named): string => JSON.stringify([table, name]);
  const [oldKeys, askedKeys] = [new Set(old.map(key)), new Set(asked.map(key))];
  return [...asked, ...old.filter((one) => !askedKeys.has(key(one)))].map((one) => ({
    ...one,
    isPublished: oldKeys.has(key(one)),
    isDrafted: askedKeys.has(key(one)),
  }));
}

type Named = Pick<Place, 'name' | 'table'>;

function namesOf({ fields, tables }: StoredDefinition): Named[] {
  return [
    ...fields.map(({ name }) => ({ name, table: null })),
    ...tables.flatMap(({ name: table, columns }) => columns.map(({ name }) => ({ name, table }))),
  ];
}
