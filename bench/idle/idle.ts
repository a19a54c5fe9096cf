/**
 * The memory of all of `npm start` while idle: each process of the tree (PSS: shared memory counts in parts), a minute and three minutes
 * after a first start. Exits with 1 if the last is above the goal.
 *
 * npm run bench idle [-- --minutes 1,3 --goal 350]
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { treeByCommand } from '../lib/process-tree.ts';
import { freePort } from '../lib/server.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1,3' }, goal: { type: 'string', default: '350' } },
});
const root = join(import.meta.dirname, '../..');
const dataDir = await mkdtemp(join(tmpdir(), 'ocr-idle-'));
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  HOST: '127.0.0.1',
  DEMO: '1',
};
const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
const ended = new Promise<void>((resolve) => npm.once('exit', () => resolve()));
try {
  await new Promise<void>((resolve, reject) => {
    npm.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('is ready at')) resolve();
    });
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  const start = performance.now();
  for (const minute of values.minutes.split(',').map(Number)) {
    const left = minute * 60_000 - (performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, left)));
    const rows = treeByCommand(npm.pid!);
    const total = rows.reduce((sum, { megabytes }) => sum + megabytes, 0);
    console.log(`\nminute ${minute}: ${total.toFixed(0)} MB`);
    for (const { command, processes, megabytes } of rows)
      console.log(`${megabytes.toFixed(1).padStart(8)}  ${command}${processes > 1 ? ` (${processes})` : ''}`);
    process.exitCode = total > Number(values.goal) ? 1 : 0;
  }
} finally {
  process.kill(-npm.pid!, 'SIGINT');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
