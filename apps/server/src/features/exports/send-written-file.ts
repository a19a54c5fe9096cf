import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Context } from '#platform/context.ts';
import { attachment } from '#platform/http/attachment.ts';

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes a workbook to a temporary file and sends it from there: a failure is answered as one instead of breaking
 * off a download, and a slow client holds no database connection.
 */
export async function sendWrittenFile(
  context: Pick<Context, 'temporaryFolder'>,
  reply: FastifyReply,
  fileName: string,
  write: (path: string) => Promise<unknown>,
): Promise<void> {
  const folder = await mkdtemp(join(context.temporaryFolder, 'export-'));
  try {
    const path = join(folder, 'workbook');
    await write(path);
    const file = await open(path);
    const { size } = await file.stat();
    void reply
      .type(spreadsheetType)
      .header('content-disposition', attachment(fileName))
      .header('content-length', size);
    // The open file outlives its name; the stream closes it.
    await reply.send(file.createReadStream());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
