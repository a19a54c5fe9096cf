import { trimText } from '../fields/candidate.ts';
import { fold, foldWithMap } from '../text/fold.ts';
import type { FoundValue } from '../types.ts';
import { edits } from '../text/distance.ts';

/** So many letters of what was printed behind a value are enough to know it again. */
const ENOUGH = 3;
/** Share of letters that may be misread. */
const MAX_EDITS = 0.34;

/**
 * Where what is remembered as printed behind a value (`after`, folded) begins in a text: to the letter; where the text was read from a picture also
 * misread, or as a title of one or two letters set apart by a space ("様" read as "横").
 */
export function findTail(text: string, after: string, isPicture: boolean): number | undefined {
  if (after === '') return undefined;
  const folded = foldWithMap(text);
  const exact = folded.text.lastIndexOf(after.slice(0, ENOUGH));
  if (exact > 0) return folded.at[exact];
  if (!isPicture) return undefined;
  if (after.length >= ENOUGH) {
    const from = folded.text.length - after.length;
    return edits(folded.text.slice(from), after) <= MAX_EDITS * after.length ? folded.at[from] : undefined;
  }
  const last = text.trimEnd().lastIndexOf(' ') + 1;
  const title = last > 0 ? fold(text.slice(last)) : '';
  return title.length === after.length && edits(title, after) < 2 ? last : undefined;
}

/** A value without what is remembered as printed behind it, where it ends with that. Titles the rules have cut off already. */
export function withoutTail(found: FoundValue, after: string, isPicture: boolean): FoundValue {
  const text = found.text ?? found.value ?? '';
  const at = after.length < ENOUGH ? undefined : findTail(text, after, isPicture);
  const isEnd = at !== undefined && fold(text.slice(at)).length <= after.length + 1;
  const cut = isEnd ? trimText(text.slice(0, at)) : null;
  if (!cut) return found;
  const value = text.slice(cut.from, cut.to);
  return { ...found, value, text: value };
}
