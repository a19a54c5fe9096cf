import type { Page } from '@playwright/test';

/** Says to the page, as the tab that has the event stream would, that a request has ended. */
export const reportEnd = (page: Page, requestId: string) =>
  page.evaluate(async (id) => {
    const { held } = await navigator.locks.query();
    const stream = held?.find(({ name }) => name?.includes('live'))?.name;
    if (!stream) throw new Error('No tab has the event stream.');
    const channel = new BroadcastChannel(stream);
    const event = { type: 'request', requestId: id, status: 'completed', pagesDone: 1, pagesTotal: 1 };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    channel.postMessage({ kind: 'event', event });
    channel.close();
  }, requestId);
