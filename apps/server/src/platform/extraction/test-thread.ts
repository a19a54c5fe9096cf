import { required } from '#platform/errors/required.ts';
import { parentPort, threadId } from 'node:worker_threads';
import type { Message } from './extraction-threads.ts';

const port = required(parentPort, 'The port of a thread');

/** A thread for tests that does what the template's first field is called. */
port.on('message', (message: Message) => {
  if (message.type === 'page') return;
  const command = message.template.fields[0]?.name;
  if (command === 'die') process.exit(1);
  if (command === 'overflow')
    for (const hoard: number[][] = []; ;) hoard.push(Array.from({ length: 100_000 }, Math.random));
  if (command === 'hang') for (;;);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  port.postMessage({ type: 'done', result: { fields: [], tables: [], threadId } });
});
