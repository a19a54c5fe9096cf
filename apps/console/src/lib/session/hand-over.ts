import { makeRandomId } from '#lib/random-id.ts';
import { liveLockPrefix, sessionChannelName } from '#lib/session/names.ts';
import {
  findSession,
  isOfThisTabAlone,
  renameUser,
  restoreSession,
  startSession,
} from '#lib/session/session.ts';
import { decodeToken } from '#lib/session/token.ts';

/**
 * Without Remember me a session lives in its tab's own storage, so a link opened in a new tab would land on sign-in. The new tab asks the
 * others for it instead: over a BroadcastChannel, which reaches pages of this origin in this browser profile alone, and nothing is
 * written to disk. The answer goes to a channel whose name only the asking tab and those that it asked know.
 */

/** Longest wait for an answer, in milliseconds; nothing is drawn meanwhile. */
const answerMs = 300;
const replyName = /^session-[0-9a-f]{32}$/;

interface HandedSession {
  readonly token: string;
  readonly name: string;
}

/** A tab without a session asks; `replyOn` names the channel for the answer. */
export interface SessionWanted {
  readonly kind: 'wanted';
  readonly replyOn: string;
}

/** Takes over the session of another tab, if one is signed in. Returns once it is there, or none has answered in time. */
export async function takeOverSession(): Promise<void> {
  if (!('BroadcastChannel' in globalThis) || !(await mayBeSignedInElsewhere())) return;
  const handed = await askOtherTabs();
  // Meanwhile another tab may have signed in with Remember me.
  if (!handed || restoreSession() || !isUsable(handed)) return;
  startSession(handed.token, { remember: false });
  renameUser(handed.name);
}

/** Signed-in tabs hold or await the lock of the event stream; where there are no locks, only asking shows it. */
async function mayBeSignedInElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].some(({ name }) => name?.startsWith(liveLockPrefix));
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
    channel.postMessage({ kind: 'wanted', replyOn } satisfies SessionWanted);
  });
}

/** Answers a tab that asks. A remembered session is in every tab's storage already, and one that is over helps nobody. */
export function handOverSession({ replyOn }: SessionWanted): void {
  const session = findSession();
  if (!session || !isOfThisTabAlone() || !isUsable(session) || !replyName.test(replyOn)) return;
  const replies = new BroadcastChannel(replyOn);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  replies.postMessage({ token: session.token, name: session.user.name } satisfies HandedSession);
  replies.close();
}

function isUsable({ token }: { readonly token: string }): boolean {
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
