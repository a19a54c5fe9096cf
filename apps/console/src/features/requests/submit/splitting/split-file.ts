import type { DraftFile } from '#features/requests/submit/draft-files.ts';
import { rangesOf, type Cuts } from '#features/requests/submit/splitting/cuts.ts';
import { fetchDownload } from '#lib/api/client.ts';

/** A file cut from another one, with the choice that was made for its pages. */
export type SplitPart = Pick<DraftFile, 'file' | 'choice'>;

/** Splits a file. A template that was offered for one of the documents is kept for its pages. */
export async function splitFile(draft: DraftFile, cuts: Cuts): Promise<SplitPart[]> {
  const { file, parts } = draft;
  const body = new FormData();
  body.append('cuts', cuts.join(','));
  body.append('files', file, file.name);
  const { blob } = await fetchDownload('splitFile', { body });
  const form = await new Response(blob, { headers: { 'Content-Type': blob.type } }).formData();
  const made = form.getAll('files').filter((part) => part instanceof File);
  return rangesOf(cuts, draft.pages ?? 0).flatMap(({ from, to }, index): SplitPart[] => {
    const one = made[index];
    if (one === undefined) return [];
    const offered = parts.find((part) => part.from === from && part.to === to);
    // Its date is that of the file it was cut from; the names differ.
    const whole = new File([one], one.name, { type: 'application/pdf', lastModified: file.lastModified });
    return [{ file: whole, choice: offered ? { state: 'chosen', template: offered.template } : null }];
  });
}
