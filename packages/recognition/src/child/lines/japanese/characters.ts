let written: ReadonlySet<string> | undefined;

/** Lead and trail bytes of Shift JIS, whose two-byte characters are those of JIS X 0208. */
const LEAD_BYTES = { from: 0x81, to: 0xea };
const TRAIL_BYTES = { from: 0x40, to: 0xfc };

/** Whether all of a text is written in Japan (JIS X 0208, ASCII): the neural recogniser also knows the simplified characters of Chinese. */
export function isWrittenInJapan(text: string): boolean {
  written ??= readCharacters();
  for (const character of text) if (!written.has(character) && !/[ -~¥]/.test(character)) return false;
  return true;
}

function readCharacters(): Set<string> {
  const decoder = new TextDecoder('shift_jis');
  const found = new Set<string>();
  for (let lead = LEAD_BYTES.from; lead <= LEAD_BYTES.to; lead++)
    for (let trail = TRAIL_BYTES.from; trail <= TRAIL_BYTES.to; trail++) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1) found.add(character);
    }
  found.delete('\ufffd');
  return found;
}
