import type { FileCheck } from '@ocr/contract';

/** Whose look comes next, at a file or a request. */
export type Awaited = FileCheck['state'];

/** How far the looks at a request are. The people are users' ids. */
export interface Looks {
  readonly isChecked: boolean;
  readonly firstBy: string | null;
  readonly differedBy: string | null;
}

/** So many people are needed for a third look by somebody who has not looked yet. */
const THREE = 3;

/**
 * Whose look a file awaits. The first two are at all files of the request; a third is at those alone that the second person left otherwise.
 * @param differs whether the second left the file otherwise than the first, and nobody has settled it
 */
export function awaitedOfFile({ isChecked, firstBy, differedBy }: Looks, differs: boolean): Awaited {
  if (isChecked) return 'done';
  if (firstBy === null) return 'first';
  if (differedBy === null) return 'second';
  return differs ? 'third' : 'done';
}

/** Whose look a request awaits: what its files do, the latest first. */
export function awaitedOfRequest(files: readonly Awaited[]): Awaited {
  return (['third', 'second', 'first'] as const).find((awaited) => files.includes(awaited)) ?? 'done';
}

/**
 * Whether a look may be the user's: a second not of who looked first; a third not of who left values otherwise, nor of who looked first where
 * there are others.
 * @param people how many users the tenant has; asked for a third look alone
 */
export function mayLook(
  { firstBy, differedBy }: Looks,
  awaited: Awaited,
  { userId, people }: { readonly userId: string; readonly people: number },
): boolean {
  if (awaited === 'done') return false;
  if (awaited === 'first') return true;
  if (awaited === 'second') return firstBy !== userId;
  return differedBy !== userId && (firstBy !== userId || people < THREE);
}
