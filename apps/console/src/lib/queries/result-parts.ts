import type { Request } from '@ocr/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';
import { blocksKnown, rowsInBlock, withFetchedRows, type Block } from '#lib/queries/waiting-rows.ts';

/** Rows of a file. Simultaneous calls for the same rows share the answer; nothing is cached outside the file itself. */
export const blockQuery = (id: string, fileId: string, { table, first }: Block) =>
  queryOptions({
    queryKey: ['rows', id, fileId, table, first] as const,
    queryFn: async ({ signal }) => {
      const query = { table, first, count: rowsInBlock };
      return (await fetchData('getRows', { params: { id, fileId }, query, signal })).rows;
    },
    staleTime: 0,
    gcTime: 0,
    retry: 2,
  });

/** The long text of a file. It never changes. */
export const textQuery = (id: string, fileId: string) =>
  queryOptions({
    queryKey: ['text', id, fileId] as const,
    queryFn: async ({ signal }) => (await fetchData('getText', { params: { id, fileId }, signal })).text,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 90_000,
  });

/** A refetched request, with the rows that were loaded before fetched again, so that visible and edited rows do not disappear. */
export async function withRowsOf(client: QueryClient, request: Request, before: Request): Promise<Request> {
  const files = await Promise.all(
    request.files.map(async (file) => {
      const known = before.files.find(({ id }) => id === file.id);
      let next = file;
      for (const block of known ? blocksKnown(file, known) : []) {
        const rows = await client.fetchQuery(blockQuery(request.id, file.id, block));
        next = withFetchedRows(next, block.table, rows);
      }
      return next;
    }),
  );
  return { ...request, files };
}
