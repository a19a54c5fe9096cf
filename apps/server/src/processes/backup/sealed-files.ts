import { createHash, hkdfSync, scrypt } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { openFrames, sealFrames } from '#platform/encryption/sealed-frames.ts';
import { codeOf } from '#platform/errors/facts.ts';
import { BackupError } from './backup-error.ts';

/** Of a file of a backup, before it is compressed and encrypted. */
export interface Digest {
  readonly bytes: number;
  readonly sha256: string;
}

const keyBytes = 32;
// 128 MB and about half a second for each guess of a passphrase.
const scryptCost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

/** The key of a backup; `salt` is new for each backup, so no two use the same key. */
export async function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  const derive: (secret: string, salt: Buffer, bytes: number, cost: typeof scryptCost) => Promise<unknown> =
    promisify(scrypt);
  const key = await derive(passphrase, salt, keyBytes, scryptCost);
  if (!Buffer.isBuffer(key)) throw new Error('scrypt made no key');
  return key;
}

/**
 * The files of one backup: compressed (Zstandard) and, with a key, encrypted with AES-256-GCM. Each file has a key of its own, derived from its
 * name, and is encrypted in frames that carry their place, so files and frames can neither be exchanged nor cut off unnoticed.
 */
export class SealedFiles {
  readonly #folder: string;
  readonly #key: Buffer | undefined;

  constructor(folder: string, key: Buffer | undefined) {
    this.#folder = folder;
    this.#key = key;
  }

  /** Writes a file to the disk itself; folders below the backup are made as needed. */
  async write(name: string, content: Readable): Promise<Digest> {
    const path = join(this.#folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const meter = new Meter();
    await pipeline(
      content,
      (source: AsyncIterable<Buffer>) => meter.through(source),
      createZstdCompress(),
      (source: AsyncIterable<Buffer>) => this.#seal(name, source),
      createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }),
    );
    return meter.digest();
  }

  /**
   * Sends a file's content into `target`. It fails after the last byte where the content is not what was written, so keep nothing before it returns.
   * @throws BackupError where the file is missing, damaged, or encrypted with another passphrase
   */
  async read(name: string, expected: Digest, target: NodeJS.WritableStream): Promise<void> {
    const meter = new Meter();
    try {
      await pipeline(
        createReadStream(join(this.#folder, name)),
        (source: AsyncIterable<Buffer>) => this.#open(name, source),
        createZstdDecompress(),
        (source: AsyncIterable<Buffer>) => meter.through(source),
        target,
      );
    } catch (error) {
      const code = codeOf(error) ?? '';
      if (code === 'ENOENT') throw new BackupError(`The backup lacks its file ${name}.`);
      if (code.startsWith('ZSTD') || code === 'Z_BUF_ERROR') throw damaged(name);
      throw error;
    }
    const { bytes, sha256 } = meter.digest();
    if (bytes !== expected.bytes || sha256 !== expected.sha256) throw damaged(name);
  }

  #fileKey(name: string): Buffer | undefined {
    if (this.#key === undefined) return undefined;
    return Buffer.from(hkdfSync('sha256', this.#key, Buffer.alloc(0), name, keyBytes));
  }

  #seal(name: string, source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    const key = this.#fileKey(name);
    return key === undefined ? source : sealFrames(key, source);
  }

  #open(name: string, source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    const key = this.#fileKey(name);
    if (key === undefined) return source;
    return openFrames(key, source, (problem) =>
      problem === 'damaged'
        ? damaged(name)
        : new BackupError(
            `BACKUP_PASSPHRASE is not the one that the backup was made with, or its file ${name} is damaged.`,
          ),
    );
  }
}

class Meter {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  async *through(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.#hash.update(chunk);
      this.#bytes += chunk.length;
      yield chunk;
    }
  }

  digest(): Digest {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

function damaged(name: string): BackupError {
  return new BackupError(`The backup's file ${name} is damaged: it does not hold what was written.`);
}
