import { Worker } from 'node:worker_threads';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { createSemaphore } from '#platform/concurrency/semaphore.ts';

export type Cell = string | number | boolean | Date | null;

const inflate = promisify(inflateRaw);
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

/** Reads a ZIP's directory and inflates every entry within a total limit. Throws on anything that is not a plain ZIP. */
async function checkArchive(bytes: Buffer): Promise<void> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1) throw new Error('No ZIP directory');
  const entries = bytes.readUInt16LE(end + 10);
  if (entries === 0 || entries > maxEntries) throw new Error('Too many entries');
  let at = bytes.readUInt32LE(end + 16);
  let left = maxInflatedBytes;
  for (let entry = 0; entry < entries; entry += 1) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('Broken ZIP directory');
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const header = bytes.readUInt32LE(at + 42);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const data = bytes.subarray(start, start + packed);
    if (method !== 0 && method !== 8) throw new Error('Unknown compression');
    left -= method === 0 ? data.length : (await inflate(data, { maxOutputLength: Math.max(left, 1) })).length;
    if (left < 0) throw new Error('Too large');
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
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
