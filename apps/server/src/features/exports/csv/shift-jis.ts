// The substitute for characters that Shift_JIS lacks, as Japanese printers show it.
const MISSING = '〓';
/** The same signs under other numbers: Unicode's own choice, which Japanese sources use, and Windows'. */
const SAME_SIGN: ReadonlyMap<string, string> = new Map([
  ['\u301c', '\uff5e'],
  ['\u2212', '\uff0d'],
  ['\u2016', '\u2225'],
  ['\u2014', '\u2015'],
  ['\u00a5', '\uffe5'],
  ['\u00a2', '\uffe0'],
  ['\u00a3', '\uffe1'],
  ['\u00ac', '\uffe2'],
  ['\u00a6', '\uffe4'],
  ['\u00a0', ' '],
]);
let table: ReadonlyMap<string, readonly number[]> | undefined;

/**
 * Text as Windows' Shift_JIS (CP932), which accounting programs read. The table is the decoder's of the Encoding Standard, turned round. `missing` are the
 * characters that have no place in it, each once, in the order of the text: 〓 takes theirs.
 */
export function encodeShiftJis(text: string): {
  readonly bytes: Buffer;
  readonly missing: readonly string[];
} {
  table ??= makeTable();
  const instead = table.get(MISSING) ?? [];
  const missing = new Set<string>();
  const bytes: number[] = [];
  for (const letter of text) {
    const found = table.get(SAME_SIGN.get(letter) ?? letter);
    if (found === undefined) missing.add(letter);
    bytes.push(...(found ?? instead));
  }
  return { bytes: Buffer.from(bytes), missing: [...missing] };
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
    // NEC's copies of IBM's letters: Windows reads them, and writes IBM's.
    if (lead === 0xed || lead === 0xee) continue;
    for (let trail = 0x40; trail <= 0xfc; trail += 1) add([lead, trail]);
  }
  return found;
}
