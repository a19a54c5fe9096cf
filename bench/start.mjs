/**
 * How long the product takes to answer: `npm start` in a fresh clone of the last commit (install, build, database, demo), then again with
 * everything there, and how long it takes to stop. `npm run bench start [runs of the second start]`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/paths.mjs';

const runs = Number(process.argv[2] ?? 5);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ocr-bench-start-'));
fs.chmodSync(folder, 0o755); // as root, the database runs as another user
const checkout = path.join(folder, 'checkout');
const port = await freePort();

try {
  execFileSync('git', ['clone', '--quiet', root, checkout]);
  const fresh = await startAndStop();
  const again = [];
  for (let run = 0; run < runs; run += 1) again.push(await startAndStop());
  report('fresh start', [fresh.ready]);
  report(
    'second start',
    again.map(({ ready }) => ready),
  );
  report(
    'stop',
    again.map(({ stopped }) => stopped),
  );
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Seconds from `npm start` to the first ready answer, and from SIGTERM to npm's end. */
async function startAndStop() {
  const env = { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' };
  const log = fs.openSync(path.join(folder, 'log'), 'w');
  const started = performance.now();
  const npm = spawn('npm', ['start'], { cwd: checkout, env, stdio: ['ignore', log, log] });
  fs.closeSync(log);
  const exited = once(npm, 'exit');
  while (!(await isReady())) {
    if (npm.exitCode !== null) throw new Error(fs.readFileSync(path.join(folder, 'log'), 'utf8'));
    await sleep(20);
  }
  const ready = (performance.now() - started) / 1000;
  await sleep(2_000);
  const stopping = performance.now();
  npm.kill('SIGTERM');
  await exited;
  return { ready, stopped: (performance.now() - stopping) / 1000 };
}

async function isReady() {
  try {
    return (await fetch(`http://localhost:${port}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}

function report(name, seconds) {
  const sorted = seconds.toSorted((one, other) => one - other);
  const [least, median, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map(
    (value) => value.toFixed(2),
  );
  console.log(`${name.padEnd(14)} median ${median} s (${least} to ${most}, ${seconds.length} runs)`);
}

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address();
  server.close();
  return free;
}
