import type { LiveEvent } from '@ocr/contract';
import { useSyncExternalStore } from 'react';
import { keepStreamOpen } from '#lib/live/connect.ts';
import { liveLockPrefix } from '#lib/session/names.ts';
import { findSession } from '#lib/session/session.ts';

/**
 * Live updates: one event stream per browser and user, whatever the number of tabs (HTTP/1.1 allows six connections in
 * all). The tab that holds the Web Lock keeps the stream and passes everything on through a BroadcastChannel; when it
 * closes, the lock goes to another tab. A browser without locks opens a stream per tab.
 */
type Relay = { kind: 'event'; event: LiveEvent } | { kind: 'open'; isOpen: boolean } | { kind: 'ask' };

const eventListeners = new Set<(event: LiveEvent) => void>();
const openListeners = new Set<() => void>();
let isOpen = false;
let stop: (() => void) | undefined;

/** Hears every live event of the signed-in user. Returns the way to stop listening. */
export function onLiveEvent(listener: (event: LiveEvent) => void): () => void {
  eventListeners.add(listener);
  return () => eventListeners.delete(listener);
}

/** Whether the event stream is connected; screens poll while it is not. */
export const isLiveOpen = (): boolean => isOpen;

/** Hears when the stream opens and closes. Returns the way to stop listening. */
export function onLiveOpenChange(listener: () => void): () => void {
  openListeners.add(listener);
  return () => openListeners.delete(listener);
}

/**
 * For a query over something that is still moving: how often to poll. While the stream is open events invalidate the
 * queries and nothing is polled.
 */
export function usePollInterval(isMoving: boolean, milliseconds = 4000): number | false {
  const open = useSyncExternalStore(onLiveOpenChange, isLiveOpen);
  return isMoving && !open ? milliseconds : false;
}

function setOpen(value: boolean): void {
  if (isOpen === value) return;
  isOpen = value;
  for (const listener of openListeners) listener();
}

function notify(event: LiveEvent): void {
  for (const listener of eventListeners) listener(event);
}

/** Starts listening for the signed-in user; ends what was started before. */
export function startLive(): void {
  stopLive();
  const session = findSession();
  if (!session) return;
  const end = new AbortController();
  const name = `${liveLockPrefix}${session.claims.sub}`;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  let leads = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  const relay = (message: Relay): void => channel?.postMessage(message);
  channel?.addEventListener('message', ({ data }: MessageEvent<Relay>) => {
    if (data.kind === 'event') notify(data.event);
    else if (data.kind === 'open') setOpen(data.isOpen);
    else if (leads) relay({ kind: 'open', isOpen });
  });
  const lead = async (): Promise<void> => {
    leads = true;
    const onOpenChange = (value: boolean): void => {
      setOpen(value);
      relay({ kind: 'open', isOpen: value });
    };
    // The stream of the tab before ended with it: what happens until this one opens has to be asked for.
    onOpenChange(false);
    await keepStreamOpen(
      {
        onEvent: (event) => {
          notify(event);
          relay({ kind: 'event', event });
        },
        onOpenChange,
      },
      end.signal,
    );
  };
  stop = () => {
    if (leads) relay({ kind: 'open', isOpen: false });
    end.abort();
    channel?.close();
    setOpen(false);
  };
  relay({ kind: 'ask' });
  void becomeLeader(name, lead, end.signal);
}

async function becomeLeader(name: string, lead: () => Promise<void>, signal: AbortSignal): Promise<void> {
  // Addresses without TLS have no locks, whatever the types say.
  if (!('locks' in navigator)) return lead();
  const { locks } = navigator;
  try {
    await locks.request(name, { signal }, lead);
  } catch (error) {
    // Stopped while waiting for the lock: nothing was begun.
    if (!signal.aborted) throw error;
  }
}

/** Ends the stream with the session. */
export function stopLive(): void {
  stop?.();
  stop = undefined;
}
