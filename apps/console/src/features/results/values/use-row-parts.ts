import type { ReadFile } from '@ocr/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepPlaces } from '#features/results/values/file-values.ts';
import { requestQuery, updateRequest } from '#lib/queries/requests.ts';
import { blockQuery } from '#lib/queries/result-parts.ts';
import { blocksOf, isWaiting, withFetchedRows, type Block } from '#lib/queries/waiting-rows.ts';

/** Rows of a long file that come as they are needed. */
export interface RowParts {
  /** Fetches what waits of these rows; done when they are there. Throws `CallError`. */
  readonly need: (table: string, rows: ReadFile['tables'][number]['rows']) => Promise<void>;
  /** A change settled or raised doubts elsewhere: rows that are on their way may not know of it. */
  readonly doubtsChanged: () => void;
}

/** The rows of one file. */
export function useRowParts(requestId: string, fileId: string): RowParts {
  const client = useQueryClient();
  const round = useRef(0);
  const of: FileOf = { client, requestId, fileId };
  const fetch = async (block: Block): Promise<void> => {
    for (;;) {
      const begun = round.current;
      const rows = await client.fetchQuery(blockQuery(requestId, fileId, block));
      if (begun !== round.current) continue;
      show(of, (file) => withFetchedRows(file, block.table, rows));
      return;
    }
  };
  return {
    doubtsChanged: () => {
      round.current += 1;
    },
    need: async (table, rows) => {
      const waiting = rows.filter((row) => isWaiting(row));
      if (waiting.length === 0) return;
      await Promise.all(blocksOf(table, waiting).map((block) => fetch(block)));
      // Another user has deleted them in the meantime.
      if (isStillWaiting(of, table, new Set(waiting.map(({ id }) => id))))
        await client.invalidateQueries(requestQuery(requestId));
    },
  };
}

interface FileOf {
  readonly client: QueryClient;
  readonly requestId: string;
  readonly fileId: string;
}

function show({ client, requestId, fileId }: FileOf, change: (file: ReadFile) => ReadFile): void {
  updateRequest(client, requestId, (request) => {
    const file = request.files.find(({ id }) => id === fileId);
    if (file === undefined) return request;
    const next = change(file);
    // Where values are, and which are doubtful, was known of the rows before.
    keepPlaces(file, next);
    return { ...request, files: request.files.map((each) => (each === file ? next : each)) };
  });
}

function isStillWaiting({ client, requestId, fileId }: FileOf, table: string, ids: ReadonlySet<string>) {
  const request = client.getQueryData(requestQuery(requestId).queryKey);
  const file = request?.files.find(({ id }) => id === fileId);
  const rows = file?.tables.find(({ name }) => name === table)?.rows ?? [];
  return rows.some((row) => ids.has(row.id) && isWaiting(row));
}
