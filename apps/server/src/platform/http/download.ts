import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanLine } from '@ocr/contract';
import type { FastifyReply } from 'fastify';
import type { Context } from '#platform/context.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The headers of a file to be saved. */
export function setDownload(reply: FastifyReply, file: { name: string; type: string }): FastifyReply {
  return reply.type(file.type).header('content-disposition', disposition('attachment', file.name));
}

/**
 * `Content-Disposition` of a file to be saved or shown, whose name survives in any script (RFC 6266): plain ASCII for old clients, and
 * the whole name in UTF-8.
 */
export function disposition(type: 'attachment' | 'inline', fileName: string): string {
  const name = cleanLine(fileName).replace(/["*/:<>?\\|]/g, '_');
  const ascii = name
    .replace(/[^\x20-\x7e]/g, '_')
    .replaceAll('%', '_')
    .replace(/_{2,}/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * Sends a file that `write` makes under a temporary path, and names: a failure is answered as one instead of breaking off a
 * download, and a slow client occupies no database connection.
 */
export async function sendWrittenFile(
  context: Pick<Context, 'temporaryFolder'>,
  reply: FastifyReply,
  write: (path: string) => Promise<{ readonly name: string; readonly type: string }>,
): Promise<void> {
  const folder = await mkdtemp(join(context.temporaryFolder, 'export-'));
  try {
    const path = join(folder, 'file');
    const file = await write(path);
    const written = await open(path);
    const { size } = await written.stat();
    // The open file outlives its name; the stream closes it.
    await setDownload(reply, file).header('content-length', size).send(written.createReadStream());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
