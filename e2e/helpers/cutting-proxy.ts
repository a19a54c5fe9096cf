import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to the product that can break as networks do. */
export interface CuttingProxy {
  readonly address: string;
  /** Connections that send this text are cut when the response arrives, until the proxy is repaired: what they sent did arrive. */
  cutAnswersTo(text: string): void;
  repair(): void;
  close(): Promise<void>;
}

/** Passes bytes on between the browser and `target`, until it is asked to cut. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let cutAt: string | undefined;
  const server = createServer((browser) => {
    const product = connect(Number(port), hostname);
    let isDoomed = false;
    for (const socket of [browser, product]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        product.destroy();
      });
    }
    browser.on('data', (bytes) => {
      if (cutAt !== undefined && bytes.includes(cutAt)) isDoomed = true;
      product.write(bytes);
    });
    product.on('data', (bytes) => {
      if (!isDoomed) browser.write(bytes);
      else if (!browser.destroyed) browser.resetAndDestroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // By name, as a person types it; `localhost` counts as secure, which other names do not.
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    cutAnswersTo: (text) => {
      cutAt = text;
    },
    repair: () => {
      cutAt = undefined;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
