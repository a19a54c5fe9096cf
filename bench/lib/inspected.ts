/** Sends one command of the DevTools protocol. */
type Inspect = (
  method: 'HeapProfiler.enable' | 'HeapProfiler.collectGarbage' | 'Runtime.getHeapUsage',
) => Promise<unknown>;

/** Megabytes of heap of a page or a Node process after collections; a single collection leaves what waits for a finaliser. */
export async function measureHeap(inspect: Inspect): Promise<number> {
  await inspect('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await inspect('HeapProfiler.collectGarbage');
  const { usedSize } = (await inspect('Runtime.getHeapUsage')) as { usedSize: number };
  return usedSize / 1e6;
}

/** The inspector of a Node process that was started with `--inspect=127.0.0.1:<port>`. */
export async function openInspector(port: number): Promise<{ inspect: Inspect; close: () => void }> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let last = 0;
  const inspect = (method: string): Promise<unknown> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method }));
    });
  return { inspect, close: () => socket.close() };
}
