/** Names that all tabs of the console share. */
export const sessionChannelName = 'session';
/** A signed-in tab holds or awaits the lock of this prefix and its user's id (see `lib/live/live.ts`). */
export const liveLockPrefix = 'live:';
