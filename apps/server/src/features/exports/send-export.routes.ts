import type { FastifyReply } from 'fastify';
import { askThread } from '#platform/concurrency/threads.ts';
import type { Context } from '#platform/context.ts';
import { sendWrittenFile } from '#platform/http/download.ts';
import type { ExportJob } from './write-export.ts';

/** Has the file written by a thread, in its owner's turn, and sends it. */
export function sendExport(
  context: Pick<Context, 'exportThreads' | 'temporaryFolder'>,
  reply: FastifyReply,
  file: { readonly name: string; readonly type: string; readonly owner: string; readonly job: ExportJob },
): Promise<void> {
  return sendWrittenFile(context, reply, file, (path) =>
    context.exportThreads.run(
      async (worker) => {
        const reply = await askThread<{ failed: string | undefined }>(worker, { job: file.job, path });
        if (reply.failed !== undefined) throw new Error(`Writing an export failed\n${reply.failed}`);
      },
      { key: file.owner },
    ),
  );
}
