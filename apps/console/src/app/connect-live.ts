import type { LiveEvent } from '@ocr/contract';
import { followWatchedRequests, notifyFinishedRequests } from '#app/finished-requests.ts';
import { reportFailedReads } from '#app/failed-reads.ts';
import { call } from '#lib/api/client.ts';
import { isLiveOpen, onLiveEvent, onLiveOpenChange, startLive, stopLive } from '#lib/live/live.ts';
import { pace } from '#lib/live/pace.ts';
import { openStoredDrafts } from '#lib/drafts/stored-drafts.ts';
import { meQuery } from '#lib/queries/accounts.ts';
import { queryClient } from '#lib/query-client.ts';
import { answerOtherTabs } from '#lib/session/hand-over.ts';
import { findSession, onSessionChange } from '#lib/session/session.ts';
import {
  refreshMovingRequests,
  refreshRequest,
  refreshRequests,
  requestKeys,
} from '#lib/queries/requests.ts';

/** Ties live updates and cached data to the session. Called once, with the first signed-in screen; sign-in needs neither. */
export function connectLive(): void {
  let token = findSession()?.token;
  startLive();
  void openDrafts();
  onSessionChange((session) => {
    if (session?.token === token) return;
    token = session?.token;
    // The next user must not see the previous user's data.
    queryClient.clear();
    if (token === undefined) stopLive();
    else {
      startLive();
      void openDrafts();
    }
  });
  onLiveEvent(takeEvent);
  onLiveOpenChange(() => {
    if (isLiveOpen()) void refreshMovingRequests(queryClient);
  });
  followWatchedRequests();
  reportFailedReads();
  answerOtherTabs();
}

/** Without an answer drafts are kept only in the page's memory. The failure itself is reported by other calls. */
async function openDrafts(): Promise<void> {
  try {
    const { id, draftKey } = await queryClient.ensureQueryData(meQuery);
    await openStoredDrafts(id, draftKey);
  } catch {
    // See above.
  }
}

/** A long file reports every page; its request may be megabytes, and the answer under way must not be given up for the next. */
const refreshProgress = pace((id) => {
  void queryClient.invalidateQueries({ queryKey: requestKeys.one(id) }, { cancelRefetch: false });
}, 1000);

function takeEvent(event: LiveEvent): void {
  if (event.type === 'signedOut') {
    // Perhaps another session of this user: the server knows, and a 401 ends ours.
    void call('getMe');
    return;
  }
  if (event.status === 'processing') {
    refreshProgress(event.requestId);
    return;
  }
  void refreshRequest(queryClient, event.requestId);
  void refreshRequests(queryClient);
  notifyFinishedRequests([event]);
}
