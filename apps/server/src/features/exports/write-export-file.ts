import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { askThread } from '#platform/concurrency/threads.ts';
import type { Context } from '#platform/context.ts';
import type { FromWorker, ToWorker } from './export.worker.ts';
import type { ExportJob } from './write-export.ts';

type Writers = Pick<Context, 'exportThreads' | 'temporaryFolder'>;

/** Has a thread write the file under a path, in its owner's turn. Returns the characters that its encoding has no place for. */
export function writeExportFile(
  { exportThreads }: Pick<Writers, 'exportThreads'>,
  path: string,
  { owner, job }: { readonly owner: string; readonly job: ExportJob },
): Promise<readonly string[]> {
  return exportThreads.run(
    async (worker) => {
      const message: ToWorker = { type: 'job', job, path };
      const answer = await askThread<FromWorker>(worker, message);
      refuseFailure(answer);
      return answer.type === 'done' ? (answer.missing ?? []) : [];
    },
    { key: owner },
  );
}

/** The same for a file small enough to be kept whole, such as an invoice. */
export async function writeExportBytes(
  context: Writers,
  file: { readonly owner: string; readonly job: ExportJob },
): Promise<Buffer> {
  const folder = await mkdtemp(join(context.temporaryFolder, 'export-'));
  try {
    const path = join(folder, 'file');
    await writeExportFile(context, path, file);
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
