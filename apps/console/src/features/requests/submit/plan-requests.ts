import type { Config } from '@ocr/contract';
import { templateOf } from '#features/requests/submit/choosing/choice.ts';
import type { DraftFile } from '#features/requests/submit/draft-files.ts';

type Limits = Pick<Config['limits'], 'maxFiles' | 'maxRequestPages'>;

/** The files of one request to be. */
export interface PlannedRequest {
  readonly files: readonly DraftFile[];
  readonly pages: number;
  /** The template that reads them; undefined while it is not known. */
  readonly templateId: string | undefined;
}

/**
 * The requests that a batch becomes, in its order: each with as many files and pages as a request may have. Files that were sent without an answer
 * stay together as they were sent, before all others; files of one template come together, in the order of their first ones; what was sent and refused files are in none.
 */
export function planRequests(
  files: readonly DraftFile[],
  limits: Limits,
  templateId?: string,
): PlannedRequest[] {
  const open = files.filter(({ state }) => state !== 'sent' && state !== 'refused');
  const attempts = Map.groupBy(
    open.filter(({ attempt }) => attempt !== null),
    ({ attempt }) => attempt,
  );
  const planned = [...attempts.values()].map((group) => ({
    files: group,
    pages: group.reduce((sum, { pages }) => sum + (pages ?? 0), 0),
    templateId: group[0] && templateOf(group[0], templateId),
  }));
  // A request has one template: files of different ones are in different requests.
  const byTemplate = Map.groupBy(
    open.filter(({ attempt }) => attempt === null),
    (file) => templateOf(file, templateId),
  );
  return [...planned, ...[...byTemplate].flatMap(([id, group]) => fillRequests(group, limits, id))];
}

function fillRequests(
  files: readonly DraftFile[],
  { maxFiles, maxRequestPages }: Limits,
  templateId: string | undefined,
): PlannedRequest[] {
  const planned: PlannedRequest[] = [];
  let current: PlannedRequest = { files: [], pages: 0, templateId };
  for (const file of files) {
    const pages = file.pages ?? 0;
    const isFull = current.files.length >= maxFiles || current.pages + pages > maxRequestPages;
    if (isFull && current.files.length > 0) {
      planned.push(current);
      current = { files: [], pages: 0, templateId };
    }
    current = { ...current, files: [...current.files, file], pages: current.pages + pages };
  }
  return current.files.length > 0 ? [...planned, current] : planned;
}
