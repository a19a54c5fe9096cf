import { isCjk } from '../text/fold.ts';
import type { FoundTable } from './types.ts';

/** What a table's header calls its columns, one line each; empty where it has no name for one. */
export function columnNames({ cells, columnCount, headerRows }: FoundTable): string[] {
  return Array.from({ length: columnCount }, (_, column) =>
    cells
      .filter(
        (cell) => cell.row < headerRows && cell.column <= column && column < cell.column + cell.columnSpan,
      )
      .flatMap((cell) => cell.text.split('\n'))
      .reduce(joinLines, ''),
  );
}

/** Rejoins a word that was hyphenated at the end of a line; Japanese continues without a space. */
function joinLines(text: string, line: string): string {
  if (text === '') return line;
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line)) return text.slice(0, -1) + line;
  return isCjk(text.at(-1) ?? '') && isCjk(line[0] ?? '') ? text + line : `${text} ${line}`;
}
