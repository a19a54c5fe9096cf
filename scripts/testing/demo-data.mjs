import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { findPinnedNode } from '../pinned-node.mjs';
import { inRoot, root } from '../paths.mjs';
import { Problem } from '../problem.mjs';

const LONGEST_START_MS = 300_000;

/**
 * Data folders with the demo for servers that tests start: made once, as the first start makes it, and copied. Where a server cannot be asked
 * to stop (Windows) nothing is made, and each makes its own.
 * @param {string[]} folders
 * @param {NodeJS.ProcessEnv} env
 */
export async function makeDemoData([first, ...others], env) {
  if (process.platform === 'win32') return;
  const port = await freePort();
  const server = spawn(findPinnedNode(), [inRoot('scripts/launch.mjs'), 'start'], {
    cwd: root,
    env: { ...env, PORT: String(port), DATA_DIR: first, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => void server.once('exit', resolve).once('error', resolve));
  try {
    await Promise.race([isReady(`http://localhost:${port}/api/health/ready`), ended]);
    if (server.exitCode !== null) throw new Problem('The server that makes the demo ended; why is above.');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
  // As root the database belongs to another user, who is kept.
  for (const folder of others) await promisify(execFile)('cp', ['-Rp', path.join(first, '.'), folder]);
}

async function isReady(address) {
  const end = performance.now() + LONGEST_START_MS;
  while (performance.now() < end) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(100);
  }
  throw new Problem('The server that makes the demo was not ready in five minutes.');
}
