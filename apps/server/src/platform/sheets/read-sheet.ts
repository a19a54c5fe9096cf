import { Worker } from 'node:worker_threads';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { createSemaphore } from '#platform/concurrency/semaphore.ts';

export type Cell = string | number | boolean | Date | null;

const inflate = promisify(inflateRaw);
const endLength = 22;
const locatorLength = 20;
const zip64Sentinel = 0xff_ff_ff_ff;
const maxEntries = 200;
const maxInflatedBytes = 16 * 1024 * 1024;
const heapMb = 192;
const timeoutMs = 15_000;

const semaphore = createSemaphore({ permits: 2, permitsPerKey: 1 });

/**
 * Reads the first sheet of an uploaded Excel file. It is unpacked once with a hard limit on its size before it is parsed, and parsed in a
 * thread with its own heap and time limit, so that no file can crash the process.
 * @param owner the uploader: one sheet per owner is read at a time
 * @returns at most `rows` rows of `columns` cells, or undefined if it is not a readable Excel file
 */
export async function readSheet(
  bytes: Buffer,
  size: { readonly rows: number; readonly columns: number },
  owner: string,
): Promise<Cell[][] | undefined> {
  const read = async () => {
    await checkArchive(bytes);
    return readInThread(bytes, size);
  };
  return semaphore.run(() => read().catch(() => undefined), undefined, owner);
}

/**
 * Inflates every entry of a ZIP within a total limit. Throws on anything by which another reader could see other entries: ZIP64, several parts,
 * anything after the end record or between it and its directory, and lengths that are not in the directory.
 */
async function checkArchive(bytes: Buffer): Promise<void> {
  const end = bytes.length - endLength;
  if (bytes.readUInt32LE(end) !== 0x06054b50 || bytes.readUInt16LE(end + 20) !== 0)
    throw new Error('No ZIP directory at the end');
  if (bytes.readUInt32LE(end - locatorLength) === 0x07064b50) throw new Error('A ZIP64');
  const entries = bytes.readUInt16LE(end + 10);
  if (bytes.readUInt32LE(end + 4) !== 0 || bytes.readUInt16LE(end + 8) !== entries)
    throw new Error('A ZIP of several parts');
  if (entries === 0 || entries > maxEntries) throw new Error('Too many entries');
  let at = bytes.readUInt32LE(end + 16);
  if (at + bytes.readUInt32LE(end + 12) !== end) throw new Error('A gap around the directory');
  let left = maxInflatedBytes;
  for (let entry = 0; entry < entries; entry += 1) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('Broken ZIP directory');
    left -= await inflatedLength(bytes, at, left);
    if (left < 0) throw new Error('Too large');
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (at !== end) throw new Error('Entries beside the directory');
}

/** The length of the entry whose line in the directory is at a position; up to a limit. */
async function inflatedLength(bytes: Buffer, line: number, limit: number): Promise<number> {
  const [method, packed] = [bytes.readUInt16LE(line + 10), bytes.readUInt32LE(line + 20)];
  const [unpacked, header] = [bytes.readUInt32LE(line + 24), bytes.readUInt32LE(line + 42)];
  if ([packed, unpacked, header].includes(zip64Sentinel)) throw new Error('A ZIP64');
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed) throw new Error('Broken ZIP entry');
  if (method === 0) return packed;
  // Of an entry without a length other readers search for the end themselves.
  if (method !== 8 || packed === 0) throw new Error('Unknown compression');
  return (await inflate(data, { maxOutputLength: Math.max(limit, 1) })).length;
}

async function readInThread(bytes: Buffer, size: { rows: number; columns: number }): Promise<Cell[][]> {
  const worker = new Worker(new URL('read-sheet.worker.ts', import.meta.url), {
    workerData: { bytes, ...size },
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Cell[][]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The reader ended without an answer')));
      timer = setTimeout(() => reject(new Error('The reader took too long')), timeoutMs);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
