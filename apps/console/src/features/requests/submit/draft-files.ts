import type { Config, FileError } from '@ocr/contract';

/** A file on its way into a request. */
export interface DraftFile {
  readonly id: string;
  readonly file: File;
  /** `unchecked`: the server could not be asked; `refused`: `error` says why. */
  readonly state: 'waiting' | 'checking' | 'ready' | 'refused' | 'unchecked';
  readonly pages: number | null;
  readonly error: FileError | null;
  /** The request with which the same bytes were sent before. */
  readonly duplicateOf: { readonly id: string; readonly number: string } | null;
}

type Limits = Config['limits'];
const megabyte = 1024 * 1024;

/** What can be said of a file without opening it; the server looks inside. */
export function checkByLooks(
  { name, size }: { readonly name: string; readonly size: number },
  limits: Limits,
): FileError | undefined {
  if (!/\.(pdf|jpe?g|png)$/i.test(name)) return 'UNSUPPORTED_FORMAT';
  if (size === 0) return 'EMPTY_FILE';
  return size > limits.maxFileMb * megabyte ? 'FILE_TOO_LARGE' : undefined;
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

export interface Added {
  readonly files: readonly DraftFile[];
  /** In the list already: adding them again would charge them twice. */
  readonly duplicates: readonly File[];
  /** Beyond the number of files that a request may have. */
  readonly leftOut: readonly File[];
}

/** Adds files as far as a request has room for them. */
export function addFiles(
  present: readonly DraftFile[],
  more: readonly File[],
  limits: Limits,
  newId: () => string,
): Added {
  const files = [...present];
  const duplicates: File[] = [];
  const leftOut: File[] = [];
  for (const file of more) {
    if (files.some((known) => isSame(known.file, file))) duplicates.push(file);
    else if (files.length >= limits.maxFiles) leftOut.push(file);
    else {
      const error = checkByLooks(file, limits) ?? null;
      const state = error ? 'refused' : 'waiting';
      files.push({ id: newId(), file, state, pages: null, error, duplicateOf: null });
    }
  }
  return { files, duplicates, leftOut };
}
