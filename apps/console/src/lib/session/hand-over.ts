import { sessionChannelName, type HandedSession, type SessionRequest } from '#lib/session/names.ts';
import { findSession, isOfThisTabAlone } from '#lib/session/session.ts';

const replyName = /^session-[0-9a-f]{32}$/;

/** Answers tabs that ask for the session (see `take-over.ts`), for as long as this page lives. Part of what only signed-in pages load. */
export function answerOtherTabs(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(sessionChannelName);
  channel.addEventListener(
    'message',
    ({ data }: MessageEvent<SessionRequest | { readonly kind: 'ended' }>) => {
      if (data.kind === 'wanted') handOver(data);
    },
  );
}

/** A remembered session is in every tab's storage already, and an expired one is useless. */
function handOver({ replyOn }: SessionRequest): void {
  const session = findSession();
  if (!session || !isOfThisTabAlone() || !replyName.test(replyOn)) return;
  if (session.claims.exp * 1000 <= Date.now()) return;
  const replies = new BroadcastChannel(replyOn);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  replies.postMessage({ token: session.token, name: session.user.name } satisfies HandedSession);
  replies.close();
}
