import type { FastifyReply } from 'fastify';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The headers of a file to be saved. The name survives in any language (RFC 6266): plain for old programs, encoded for all others. */
export function setDownload(reply: FastifyReply, file: { name: string; type: string }): FastifyReply {
  const plain = file.name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(file.name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
}
