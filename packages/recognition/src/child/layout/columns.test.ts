import { expect, test } from 'vitest';
import type { RawWord } from '../geometry.ts';
import { groupLines } from './lines.ts';

const texts = (words: readonly RawWord[]) =>
  groupLines(words).map((line) => line.map((word) => word.text).join(' '));

/** A word of 10 units a letter, 20 high, its line 30 apart. */
function word(text: string, left: number, row: number): RawWord {
  return {
    text,
    confidence: 90,
    rect: { left, right: left + text.length * 10, top: row * 30, bottom: row * 30 + 20 },
  };
}

const filler = (name: string, row: number) => `${name}-${row}-abcdefghijklmnopqrst`;

test('columns of text are read one after the other, the title before them and the footer behind', () => {
  const rows = [1, 2, 3, 4, 5, 6];
  const words = [
    word('A title that runs over both of the columns here', 20, 0),
    ...rows.flatMap((row) => [word(filler('left', row), 0, row), word(filler('right', row), 320, row)]),
    word('A footer that runs over both of the columns too', 20, 7),
  ];
  expect(texts(words)).toEqual([
    'A title that runs over both of the columns here',
    ...rows.map((row) => filler('left', row)),
    ...rows.map((row) => filler('right', row)),
    'A footer that runs over both of the columns too',
  ]);
});

test('a table is read row by row', () => {
  const words = [0, 1, 2, 3, 4, 5, 6].flatMap((row) => [
    word(`Item number ${row} of the list`.replaceAll(' ', '_'), 0, row),
    word(`${row}`, 320, row),
    word(`${row}.00`, 480, row),
  ]);
  expect(texts(words)[3]).toBe('Item_number_3_of_the_list 3 3.00');
});

test('words a little higher or lower belong to the same line', () => {
  const slanted = ['one', 'two', 'three', 'four'].map((text, index) => {
    const at = word(text, index * 100, 0);
    return { ...at, rect: { ...at.rect, top: at.rect.top + index * 4, bottom: at.rect.bottom + index * 4 } };
  });
  expect(texts([...slanted, word('below', 0, 2)])).toEqual(['one two three four', 'below']);
});

test('lines that run down are read from right to left', () => {
  const down = (text: string, left: number) =>
    Array.from(text, (character, index) => ({
      text: character,
      confidence: 90,
      vertical: true,
      rect: { left, right: left + 20, top: index * 22, bottom: index * 22 + 20 },
    }));
  expect(texts([...down('二番目', 0), ...down('一番目', 60)])).toEqual(['一 番 目', '二 番 目']);
});
