import { QueryClient } from '@tanstack/react-query';
import { CallError } from '#lib/api/call-error.ts';

/** Refusals are final; an unreachable or stumbling server is asked twice more. */
function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof CallError && error.code >= 400 && error.code < 500) return false;
  return failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 15_000, gcTime: 10 * 60_000 },
    mutations: { retry: false },
  },
});
