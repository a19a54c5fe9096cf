import { once } from 'node:events';
import { required } from '#platform/errors/required.ts';
import { writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { framesOf, yieldToServer } from '#platform/concurrency/threads.ts';
import { writeExport, type ExportJob } from './write-export.ts';
import type { ListHead } from './lists/list-sheet.ts';
import { writeList } from './lists/write-list.ts';

/** Messages to the thread: a complete job, or a list, whose rows the thread asks for until there are none. */
export type ToWorker =
  | { readonly type: 'job'; readonly job: ExportJob; readonly path: string }
  | { readonly type: 'list'; readonly head: ListHead; readonly path: string }
  | { readonly type: 'rows'; readonly rows: readonly unknown[] | undefined };
export type FromWorker =
  | { readonly type: 'wants' }
  | {
      readonly type: 'done';
      readonly failed: string | undefined;
      /** Characters that the file's encoding has no place for. */
      readonly missing?: readonly string[];
    };

const port = required(parentPort, 'The port of a thread');

yieldToServer();

port.on('message', (message: ToWorker) => {
  if (message.type !== 'rows') void write(message);
});

async function write(message: Exclude<ToWorker, { type: 'rows' }>): Promise<void> {
  const { path } = message;
  try {
    if (message.type === 'list') {
      await writeList(path, message.head, receiveRows());
      report({ type: 'done', failed: undefined });
      return;
    }
    const { bytes, missing } = await writeExport(message.job);
    await writeFile(path, bytes, { mode: 0o600 });
    report({ type: 'done', failed: undefined, missing });
  } catch (error) {
    report({ type: 'done', failed: framesOf(error) });
  }
}

async function* receiveRows(): AsyncGenerator<never> {
  for (;;) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- what the server answers to that
    const answered = once(port, 'message') as Promise<[ToWorker & { type: 'rows' }]>;
    report({ type: 'wants' });
    const [{ rows }] = await answered;
    if (rows === undefined) return;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- rows of the list that was begun
    yield* rows as never[];
  }
}

function report(reply: FromWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  port.postMessage(reply);
}
