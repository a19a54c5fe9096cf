import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const url = `${workerData as string}/api/health/live`;
let times: number[] = [];

parentPort!.on('message', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort!.postMessage(times);
  times = [];
});

for (;;) {
  const start = performance.now();
  const code = await ask();
  if (code !== 200) throw new Error(`The server's health is answered ${code}`);
  times.push(performance.now() - start);
  await sleep(5);
}

function ask(): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    })
      .once('error', reject)
      .end();
  });
}
