import type { Extraction } from '@ocr/extraction';

/** Characters of a file that are indexed for the search; of longer tables, the beginning. */
const MAX_WORDS = 20_000;
/** Pieces overlap by as much as a search may be long, so that each text is whole in one of them. */
const PIECE = 1000;
const STEP = 800;

/** The search terms of a file in addition to its name: its values, normalised and as printed. */
export function* textsOf({ fields, tables }: Extraction): Generator<string> {
  for (const { value, text } of fields) yield* [value ?? '', text ?? ''];
  for (const { rows } of tables)
    for (const { cells } of rows) for (const { value, text } of cells) yield* [value ?? '', text ?? ''];
}

/** The words in the form in which they are compared, each once, in pieces; amounts also without their thousands separators. */
export function toPieces(words: Iterable<string>): string[] {
  const known = new Set<string>();
  let length = 0;
  for (const word of formsOf(words)) {
    if (word === '' || known.has(word)) continue;
    known.add(word);
    length += word.length + 1;
    if (length >= MAX_WORDS) break;
  }
  const letters = Array.from([...known].join('\n').slice(0, MAX_WORDS).toWellFormed());
  const count = Math.max(letters.length === 0 ? 0 : 1, Math.ceil((letters.length - (PIECE - STEP)) / STEP));
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * STEP, index * STEP + PIECE).join(''),
  );
}

function* formsOf(words: Iterable<string>): Generator<string> {
  for (const word of words) {
    const folded = foldWords(word).trim();
    yield folded;
    yield folded.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  }
}

/** Lower case, with full and half width alike and one space for any number of them. */
export function foldWords(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Whether the index of words can find a text: three letters in a row, or one that is not ASCII. */
export function canFindWords(folded: string): boolean {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  return folded.length >= 3 || /[^\u0000-\u007f]/.test(folded);
}
