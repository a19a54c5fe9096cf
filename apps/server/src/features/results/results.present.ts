import type { FileError } from '@ocr/contract';
import { findFirstDocuments } from '#features/requests/duplicates.store.ts';
import { selectFiles, type FileRow } from '#features/requests/files.store.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { DocumentFacts, FileChanges } from './present-file.ts';
import {
  selectCorrections,
  selectPageSizes,
  selectResultsAsJson,
  selectRowEdits,
  type StoredResultJson,
} from './results.store.ts';

/** A file with its stored result, for a thread, which parses and presents it. */
export interface FileParts extends FileChanges {
  readonly facts: DocumentFacts;
  /** Undefined where the file was not read. */
  readonly result: StoredResultJson | undefined;
}

/** The files of a request, in the order of submission. Their results are not parsed here: `presentParts` does that, in a thread. */
export async function selectFileParts(trx: Trx, scope: TenantScope, requestId: string): Promise<FileParts[]> {
  return selectPartsOf(trx, scope, await selectFiles(trx, scope, requestId));
}

/** The same of given files. */
export async function selectPartsOf(
  trx: Trx,
  scope: TenantScope,
  files: readonly FileRow[],
): Promise<FileParts[]> {
  const ids = files.map((file) => file.id);
  const [results, parts] = await Promise.all([
    selectResultsAsJson(trx, scope, ids),
    selectFacts(trx, scope, files),
  ]);
  return parts.map((part) => ({ ...part, result: results.get(part.facts.id) }));
}

/** The facts of files without their results. */
export type FileFacts = Omit<FileParts, 'result'>;

/** Files without their results. */
export async function selectFacts(
  trx: Trx,
  scope: TenantScope,
  files: readonly FileRow[],
): Promise<FileFacts[]> {
  const ids = files.map((file) => file.id);
  const [sizes, allCorrections, allEdits, first] = await Promise.all([
    selectPageSizes(trx, scope, ids),
    selectCorrections(trx, scope, ids),
    selectRowEdits(trx, scope, ids),
    findFirstDocuments(trx, scope, ids),
  ]);
  const pages = Map.groupBy(sizes, (page) => page.file_id);
  const corrections = Map.groupBy(allCorrections, (entry) => entry.file_id);
  const rowEdits = Map.groupBy(allEdits, (edit) => edit.file_id);
  return files.map((file) => ({
    facts: {
      id: file.id,
      name: file.name,
      status: file.status,
      // oxlint-disable-next-line typescript/consistent-type-assertions -- a check of the column contains these
      error: file.error as FileError | null,
      pageCount: file.page_count,
      pagesDone: file.pages_done,
      ocrRate: file.ocr_rate === null ? null : Number(file.ocr_rate),
      duplicateOf: first.get(file.id) ?? null,
      pages: (pages.get(file.id) ?? []).map(({ number, width, height }) => ({ number, width, height })),
    },
    corrections: corrections.get(file.id) ?? [],
    rowEdits: rowEdits.get(file.id) ?? [],
  }));
}
