import { required } from '#platform/errors/required.ts';
import { parentPort } from 'node:worker_threads';
import type { Page } from '@ocr/extraction';
import { framesOf, yieldToServer } from '#platform/concurrency/threads.ts';
import type { Message, Reply } from './extraction-threads.ts';
import { runners } from './tasks.ts';

const port = required(parentPort, 'The port of a thread');

yieldToServer();
let pages: Page[] = [];

port.on('message', (message: Message) => {
  if (message.type === 'page') {
    const read =
      // oxlint-disable-next-line typescript/consistent-type-assertions -- stored by the server, read by nobody between
      typeof message.page === 'string' ? (JSON.parse(message.page) as Page | Page[]) : message.page;
    pages = pages.concat(read);
    return;
  }
  const all = pages;
  pages = [];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  port.postMessage(answer(message, all));
});

function answer({ name, template, options }: Message & { type: 'task' }, all: readonly Page[]): Reply {
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the caller pairs the name with its options
    return { type: 'done', result: runners[name](all, template, options as never) };
  } catch (error) {
    return { type: 'failed', where: framesOf(error) };
  }
}
