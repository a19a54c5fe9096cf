import { on } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { FastifyReply } from 'fastify';
import type { Context } from '#platform/context.ts';
import { closedSignal } from '#platform/http/closed-signal.ts';
import { sendWrittenFile, xlsxType } from '#platform/http/download.ts';
import type { FromWorker, ToWorker } from './export.worker.ts';
import type { ListHead } from './lists/list-sheet.ts';
import { refuseFailure, writeExportFile, type ExportTurn } from './write-export-file.ts';

type Writers = Pick<Context, 'exportThreads' | 'temporaryFolder'>;

/** Has the file written by a thread, in its owner's turn, and sends it. A client that has gone leaves the queue. */
export function sendExport(
  context: Writers,
  reply: FastifyReply,
  turn: Omit<ExportTurn<{ readonly name: string; readonly type: string }>, 'signal'>,
): Promise<void> {
  const signal = closedSignal(reply);
  return sendWrittenFile(context, reply, async (path) => {
    const { missing, name, type } = await writeExportFile(context, path, { ...turn, signal });
    if (missing.length > 0) reportReplaced(reply, missing);
    return { name, type };
  });
}

// A header may have a few kilobytes; with more replaced characters than this, use UTF-8.
const maxReplaced = 200;

function reportReplaced(reply: FastifyReply, missing: readonly string[]): void {
  void reply.header('x-replaced-characters', encodeURIComponent(missing.slice(0, maxReplaced).join('')));
}

/** Sends rows of a list to the writing thread, and waits until it asks for more. */
export type WriteRows = (rows: readonly unknown[]) => Promise<void>;

/**
 * The same for a list of any length as an Excel file: rows are sent as the thread asks for them, so that the list is never in memory as a
 * whole.
 */
export function sendList(
  context: Writers,
  reply: FastifyReply,
  list: {
    readonly name: string;
    readonly owner: string;
    readonly head: ListHead;
    /** Reads the rows and writes them piece by piece, in the list's turn. */
    readonly feed: (write: WriteRows) => Promise<void>;
  },
): Promise<void> {
  const { name, owner, head, feed } = list;
  const signal = closedSignal(reply);
  return sendWrittenFile(context, reply, async (path) => {
    await context.exportThreads.run((worker) => writeList(worker, { type: 'list', head, path }, feed), {
      key: owner,
      signal,
    });
    return { name, type: xlsxType };
  });
}

async function writeList(
  worker: Worker,
  begin: ToWorker,
  feed: (write: WriteRows) => Promise<void>,
): Promise<void> {
  // When the thread ends, so do the waiting and the reading of rows.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the thread sends nothing else
  const replies = on(worker, 'message', { close: ['exit'] }) as AsyncIterableIterator<[FromWorker]>;
  const next = async (): Promise<FromWorker> => {
    const answer = await replies.next();
    if (answer.done === true) throw new Error('The thread that writes exports ended');
    const [reply] = answer.value;
    refuseFailure(reply);
    return reply;
  };
  const report = (message: ToWorker): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(message);
  };
  const give = async (rows: readonly unknown[] | undefined): Promise<void> => {
    await next();
    report({ type: 'rows', rows });
  };
  try {
    report(begin);
    await feed(give);
    await give(undefined);
    await next();
  } finally {
    await replies.return?.();
  }
}
