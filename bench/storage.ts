/**
 * What encryption at rest adds to storing and reading a document on a local disk, encrypted and not in turns.
 *
 *   npm run bench storage [-- --rounds 20]
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createStorage, type Storage } from '../apps/server/src/platform/storage/index.ts';
import { median } from './lib/client.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);
const folder = await mkdtemp(join(tmpdir(), 'ocr-bench-storage-'));
const places = { url: undefined, endpoint: undefined, temporaryFolder: folder };
const storages = {
  plain: createStorage({ ...places, dataDir: join(folder, 'plain') }),
  encrypted: createStorage({
    ...places,
    dataDir: join(folder, 'encrypted'),
    keys: [{ id: 'bench', bytes: randomBytes(32) }],
  }),
};

/** Milliseconds and processor milliseconds of `work`. */
async function measure(work: () => Promise<unknown>): Promise<[number, number]> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return [performance.now() - start, (user + system) / 1000];
}

async function runOnce(storage: Storage, bytes: Buffer) {
  const path = join(folder, 'upload');
  await writeFile(path, bytes, { flush: true });
  return {
    store: await measure(() => storage.putFile('tenants/t/document', path)),
    download: await measure(async () => {
      const found = await storage.findStream('tenants/t/document');
      for await (const chunk of found?.stream ?? []) void chunk;
    }),
    open: await measure(() => storage.withLocalFile('tenants/t/document', async () => undefined)),
  };
}

try {
  console.log('size  what      plain ms (cpu)   encrypted ms (cpu)');
  for (const megabytes of [0.1, 1, 20]) {
    const bytes = randomBytes(megabytes * 1_000_000);
    const runs = { plain: [], encrypted: [] } as Record<
      keyof typeof storages,
      Awaited<ReturnType<typeof runOnce>>[]
    >;
    for (let round = 0; round < rounds; round += 1)
      for (const kind of ['plain', 'encrypted'] as const)
        runs[kind].push(await runOnce(storages[kind], bytes));
    for (const what of ['store', 'download', 'open'] as const) {
      const figures = (['plain', 'encrypted'] as const).map((kind) => {
        const [time, cpu] = [0, 1].map((index) => median(runs[kind].map((run) => run[what][index]!)));
        return `${time!.toFixed(1)} (${cpu!.toFixed(1)})`.padEnd(17);
      });
      console.log(`${String(megabytes).padEnd(5)} ${what.padEnd(9)} ${figures.join('')}`);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
