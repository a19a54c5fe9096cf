import type { RequestListItem } from '@ocr/contract';

interface Page {
  readonly items: readonly RequestListItem[];
  readonly total: number;
  readonly isTotalExact: boolean;
}
export interface ShownList {
  /** Undefined while nothing is found and more is looked for. */
  readonly rows: readonly RequestListItem[] | undefined;
  readonly total: number | undefined;
  /** Whether the total is a minimum, which is still being counted. */
  readonly hasMore: boolean;
}

/** Whether a search found only some of a page so far: then the whole page is asked for, which reads every request. */
export function isIncomplete(near: Page | undefined, size: number): boolean {
  return near?.isTotalExact === false && near.items.length < size;
}

/** What the list shows of a page that came at once, of the whole page that follows where that was incomplete, and of the exact number. */
export function shownList(
  near: Page | undefined,
  { whole, count, size }: { whole: Page | undefined; count: number | undefined; size: number },
): ShownList {
  if (near === undefined) return { rows: undefined, total: undefined, hasMore: false };
  if (near.isTotalExact) return { rows: near.items, total: near.total, hasMore: false };
  if (!isIncomplete(near, size))
    return { rows: near.items, total: count ?? near.total, hasMore: count === undefined };
  if (whole !== undefined) return { rows: whole.items, total: whole.total, hasMore: false };
  return { rows: near.items.length > 0 ? near.items : undefined, total: near.total, hasMore: true };
}
