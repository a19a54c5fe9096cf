import type { Config, FileError } from '@ocr/contract';
import { unchosen, type Choosable } from '#features/requests/submit/choosing/choice.ts';

/** A request that was made before, as a row names it. */
export interface KnownRequest {
  readonly id: string;
  readonly number: string;
}

/** A file on its way into a request. */
export interface DraftFile extends Choosable {
  readonly id: string;
  readonly file: File;
  /** The folder that it was in, `invoices/2026`; empty if it was added alone. */
  readonly folder: string;
  /** `unchecked`: the server could not be asked; `refused`: `error` says why; `sent`: `request` says with which. */
  readonly state: 'waiting' | 'checking' | 'ready' | 'refused' | 'unchecked' | 'sent';
  readonly pages: number | null;
  readonly error: FileError | null;
  /** The request with which the same bytes were sent before. */
  readonly duplicateOf: KnownRequest | null;
  /** Checksum of its bytes, once the server has inspected it. */
  readonly sha256: string | null;
  /** The first page of a PDF, WebP in base64. */
  readonly picture: string | null;
  /** The key of a submission that got no answer. Until one arrives, the file can be sent only with the same files under the same key. */
  readonly attempt: string | null;
  /** What it was sent with. */
  readonly request: KnownRequest | null;
}
/** Changes some files of the list. */
export type ChangeFiles = (ids: readonly string[], changes: Partial<DraftFile>) => void;

type Limits = Config['limits'];
const megabyte = 1024 * 1024;
/** Files in one batch; a folder with more was surely dropped by mistake. */
export const maxDraftFiles = 500;

/** Checks of a file without opening it; the server inspects its contents. */
export function checkByHeader(
  { name, size }: { readonly name: string; readonly size: number },
  limits: Limits,
): FileError | undefined {
  if (!/\.(pdf|jpe?g|png)$/i.test(name)) return 'UNSUPPORTED_FORMAT';
  if (size === 0) return 'EMPTY_FILE';
  return size > limits.maxFileMb * megabyte ? 'FILE_TOO_LARGE' : undefined;
}

/** A file and its folder. */
export interface FoundFile {
  readonly file: File;
  readonly folder: string;
}

const isSame = (a: FoundFile, b: FoundFile): boolean =>
  a.folder === b.folder &&
  a.file.name === b.file.name &&
  a.file.size === b.file.size &&
  a.file.lastModified === b.file.lastModified;

export interface Added {
  readonly files: readonly DraftFile[];
  /** In the list already: adding them again would charge them twice. */
  readonly duplicates: readonly File[];
  /** Beyond the number of files that a batch may have. */
  readonly leftOut: readonly File[];
}

const names = new Intl.Collator(undefined, { numeric: true });
/** As a person counts: scan2 before scan10, a folder's files together. */
const inOrder = (a: FoundFile, b: FoundFile): number =>
  names.compare(a.folder, b.folder) || names.compare(a.file.name, b.file.name);

/** Adds files after those that are there, in the order of their names, as far as a batch has room for them. */
export function addFiles(
  present: readonly DraftFile[],
  more: readonly FoundFile[],
  limits: Limits,
  newId: () => string,
): Added {
  const files = [...present];
  const duplicates: File[] = [];
  const leftOut: File[] = [];
  for (const found of more.toSorted(inOrder)) {
    if (files.some((known) => isSame(known, found))) duplicates.push(found.file);
    else if (files.length >= maxDraftFiles) leftOut.push(found.file);
    else files.push(toDraft(found, newId(), checkByHeader(found.file, limits) ?? null));
  }
  return { files, duplicates, leftOut };
}

function toDraft({ file, folder }: FoundFile, id: string, error: FileError | null): DraftFile {
  const unknown = {
    pages: null,
    duplicateOf: null,
    sha256: null,
    picture: null,
    attempt: null,
    request: null,
    ...unchosen,
  };
  return { id, file, folder, state: error ? 'refused' : 'waiting', error, ...unknown };
}

/** The list with a file replaced by its parts; each part is counted again. */
export function replaceFile(
  present: readonly DraftFile[],
  id: string,
  parts: readonly Pick<DraftFile, 'file' | 'choice'>[],
  newId: () => string,
): readonly DraftFile[] {
  return present.flatMap((whole) =>
    whole.id === id
      ? parts.map(({ file, choice }) => ({
          ...toDraft({ file, folder: whole.folder }, newId(), null),
          choice,
        }))
      : [whole],
  );
}

/** The first file of the list with the same bytes as each later one, by the later one's id. */
export function copiesIn(files: readonly DraftFile[]): ReadonlyMap<string, DraftFile> {
  const first = new Map<string, DraftFile>();
  const copies = new Map<string, DraftFile>();
  for (const file of files) {
    if (file.sha256 === null) continue;
    const known = first.get(file.sha256);
    if (known === undefined) first.set(file.sha256, file);
    else copies.set(file.id, known);
  }
  return copies;
}
