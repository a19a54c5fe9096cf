import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverCommand, serverEnvironment } from '../../scripts/server-command.mjs';

/** A server of its own on a free port of this machine, with its own data, stopped and swept at the end. */
export interface BenchServer {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export async function startServer(
  env: Record<string, string> = {},
  nodeArguments: readonly string[] = [],
): Promise<BenchServer> {
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'ocr-bench-')));
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeArguments, ...serverCommand], {
    env: {
      ...serverEnvironment(),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('is ready at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (env['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port of this machine without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
