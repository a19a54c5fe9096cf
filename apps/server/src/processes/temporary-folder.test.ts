import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from './temporary-folder.ts';

const moduleUrl = new URL('./temporary-folder.ts', import.meta.url).href;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ocr-temporary-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Another process that has a folder in the same place, until it is killed. */
async function startOther() {
  const script = `const { makeTemporaryFolder } = await import(${JSON.stringify(moduleUrl)});
    console.log(await makeTemporaryFolder(${JSON.stringify(dataDir)})); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = chunk.toString().trim();
  await writeFile(join(folder, 'upload'), 'bytes');
  return {
    folder,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test.skipIf(process.platform !== 'linux')(
  'what a killed process left is swept by the next one; what a running one has is not',
  async () => {
    const dead = await startOther();
    const alive = await startOther();
    try {
      await dead.kill();
      const own = await makeTemporaryFolder(dataDir);
      expect(existsSync(dead.folder)).toBe(false);
      expect((await readdir(join(dataDir, 'tmp'))).toSorted()).toEqual(
        [basename(alive.folder), basename(own)].toSorted(),
      );
      expect(await readdir(alive.folder)).toEqual(['upload']);
    } finally {
      await alive.kill();
    }
  },
);

test('of a process that cannot be asked for, a folder is kept for a day', async () => {
  const names = ['of-yesterday', 'of-today', `${crypto.randomUUID()}_1_1_0123456789ab`];
  for (const name of names) await mkdir(join(dataDir, 'tmp', name), { recursive: true });
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(dataDir, 'tmp', 'of-yesterday'), longAgo, longAgo);
  const own = await makeTemporaryFolder(dataDir);
  expect((await readdir(join(dataDir, 'tmp'))).toSorted()).toEqual(
    [...names.slice(1), basename(own)].toSorted(),
  );
});
