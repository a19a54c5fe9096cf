/** A stream of a hand-written PDF: its dictionary's entries other than /Length, and its bytes. */
export interface RawStream {
  readonly entries?: string;
  readonly bytes: Buffer;
}

/**
 * Writes a PDF from its objects: the first one, number 1, is the catalogue. Each is the object's text, or a stream.
 * Nothing is checked, so that broken and hostile documents can be written.
 */
export function writeRawPdf(objects: readonly (string | RawStream)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]!.length;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const bytes = writeObject(index + 1, object);
    parts.push(bytes);
    length += bytes.length;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function writeObject(number: number, object: string | RawStream): Buffer {
  if (typeof object === 'string') return Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1');
  return Buffer.concat([
    Buffer.from(
      `${number} 0 obj\n<< ${object.entries ?? ''} /Length ${object.bytes.length} >>\nstream\n`,
      'latin1',
    ),
    object.bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
