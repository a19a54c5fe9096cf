/**
 * `Content-Disposition` of a download whose name survives in any script (RFC 6266): plain ASCII for old clients, and
 * the whole name in UTF-8.
 */
export function attachment(fileName: string): string {
  // eslint-disable-next-line no-control-regex
  const name = fileName.toWellFormed().replace(/[\u0000-\u001f\u007f"*/:<>?\\|]/g, '_');
  const ascii = name
    .replace(/[^\x20-\x7e]/g, '_')
    .replaceAll('%', '_')
    .replace(/_{2,}/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
