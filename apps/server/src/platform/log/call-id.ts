import { AsyncLocalStorage } from 'node:async_hooks';

const callIds = new AsyncLocalStorage<string>();

/** The id of the call that the running code works for, in a worker too: every line that it logs carries it as `callId`. */
export function findCallId(): string | undefined {
  return callIds.getStore();
}

/** Runs `work`, and all that it starts, for the call of this id; without one for none. */
export function withCallId<T>(id: string | undefined, work: () => T): T {
  return id === undefined ? callIds.exit(work) : callIds.run(id, work);
}

/** The `X-Request-Id` that a browser or a proxy sent. Values in another format are not written to logs. */
export function parseCallId(sent: string | readonly string[] | undefined): string | undefined {
  return typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : undefined;
}
