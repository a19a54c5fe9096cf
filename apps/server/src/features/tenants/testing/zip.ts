import { deflateRawSync } from 'node:zlib';

/** An entry's data under its header, and its line in the directory, which may claim that it begins elsewhere (bytes). */
function entryOf(
  name: string,
  data: Buffer,
  offset: number,
): { readonly data: Buffer; readonly line: Buffer } {
  const packed = deflateRawSync(data);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(data.length, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(data.length, 24);
  central.writeUInt16LE(name.length, 28);
  central.writeUInt32LE(offset, 42);
  return {
    data: Buffer.concat([local, Buffer.from(name), packed]),
    line: Buffer.concat([central, Buffer.from(name)]),
  };
}

/** The end record of a directory with one entry. */
function endOf(directory: { readonly size: number; readonly offset: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.size, 12);
  end.writeUInt32LE(directory.offset, 16);
  return end;
}

/** A ZIP with one entry, written by hand; its directory may claim that the entry begins elsewhere (bytes). */
export function zip(name: string, data: Buffer, offset = 0): Uint8Array {
  const { data: entry, line } = entryOf(name, data, offset);
  return Buffer.concat([entry, line, endOf({ size: line.length, offset: entry.length })]);
}

/** A ZIP64 of one entry whose old end record names another directory, of an entry that is harmless. */
export function zip64(name: string, data: Buffer): Uint8Array {
  const entry = entryOf(name, data, 0);
  const harmless = entryOf('a', Buffer.from('x'), entry.data.length);
  const start = entry.data.length + harmless.data.length;
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(1n, 24);
  record.writeBigUInt64LE(1n, 32);
  record.writeBigUInt64LE(BigInt(entry.line.length), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + entry.line.length + harmless.line.length), 8);
  locator.writeUInt32LE(1, 16);
  const end = endOf({ size: 0xff_ff_ff_ff, offset: start + entry.line.length });
  return Buffer.concat([entry.data, harmless.data, entry.line, harmless.line, record, locator, end]);
}
