import type { DocumentKind } from './types.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** The kind of a file by its first bytes (1 KB is enough), never by its name; undefined for anything but the three. */
export function sniffKind(head: Uint8Array): DocumentKind | undefined {
  if (startsWith(head, PNG)) return 'png';
  if (startsWith(head, JPEG)) return 'jpeg';
  // PDF 1.7, appendix H: viewers accept the header anywhere in the first 1024 bytes.
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 1024)).toString('latin1');
  return text.includes('%PDF-') ? 'pdf' : undefined;
}

function startsWith(head: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => head[index] === byte);
}
