import { CallError } from '#lib/api/call-error.ts';
import { makeRandomId } from '#lib/random-id.ts';
import { fetchDownload } from '#lib/api/client.ts';
import { saveDownload } from '#lib/api/save-download.ts';

export const resultFormats = ['xlsx', 'csv', 'csvShiftJis', 'json'] as const;
export type ResultFormat = (typeof resultFormats)[number];

/** What the server is asked for. */
const queryOf = (format: ResultFormat) =>
  format === 'csvShiftJis' ? ({ format: 'csv', encoding: 'shift_jis' } as const) : { format };

/** Fetches the results of a request and hands them to the browser's saving. Returns the characters that the encoding lacks, which were replaced. */
export async function downloadResult(
  { id, number }: { readonly id: string; readonly number: string },
  format: ResultFormat,
): Promise<string> {
  const query = queryOf(format);
  const file = await fetchDownload('exportRequest', { params: { id }, query });
  saveDownload(file, `${number}.${query.format}`);
  return file.replaced ?? '';
}

/** The results of several requests in one file; of one, as on its own page. */
export async function downloadResults(
  requests: readonly { readonly id: string; readonly number: string }[],
  format: ResultFormat,
): Promise<string> {
  const [first, ...others] = requests;
  if (first === undefined) return '';
  if (others.length === 0) return downloadResult(first, format);
  const ids = requests.map(({ id }) => id).join(',');
  const query = queryOf(format);
  const file = await fetchDownload('exportRequests', { query: { content: 'results', ids, ...query } });
  saveDownload(file, `results.${query.format === 'csv' ? 'zip' : query.format}`);
  return file.replaced ?? '';
}

/** Whether a submission was refused for what was sent, after its key was looked up: no request has the key, so that another attempt takes another one. */
export function isSettled(error: unknown): boolean {
  return error instanceof CallError && [404, 409, 413, 422].includes(error.code);
}

/** A key that names one attempt, so that repeating it after a lost answer does nothing twice. */
export function newAttemptKey(): string {
  return makeRandomId();
}
