/**
 * A small server for the tests: supervises the cluster of the DATA_DIR given as first argument (`share` as second shares it), says so in
 * one line of JSON, repeats it on every line it reads, and stops cleanly on SIGTERM or on the line `stop`.
 */
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../index.ts';

const [dataDir = '', mode] = process.argv.slice(2);
const report = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

try {
  const log = {
    info: (message: string) => report({ log: message }),
    warn: (message: string) => report({ log: message }),
  };
  const postgres = await startEmbeddedPostgres({ dataDir, log, share: mode === 'share' });
  const { owner, app, adopted } = postgres;
  const state = (): void => report({ owner, app, adopted, restarts: postgres.restarts });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    process.exit(0);
  };
  void postgres.lost.then((error) => report({ lost: error.message }));
  process.on('SIGTERM', () => void stop());
  state();
  createInterface({ input: process.stdin }).on('line', (line) => (line === 'stop' ? void stop() : state()));
} catch (error) {
  report({ error: (error as Error).message });
  process.exit(1);
}
