import type { FileCheck } from '@ocr/contract';

/** Who has to check a file or request next. */
export type NextCheck = FileCheck['state'];

/** The state of a request's checks. People are given as user ids. */
export interface CheckState {
  readonly isChecked: boolean;
  readonly firstBy: string | null;
  readonly differedBy: string | null;
}

/** How many users a tenant needs for a third check by a person who has not checked yet. */
const THREE = 3;

/**
 * Who has to check a file next. The first two checks cover all files of the request; the third only those that the second person changed.
 * @param differs whether the second person's result for the file differs from the first's and is not resolved yet
 */
export function nextCheckOfFile({ isChecked, firstBy, differedBy }: CheckState, differs: boolean): NextCheck {
  if (isChecked) return 'done';
  if (firstBy === null) return 'first';
  if (differedBy === null) return 'second';
  return differs ? 'third' : 'done';
}

/** Who has to check a request next: the latest check that any of its files needs. */
export function nextCheckOfRequest(files: readonly NextCheck[]): NextCheck {
  return (['third', 'second', 'first'] as const).find((check) => files.includes(check)) ?? 'done';
}

/**
 * Whether a user may do a check. The second is not for the first person. The third is not for the person who changed values, nor for the
 * first person if there are other users.
 * @param people how many users the tenant has; needed only for a third check
 */
export function isAllowedToCheck(
  { firstBy, differedBy }: CheckState,
  next: NextCheck,
  { userId, people }: { readonly userId: string; readonly people: number },
): boolean {
  if (next === 'done') return false;
  if (next === 'first') return true;
  if (next === 'second') return firstBy !== userId;
  return differedBy !== userId && (firstBy !== userId || people < THREE);
}
