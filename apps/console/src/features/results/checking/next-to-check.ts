import type { ReadFile, Request } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { countOpen } from '#features/results/values/file-values.ts';
import { errorText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import { findNextToCheck } from '#lib/queries/requests.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Goes to the next file of this request, or else to the next request, that has values to check; false where there is none. */
export function useNextToCheck(request: Request, file: ReadFile): () => Promise<boolean> {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    const other = nextFile(request.files, file);
    if (other !== undefined) {
      const search = { file: other.id, check: true };
      await navigate({ to: '.', search, replace: true, resetScroll: false });
      return true;
    }
    try {
      const id = await findNextToCheck(client, request);
      if (id === undefined) return false;
      await navigate({ to: paths.request(id), search: { check: true } });
    } catch (error) {
      toast.failure(errorText(error));
    }
    return true;
  };
}

/** The first file with values to check, after the given one and then from the start. */
function nextFile(files: readonly ReadFile[], from: ReadFile): ReadFile | undefined {
  const place = files.findIndex(({ id }) => id === from.id);
  return [...files.slice(place + 1), ...files.slice(0, place)].find((file) => countOpen(file) > 0);
}
