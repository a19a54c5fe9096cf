import type { LiveEvent } from '@ocr/contract';

/** So long an event may take before it counts as lost. */
const timeoutMs = 10_000;

/** A live stream, as a tab of the console opens one. */
export interface Listener {
  /** When the end of a request was heard (`performance.now`); undefined where it was not. */
  endOf(requestId: string): Promise<number | undefined>;
  readonly close: () => void;
}

/** Opens a stream, and keeps when each request's end was heard. */
export async function listen(address: string, token: string): Promise<Listener> {
  const stop = new AbortController();
  const response = await fetch(`${address}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  if (!response.ok || response.body === null)
    throw new Error(`A stream was answered with ${response.status}`);
  const ends = new Map<string, number>();
  const waiting = new Map<string, () => void>();
  void follow(response.body, (event) => {
    if (event.type !== 'request' || event.status === 'processing') return;
    ends.set(event.requestId, performance.now());
    waiting.get(event.requestId)?.();
  });
  return {
    async endOf(requestId) {
      if (!ends.has(requestId)) {
        const heard = new Promise<void>((resolve) => void waiting.set(requestId, resolve));
        await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
      }
      return ends.get(requestId);
    },
    close: () => stop.abort(),
  };
}

async function follow(body: ReadableStream<Uint8Array>, take: (event: LiveEvent) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const bytes of body) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) take(JSON.parse(line.slice(6)) as LiveEvent);
    }
  } catch {
    // Closed.
  }
}
