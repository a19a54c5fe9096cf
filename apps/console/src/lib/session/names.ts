/** The channel on which all tabs of the console speak of the session. */
export const sessionChannelName = 'session';
/** A signed-in tab holds or waits for the lock with this prefix and its user's id (see `lib/live/live.ts`). */
export const liveLockPrefix = 'live:';

/** A tab without a session asks; `replyOn` names the channel for the answer. */
export interface SessionRequest {
  readonly kind: 'wanted';
  readonly replyOn: string;
}
/** The answer to it. */
export interface HandedSession {
  readonly token: string;
  readonly name: string;
}
