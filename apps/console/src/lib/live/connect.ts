import type { LiveEvent } from '@ocr/contract';
import { routes } from '@ocr/contract/routes';
import { actOnRefusal, buildAddress, buildHeaders } from '#lib/api/transport.ts';
import { getConfig } from '#lib/config.ts';
import { readEventStream } from '#lib/live/event-stream.ts';

const retryDelays = [1000, 2000, 5000, 15_000, 30_000] as const;
/** The server sends a comment at least this often; silence twice as long means a dead connection. */
const silenceLimit = 60_000;

/** Events of the stream. `isOpen` false means: poll instead. */
export interface StreamListener {
  readonly onEvent: (event: LiveEvent) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Holds the event stream open until `signal` ends it, reconnecting with growing pauses. */
export async function keepStreamOpen(listener: StreamListener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const wasOpen = await openOnce(listener, signal);
    listener.onOpenChange(false);
    failures = wasOpen ? 0 : failures + 1;
    await pause(retryDelays[Math.min(failures, retryDelays.length - 1)] ?? 1000, signal);
  }
}

/** One connection, from opening to its end. True when it had opened. */
async function openOnce(listener: StreamListener, signal: AbortSignal): Promise<boolean> {
  const { path, method } = routes.listenEvents;
  const { headers, token } = buildHeaders({ headers: { Accept: 'text/event-stream' } });
  const own = new AbortController();
  const cancel = (): void => own.abort();
  signal.addEventListener('abort', cancel, { once: true });
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = (): void => {
    clearTimeout(silence);
    silence = setTimeout(cancel, silenceLimit);
  };
  let isOpen = false;
  try {
    const response = await fetch(buildAddress(getConfig().apiBase, { method, path }), {
      headers,
      signal: own.signal,
      cache: 'no-store',
    });
    if (response.status === 401) actOnRefusal({ code: 401, message: 'UNAUTHORIZED' }, token);
    if (!response.ok || !response.body) return false;
    isOpen = true;
    heard();
    listener.onOpenChange(true);
    await readEventStream(response.body.pipeThrough(tap(heard)), (data) => {
      const event = parseEvent(data);
      if (event) listener.onEvent(event);
    });
  } catch {
    // Cut off, offline or cancelled: the caller decides whether to try again.
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', cancel);
  }
  return isOpen;
}

function tap(onChunk: () => void): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      onChunk();
      controller.enqueue(chunk);
    },
  });
}

function parseEvent(data: string): LiveEvent | undefined {
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the server sends nothing else on this stream
    return JSON.parse(data) as LiveEvent;
  } catch {
    return undefined;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, milliseconds);
    function finish(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    }
    signal.addEventListener('abort', finish, { once: true });
    if (signal.aborted) finish();
  });
}
