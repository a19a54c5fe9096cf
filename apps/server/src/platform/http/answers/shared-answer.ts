import { brotliCompressSync, gzipSync, type BrotliOptions, type ZlibOptions } from 'node:zlib';

/** Answers that are sent more than once, each with what it was compressed to. */
const compressedOf = new WeakMap<NodeJS.ArrayBufferView, Map<'br' | 'gzip', Buffer>>();

/**
 * The data of an answer that several calls get: checked, written as JSON and compressed once for all of them. Whoever shares it may see
 * all of it, so it is made by a shared run (`SharedRuns`) whose key names everything that the data depends on, the caller's rights too.
 */
export class SharedAnswer<Data> {
  readonly data: Data;
  private bytes: Buffer | undefined;

  constructor(data: Data) {
    this.data = data;
  }

  /** The whole answer in UTF-8, as `write` returns it for the first call that sends it. All calls are of one route. */
  written(write: (data: Data) => string): Buffer {
    if (this.bytes === undefined) {
      this.bytes = Buffer.from(write(this.data));
      compressedOf.set(this.bytes, new Map());
    }
    return this.bytes;
  }
}

/** Compresses answers at once; one that is shared only the first time. For the plugin that compresses, in place of Node's own functions. */
export const answerCompression = {
  gzipSync: (bytes: NodeJS.ArrayBufferView, options: ZlibOptions) =>
    compressOnce('gzip', bytes, () => gzipSync(bytes, options)),
  brotliCompressSync: (bytes: NodeJS.ArrayBufferView, options: BrotliOptions) =>
    compressOnce('br', bytes, () => brotliCompressSync(bytes, options)),
};

function compressOnce(
  encoding: 'br' | 'gzip',
  bytes: NodeJS.ArrayBufferView,
  compress: () => Buffer,
): Buffer {
  const known = compressedOf.get(bytes);
  if (known === undefined) return compress();
  const compressed = known.get(encoding) ?? compress();
  known.set(encoding, compressed);
  return compressed;
}
