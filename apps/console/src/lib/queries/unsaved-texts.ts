import { queryOptions, skipToken } from '@tanstack/react-query';

/** Texts that could not be saved, of all files of a request. They are nowhere but here, and end with the session. */
export const unsavedTextsQuery = <Text>(requestId: string) =>
  queryOptions<ReadonlyMap<string, Text>>({
    queryKey: ['unsaved-texts', requestId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
