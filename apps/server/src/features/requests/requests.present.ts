import type { Request, RequestListItem } from '@ocr/contract';
import type { RequestRow } from './requests.store.ts';

/** A request as lists show it. */
export function presentRequest(row: RequestRow): RequestListItem {
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

function presentReview({ checked_at: checkedAt, review }: RequestRow) {
  const firstCheck = presentLook(review?.first);
  const differed = presentLook(review?.differed);
  const isUnderWay = checkedAt === null && firstCheck !== null;
  return {
    awaited: isUnderWay ? (differed === null ? ('second' as const) : ('third' as const)) : null,
    firstCheck,
    differed,
    blind: isUnderWay && review?.isBlind === true,
    taken: presentLook(review?.taken),
  };
}

function presentLook(look: { readonly by: string | null; readonly at: string | null } | undefined) {
  const { by = null, at = null } = look ?? {};
  return by === null || at === null ? null : { by, at: new Date(at).toISOString() };
}

function presentCheck({ checked_at: at, checked_by_name: by }: RequestRow): RequestListItem['checked'] {
  return at === null || by === null ? null : { by, at: at.toISOString() };
}

/** A request with its files. */
export function presentRequestDetail(row: RequestRow, files: Request['files']): Request {
  return {
    ...presentRequest(row),
    templateVersion: row.template_version,
    secondCheck: row.second_check,
    files,
  };
}
