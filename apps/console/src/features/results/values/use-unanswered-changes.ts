import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Changes } from '#features/results/values/changes.ts';
import { requestKeys } from '#lib/queries/requests.ts';

const storageKey = 'left-while-saving';
/** After loading, in milliseconds: a call that was under way mostly arrives with the first answers, and on a slow connection later. */
const refetchedAfter = [500, 3_000] as const;

/**
 * The changes whose saving has not been answered. If the page is loaded again meanwhile, they arrive all the same, but maybe after the request was
 * fetched: then it is fetched again.
 */
export function useUnansweredChanges(requestId: string): Set<Changes> {
  const client = useQueryClient();
  const [unanswered] = useState(() => new Set<Changes>());
  useEffect(() => {
    const note = (): void => {
      if (unanswered.size > 0) sessionStorage.setItem(storageKey, requestId);
    };
    window.addEventListener('pagehide', note);
    return () => window.removeEventListener('pagehide', note);
  }, [requestId, unanswered]);
  useEffect(() => {
    if (sessionStorage.getItem(storageKey) !== requestId) return undefined;
    const fetchAgain = (): void => {
      sessionStorage.removeItem(storageKey);
      void client.invalidateQueries({ queryKey: requestKeys.one(requestId) });
    };
    const timers = refetchedAfter.map((milliseconds) => setTimeout(fetchAgain, milliseconds));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [client, requestId]);
  return unanswered;
}
