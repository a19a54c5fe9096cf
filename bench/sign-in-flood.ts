/**
 * Memory of the server during a flood of sign-ins: 10,000 with the default limits, then as many without the limit per address, so that
 * passwords are hashed as fast as the machine can. Prints the answers and the peak memory of each half of each flood.
 *
 * npm run bench sign-in-flood [-- --calls 10000]
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { callRaw } from './lib/raw-http.ts';
import { startServer } from './lib/server.ts';

const { values } = parseArgs({ options: { calls: { type: 'string', default: '10000' } } });
const calls = Number(values.calls);
const lanes = 100;
const body = Buffer.from(JSON.stringify({ email: 'nobody@example.com', password: 'Wrong#Pass1' }));
const call = {
  method: 'POST',
  path: '/api/auth/login',
  headers: { 'content-type': 'application/json' },
  body,
};

await flood('limits as they come', {});
await flood('limit per address lifted', { RATE_SIGN_INS_PER_MINUTE: '1000000' });

async function flood(name: string, env: Record<string, string>): Promise<void> {
  const server = await startServer({ PROCESSES: 'api', ...env });
  try {
    const before = await memoryOf(server.pid);
    const largest = [0, 0];
    const answers: Record<string, number> = {};
    let sent = 0;
    const start = performance.now();
    const lane = async () => {
      while (sent < calls) {
        sent += 1;
        const half = sent <= calls / 2 ? 0 : 1;
        const { code } = await callRaw(server.address, call);
        answers[code] = (answers[code] ?? 0) + 1;
        if (sent % 50 === 0) largest[half] = Math.max(largest[half]!, await memoryOf(server.pid));
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    const seconds = (performance.now() - start) / 1000;
    const counts = Object.entries(answers).map(([code, count]) => `${code}: ${count}`);
    console.log(`${name}: ${calls} sign-ins in ${seconds.toFixed(0)} s; ${counts.join(', ')}`);
    console.log(
      `  memory before ${before} MB, at most ${largest[0]} MB in the first half, ${largest[1]} MB in the second`,
    );
  } finally {
    await server.stop();
  }
}

/** Resident megabytes of a process. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
}
