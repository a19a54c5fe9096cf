import { makeRandomId } from '#lib/random-id.ts';
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

/** The results of several requests in one file; of one, as on its own page. */
export async function downloadResults(
  requests: readonly { readonly id: string; readonly number: string }[],
  format: ResultFormat,
): Promise<void> {
  const [first, ...others] = requests;
  if (first === undefined) return;
  if (others.length === 0) {
    await downloadResult(first, format);
    return;
  }
  const ids = requests.map(({ id }) => id).join(',');
  const file = await fetchDownload('exportRequests', { query: { content: 'results', ids, format } });
  saveDownload(file, `results.${format === 'csv' ? 'zip' : format}`);
}

/** A key that names one attempt, so that repeating it after a lost answer does nothing twice. */
export function newAttemptKey(): string {
  return makeRandomId();
}
