// What has no place in Shift_JIS, as Japanese printers show a letter that they lack.
const MISSING = '〓';
let table: ReadonlyMap<string, readonly number[]> | undefined;

/** Text as Windows' Shift_JIS, which accounting programs read. The table is the decoder's of the Encoding Standard, turned round. */
export function encodeShiftJis(text: string): Buffer {
  table ??= makeTable();
  const missing = table.get(MISSING) ?? [];
  const bytes: number[] = [];
  for (const letter of text) bytes.push(...(table.get(letter) ?? missing));
  return Buffer.from(bytes);
}

function makeTable(): Map<string, readonly number[]> {
  const decoder = new TextDecoder('shift_jis');
  const found = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]): void => {
    const text = decoder.decode(Uint8Array.from(bytes));
    // Some letters have two places: the first is the standard's.
    if (Array.from(text).length === 1 && text !== '\uFFFD' && !found.has(text)) found.set(text, bytes);
  };
  for (let byte = 0; byte < 0x100; byte += 1) add([byte]);
  for (let lead = 0x81; lead <= 0xfc; lead += 1) {
    for (let trail = 0x40; trail <= 0xfc; trail += 1) add([lead, trail]);
  }
  return found;
}
