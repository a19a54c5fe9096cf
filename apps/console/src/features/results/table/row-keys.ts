import type { RowEditKind } from '#features/results/table/row-edits.ts';
import type { LineKind } from '#features/results/table/take-words.ts';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const withAlt: Readonly<Record<string, RowEditKind>> = {
  Enter: 'add',
  Delete: 'delete',
  Backspace: 'delete',
  ArrowUp: 'moveUp',
  ArrowDown: 'moveDown',
};
/** With Alt some systems give other characters, so the key's place counts. */
const withAltByPlace: Readonly<Record<string, RowEditKind>> = { KeyS: 'split', KeyM: 'merge' };

/** What a key in a cell does to the rows of its table, or to its column. */
export function readRowKey(press: KeyPress): RowEditKind | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = press;
  if (shiftKey) return undefined;
  if (altKey) return ctrlKey || metaKey ? undefined : (withAlt[key] ?? withAltByPlace[code]);
  return (ctrlKey || metaKey) && key.toLowerCase() === 'd' ? 'fillDown' : undefined;
}

const lineByPlace: Readonly<Record<string, LineKind>> = { KeyR: 'row', KeyC: 'column' };

/** Whether a key in a cell points out its row or its column on the page. */
export function readLineKey({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): LineKind | undefined {
  return altKey && !ctrlKey && !metaKey && !shiftKey ? lineByPlace[code] : undefined;
}
