import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Asks for the server's health over and over, from a thread of its own, which nothing else in this process delays. */
export async function startPoll(address: string) {
  const worker = new Worker(new URL('live-poll.worker.ts', import.meta.url), { workerData: address });
  await once(worker, 'online');
  return {
    /** How long each answer took since the last time, in milliseconds. */
    async take(): Promise<number[]> {
      const answered = once(worker, 'message') as Promise<[number[]]>;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage('take');
      return (await answered)[0];
    },
    stop: () => worker.terminate(),
  };
}
