import type { ChangeFiles, DraftFile } from '#features/requests/submit/draft-files.ts';
import { useAsking } from '#features/requests/submit/use-asking.ts';
import { byItself } from '#features/requests/submit/choosing/choice.ts';
import { fetchData } from '#lib/api/client.ts';

/** While `isOn`, asks for the template of every counted file; what cannot be asked is left to the user. */
export function useChoosing(files: readonly DraftFile[], isOn: boolean, change: ChangeFiles): void {
  useAsking({
    files,
    isNeeded: () => isOn,
    isWaiting: ({ state, choice, attempt }) => state === 'ready' && choice === null && attempt === null,
    begun: { choice: { state: 'choosing', template: null } },
    again: { choice: null },
    failed: { choice: { state: 'chosen', template: null } },
    ask: choose,
    change,
  });
}

async function choose(file: File, signal: AbortSignal): Promise<Partial<DraftFile>> {
  const body = new FormData();
  body.append('templateId', byItself);
  body.append('files', file, file.name);
  const quote = await fetchData('quoteRequest', { body, signal });
  const [found] = quote.files;
  return { choice: { state: 'chosen', template: found?.template ?? null }, parts: found?.parts ?? [] };
}
