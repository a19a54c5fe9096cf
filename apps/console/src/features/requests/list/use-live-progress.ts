import type { RequestListItem } from '@ocr/contract';
import { useEffect, useState } from 'react';
import { onLiveEvent } from '#lib/live/live.ts';

type Progress = RequestListItem['progress'];

/**
 * Progress by page, as the stream reports it. The list is fetched again only when a request ends, because a list of a hundred requests must
 * not be fetched for every page.
 */
export function useLiveProgress(): (row: RequestListItem) => Progress {
  const [progressById, setProgressById] = useState<ReadonlyMap<string, Progress>>(new Map());
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.type !== 'request') return;
        const { requestId, pagesDone, pagesTotal } = event;
        setProgressById((before) => new Map(before).set(requestId, { pagesDone, pagesTotal }));
      }),
    [],
  );
  return ({ id, progress }) => {
    const live = progressById.get(id);
    return live !== undefined && live.pagesDone > progress.pagesDone ? live : progress;
  };
}
