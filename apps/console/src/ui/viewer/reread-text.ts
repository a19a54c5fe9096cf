import type { PlaceReading } from '@ocr/contract';

/**
 * The text that a place takes after a reread; undefined if its text does not change. Words that were read before are replaced only if the
 * readings agree and are about as long: a line that the reread missed must not shorten a value.
 */
export function textAfterReread(words: string, { text, agreed }: PlaceReading): string | undefined {
  if (text === null) return undefined;
  if (words === '') return text;
  const [before, now] = [plain(words), plain(text)];
  const isAsLong = Math.abs(before.length - now.length) <= Math.max(2, before.length * 0.25);
  return agreed && before !== now && isAsLong ? text : undefined;
}

/** Gaps and widths of letters are no difference. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, '');
