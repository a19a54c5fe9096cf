import { makeRandomId } from '#lib/random-id.ts';
import { sessionChannelName, type HandedSession, type SessionRequest } from '#lib/session/names.ts';
import { renameUser, restoreSession, startSession } from '#lib/session/session.ts';
import { decodeToken } from '#lib/session/token.ts';

/**
 * Without Remember me a session is in its tab's storage, so a link opened in a new tab would lead to sign-in. The new tab asks the others
 * for the session over a BroadcastChannel, which reaches only pages of this origin in this browser profile; nothing is written to disk. The
 * answer uses a channel whose name only the asking tab and those it asked know.
 */

/** Longest wait for an answer, in milliseconds; nothing renders meanwhile. */
const answerMs = 300;

/** Takes over the session of another tab, if one is signed in. Returns once it is loaded, or none has answered in time. */
export async function takeOverSession(): Promise<void> {
  const handed = await askOtherTabs();
  // Another tab may have signed in with Remember me in the meantime.
  if (!handed || restoreSession() || !isUsable(handed.token)) return;
  startSession(handed.token, { remember: false });
  renameUser(handed.name);
}

function askOtherTabs(): Promise<HandedSession | undefined> {
  const replyOn = `session-${makeRandomId()}`;
  const replies = new BroadcastChannel(replyOn);
  const channel = new BroadcastChannel(sessionChannelName);
  return new Promise((resolve) => {
    const finish = (handed: HandedSession | undefined): void => {
      clearTimeout(timer);
      replies.close();
      channel.close();
      resolve(handed);
    };
    const timer = setTimeout(() => finish(undefined), answerMs);
    replies.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isHanded(data)) finish(data);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    channel.postMessage({ kind: 'wanted', replyOn } satisfies SessionRequest);
  });
}

function isUsable(token: string): boolean {
  const claims = decodeToken(token);
  return claims !== undefined && claims.exp * 1000 > Date.now();
}

function isHanded(data: unknown): data is HandedSession {
  return (
    typeof data === 'object' &&
    data !== null &&
    'token' in data &&
    'name' in data &&
    typeof data.token === 'string' &&
    typeof data.name === 'string'
  );
}
