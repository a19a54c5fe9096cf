import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { askThread } from '#platform/concurrency/threads.ts';
import type { Context } from '#platform/context.ts';
import type { FromWorker, ToWorker } from './export.worker.ts';
import type { ExportJob } from './write-export.ts';

type Writers = Pick<Context, 'exportThreads' | 'temporaryFolder'>;

/** Whose turn it is, and what is fetched in it: fetched before, whole results would wait in memory. */
export interface ExportTurn<Named> {
  readonly owner: string;
  /** What the file is made from, and what it is called. */
  readonly gather: () => Promise<Named & { readonly job: ExportJob }>;
  readonly signal?: AbortSignal;
}

/**
 * Has a thread write the file under a path, in its owner's turn. Returns what it is called, and the characters that its encoding has no place for.
 * @throws what `gather` throws; AppError `TOO_MANY_REQUESTS` when too much of the owner waits already; the signal's reason when it ends first
 */
export function writeExportFile<Named>(
  { exportThreads }: Pick<Writers, 'exportThreads'>,
  path: string,
  { owner, gather, signal }: ExportTurn<Named>,
): Promise<Omit<Named, 'job'> & { readonly missing: readonly string[] }> {
  return exportThreads.runPrepared(
    gather,
    async (worker, { job, ...file }) => {
      const message: ToWorker = { type: 'job', job, path };
      const answer = await askThread<FromWorker>(worker, message);
      refuseFailure(answer);
      return { ...file, missing: answer.type === 'done' ? (answer.missing ?? []) : [] };
    },
    { key: owner, signal },
  );
}

/** The same for a file small enough to be kept whole, such as an invoice. */
export async function writeExportBytes(
  context: Writers,
  { owner, job }: { readonly owner: string; readonly job: ExportJob },
): Promise<Buffer> {
  const folder = await mkdtemp(join(context.temporaryFolder, 'export-'));
  try {
    const path = join(folder, 'file');
    await writeExportFile(context, path, { owner, gather: () => Promise.resolve({ job }) });
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws Error with the frames of what failed in the thread */
export function refuseFailure(reply: FromWorker): void {
  if (reply.type === 'done' && reply.failed !== undefined)
    throw new Error(`Writing an export failed\n${reply.failed}`);
}
