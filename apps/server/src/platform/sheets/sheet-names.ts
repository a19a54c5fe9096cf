import { cleanLine } from '@ocr/contract';

const longest = 31;

/** Names that Excel accepts: at most 31 characters, none of `[]:*?/\`, no quote at an end, not `History`, unique without regard to case. */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const plain = cut(cleaned(given), longest);
    let name = plain;
    for (let copy = 2; taken.has(fold(name)); copy += 1) {
      const suffix = ` (${copy})`;
      name = cut(plain, longest - suffix.length) + suffix;
    }
    taken.add(fold(name));
    return name;
  });
}

function cleaned(name: string): string {
  const plain = cleanLine(name)
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[' ]+|[' ]+$/g, '');
  if (plain === '') return 'Sheet';
  return fold(plain) === 'history' ? `${plain}_` : plain;
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Counted as Excel counts, in UTF-16 units, without halving a character. */
function cut(name: string, length: number): string {
  let kept = '';
  for (const character of name) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept.replace(/[' ]+$/, '');
}
