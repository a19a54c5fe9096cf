import type { FileCheck, Request, RequestListItem } from '@ocr/contract';
import type { RequestRow } from './requests.store.ts';
import {
  nextCheckOfFile,
  nextCheckOfRequest,
  isAllowedToCheck,
  type NextCheck,
  type CheckState,
} from './second-check/next-check.ts';

/** A request as lists show it to a user. */
export function presentRequest(row: RequestRow, userId: string): RequestListItem {
  return { ...presentForAll(row), ...presentTurn(row, userId) };
}

/** Whether it is the user's turn. */
function presentTurn(row: RequestRow, userId: string): Pick<RequestListItem, 'mayCheck'> {
  return { mayCheck: row.status !== 'processing' && mayCheck(row, nextCheckOf(row), userId) };
}

function presentForAll(row: RequestRow): Omit<RequestListItem, 'mayCheck'> {
  return {
    id: row.id,
    number: row.number,
    templateId: row.template_id,
    templateName: row.template_name,
    status: row.status,
    pageCount: row.page_count,
    fileCount: row.file_count,
    failedFileCount: row.files.failed,
    ocrRate: row.ocr_rate === null ? null : Number(row.ocr_rate),
    uploadDate: row.accepted_at.toISOString(),
    completedDate: row.completed_at?.toISOString() ?? null,
    progress: { pagesDone: row.files.pagesDone, pagesTotal: row.page_count },
    fileNames: [...row.files.names],
    toCheck: row.files.toCheck,
    checked: presentCheck(row),
    ...presentReview(row),
  };
}

/**
 * How far the check of each of its files is, by their ids, for a user.
 * @param fileIds files of the request that were read
 */
export function presentFileChecks(
  row: RequestRow,
  fileIds: readonly string[],
  userId: string,
): Map<string, FileCheck> {
  const differing = new Set(row.review?.differing);
  return new Map(
    fileIds.map((id) => {
      const state = nextCheckOfFile(checkStateOf(row), differing.has(id));
      return [id, { state, mayCheck: mayCheck(row, state, userId) }];
    }),
  );
}

/** Of its files, those that differ are alike, and so are the others. */
function nextCheckOf(row: RequestRow): NextCheck {
  const differing = row.review?.differing.length ?? 0;
  const kinds = [...(differing > 0 ? [true] : []), ...(differing < row.file_count ? [false] : [])];
  return nextCheckOfRequest(kinds.map((differs) => nextCheckOfFile(checkStateOf(row), differs)));
}

function checkStateOf({ checked_at: checkedAt, review }: RequestRow): CheckState {
  const [firstBy, differedBy] = [review?.first.id ?? null, review?.differed.id ?? null];
  return { isChecked: checkedAt !== null, firstBy, differedBy };
}

function mayCheck(row: RequestRow, next: NextCheck, userId: string): boolean {
  return isAllowedToCheck(checkStateOf(row), next, { userId, people: row.review?.people ?? 0 });
}

function presentReview(row: RequestRow) {
  const { checked_at: checkedAt, review } = row;
  const next = nextCheckOf(row);
  const firstCheck = presentStep(review?.first);
  const differed = presentStep(review?.differed);
  const isUnderWay = checkedAt === null && firstCheck !== null;
  return {
    awaited: next === 'second' || next === 'third' ? next : null,
    firstCheck,
    differed,
    blind: isUnderWay && review?.isBlind === true,
    taken: presentStep(review?.taken),
  };
}

function presentStep(step: { readonly by: string | null; readonly at: string | null } | undefined) {
  const { by = null, at = null } = step ?? {};
  return by === null || at === null ? null : { by, at: new Date(at).toISOString() };
}

function presentCheck({ checked_at: at, checked_by_name: by }: RequestRow): RequestListItem['checked'] {
  return at === null || by === null ? null : { by, at: at.toISOString() };
}

/** A request without its files, for a user. */
export function presentRequestDetail(row: RequestRow, userId: string): Omit<Request, 'files'> {
  return { ...presentExported(row), ...presentTurn(row, userId) };
}

/** The same for every user. */
export function presentExported(row: RequestRow): Omit<Request, 'files' | 'mayCheck'> {
  return {
    ...presentForAll(row),
    templateVersion: row.template_version,
    secondCheck: row.second_check,
  };
}
