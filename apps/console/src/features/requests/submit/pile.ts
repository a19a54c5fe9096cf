import type { Config } from '@ocr/contract';
import type { DraftFile } from '#features/requests/submit/draft-files.ts';

/** The files of one request to be. */
export interface PlannedRequest {
  readonly files: readonly DraftFile[];
  readonly pages: number;
}

/**
 * The requests that a pile becomes, in its order: each with as many files and pages as a request may have. Files that were sent without an answer
 * stay together as they were sent, before all others; what was sent and refused files are in none.
 */
export function planRequests(
  files: readonly DraftFile[],
  { maxFiles, maxRequestPages }: Pick<Config['limits'], 'maxFiles' | 'maxRequestPages'>,
): PlannedRequest[] {
  const open = files.filter(({ state }) => state !== 'sent' && state !== 'refused');
  const attempts = Map.groupBy(
    open.filter(({ attempt }) => attempt !== null),
    ({ attempt }) => attempt,
  );
  const planned: PlannedRequest[] = [...attempts.values()].map((group) => ({
    files: group,
    pages: group.reduce((sum, { pages }) => sum + (pages ?? 0), 0),
  }));
  let current: PlannedRequest = { files: [], pages: 0 };
  for (const file of open.filter(({ attempt }) => attempt === null)) {
    const pages = file.pages ?? 0;
    const isFull = current.files.length >= maxFiles || current.pages + pages > maxRequestPages;
    if (isFull && current.files.length > 0) {
      planned.push(current);
      current = { files: [], pages: 0 };
    }
    current = { files: [...current.files, file], pages: current.pages + pages };
  }
  return current.files.length > 0 ? [...planned, current] : planned;
}
