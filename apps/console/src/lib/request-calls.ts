import { fetchDownload } from '#lib/api/client.ts';
import { saveDownload } from '#lib/api/save-download.ts';

export const resultFormats = ['xlsx', 'csv', 'json'] as const;
export type ResultFormat = (typeof resultFormats)[number];

/** Fetches the results of a request and hands them to the browser's saving. */
export async function downloadResult(
  { id, number }: { readonly id: string; readonly number: string },
  format: ResultFormat,
): Promise<void> {
  const file = await fetchDownload('exportRequest', { params: { id }, query: { format } });
  // Several tables make several CSV files, which come as one archive.
  const ending = file.blob.type.includes('zip') && format === 'csv' ? 'zip' : format;
  saveDownload(file, `${number}.${ending}`);
}

/** A key that names one attempt, so that repeating it after a lost answer does nothing twice. */
export function newAttemptKey(): string {
  // `randomUUID` exists on secure origins only; an installation in a local network may have none.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
