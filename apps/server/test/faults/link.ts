import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** The way between one process and what it depends on, which can be cut, slowed down or made silent. */
export interface Link {
  readonly port: number;
  /** Ends all connections and refuses new ones until `heal`. */
  cut(): void;
  /** Delays every piece of data by this many milliseconds until `heal`. */
  delay(milliseconds: number): void;
  /** Stops all data without an error until `heal`; what was sent meanwhile is delivered then. */
  silence(): void;
  heal(): void;
  close(): Promise<void>;
}

/** Listens on a free port and passes everything on to the port that `target` names at that moment. */
export async function openLink(target: () => number): Promise<Link> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let milliseconds = 0;
  let silence: PromiseWithResolvers<void> | undefined;

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  async function* slowed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      if (milliseconds > 0) await sleep(milliseconds);
      await silence?.promise;
      yield chunk;
    }
  }
  const pass = async (from: Socket): Promise<void> => {
    if (isCut) return void from.destroy();
    keep(from);
    const to = keep(connect({ port: target(), host: '127.0.0.1', noDelay: true }));
    // What one side ends or breaks ends for the other: what happens then is for the product to judge.
    const ways = [pipeline(from, slowed, to), pipeline(to, slowed, from)];
    await Promise.all(ways).catch(() => [from, to].forEach((socket) => socket.destroy()));
  };

  const server = createServer({ noDelay: true }, (socket) => void pass(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const heal = (): void => {
    isCut = false;
    milliseconds = 0;
    silence?.resolve();
    silence = undefined;
  };
  const endAll = (): void => sockets.forEach((socket) => void socket.resetAndDestroy());
  return {
    port,
    cut: () => {
      isCut = true;
      endAll();
    },
    delay: (by) => void (milliseconds = by),
    // What waits already must be let go by the same `heal`.
    silence: () => void (silence ??= Promise.withResolvers<void>()),
    heal,
    close: async () => {
      heal();
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
