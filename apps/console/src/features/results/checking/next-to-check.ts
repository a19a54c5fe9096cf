import type { ReadFile, Request } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { countOpen } from '#features/results/values/file-values.ts';
import { errorText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import { findNextToCheck } from '#lib/queries/queue.ts';
import { getSession } from '#lib/session/session.ts';
import { toast } from '#ui/feedback/toast.ts';

export interface NextToCheck {
  /** Opens the next file of this request that has values to check; false if there is none. */
  readonly goToFile: () => boolean;
  /**
   * Opens that file or, if there is none, the next request with values to check or with a check for this user; false if there is none
   * either.
   */
  readonly go: () => Promise<boolean>;
}

/** Navigation from a file to other values to check. `toCheck` is their number when the request was opened. */
export function useNextToCheck(request: Request, file: ReadFile, toCheck: number): NextToCheck {
  const navigate = useNavigate();
  const client = useQueryClient();
  const goToFile = (): boolean => {
    const other = nextFile(request.files, file);
    if (other === undefined) return false;
    const search = { file: other.id, check: true };
    void navigate({ to: '.', search, replace: true, resetScroll: false });
    return true;
  };
  const go = async (): Promise<boolean> => {
    if (goToFile()) return true;
    try {
      const id = await findNextToCheck(client, { ...request, toCheck }, getSession().user.name);
      if (id === undefined) return false;
      await navigate({ to: paths.request(id), search: { check: true } });
    } catch (error) {
      toast.failure(errorText(error));
    }
    return true;
  };
  return { goToFile, go };
}

/** The first file with values to check, after the given one and then from the start. */
function nextFile(files: readonly ReadFile[], from: ReadFile): ReadFile | undefined {
  const place = files.findIndex(({ id }) => id === from.id);
  return [...files.slice(place + 1), ...files.slice(0, place)].find((file) => countOpen(file) > 0);
}
