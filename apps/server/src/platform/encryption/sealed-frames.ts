import { createCipheriv, createDecipheriv } from 'node:crypto';

/** `key`: the key is another one, or the bytes were changed; `damaged`: they were cut off, or are no frames at all. */
export type FrameProblem = 'key' | 'damaged';

const frameBytes = 64 * 1024;
const headerBytes = 4;
const tagBytes = 16;
const lastFrame = 0x8000_0000;

/** Bytes that sealing adds to each frame. */
const frameOverhead = headerBytes + tagBytes;

/**
 * Encrypts a stream with AES-256-GCM, in frames that carry their place and whether they are the last: none can be exchanged, left out or cut
 * off unnoticed. Use the key for this stream only: nonces are counted from 0.
 */
export async function* sealFrames(key: Uint8Array, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let place = 0;
  for await (const { content, isLast } of inFrames(source)) {
    const header = Buffer.alloc(headerBytes);
    header.writeUInt32BE(content.length + (isLast ? lastFrame : 0));
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(header);
    yield Buffer.concat([header, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
    place += 1;
  }
}

/**
 * Decrypts the result of `sealFrames`. Each frame is verified before it is passed on; truncated data fails after the last frame. `refuse`
 * makes the errors.
 */
export async function* openFrames(
  key: Uint8Array,
  source: AsyncIterable<Buffer>,
  refuse: (problem: FrameProblem) => Error,
): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let place = 0;
  let isWhole = false;
  for await (const chunk of source) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let frame = firstFrame(rest); frame !== undefined; frame = firstFrame(rest)) {
      if (isWhole || frame.length > frameBytes) throw refuse('damaged');
      yield openFrame({ ...frame, key, place, refuse });
      rest = rest.subarray(headerBytes + frame.length + tagBytes);
      place += 1;
      isWhole = frame.isLast;
    }
  }
  if (!isWhole || rest.length > 0) throw refuse('damaged');
}

/** The length of the content, from the length of its sealed form. */
export function contentLength(sealedBytes: number): number {
  return sealedBytes - Math.ceil(sealedBytes / (frameBytes + frameOverhead)) * frameOverhead;
}

async function* inFrames(source: AsyncIterable<Buffer>) {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length > frameBytes) {
      yield { content: rest.subarray(0, frameBytes), isLast: false };
      rest = rest.subarray(frameBytes);
    }
  }
  yield { content: rest, isLast: true };
}

interface Frame {
  readonly header: Buffer;
  readonly length: number;
  readonly isLast: boolean;
  readonly content: Buffer;
  readonly tag: Buffer;
}

/** The first frame of the bytes, or undefined as long as it has not come whole. */
function firstFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < headerBytes) return undefined;
  const head = bytes.readUInt32BE();
  const isLast = head >= lastFrame;
  const length = isLast ? head - lastFrame : head;
  const end = headerBytes + length;
  // A length that no frame has is damage: the caller is to see it at once, not after reading so much.
  if (length <= frameBytes && bytes.length < end + tagBytes) return undefined;
  const header = bytes.subarray(0, headerBytes);
  return {
    header,
    length,
    isLast,
    content: bytes.subarray(headerBytes, end),
    tag: bytes.subarray(end, end + tagBytes),
  };
}

function openFrame(
  frame: Frame & { key: Uint8Array; place: number; refuse: (problem: FrameProblem) => Error },
): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', frame.key, nonceOf(frame.place))
      .setAAD(frame.header)
      .setAuthTag(frame.tag);
    return Buffer.concat([decipher.update(frame.content), decipher.final()]);
  } catch {
    throw frame.refuse('key');
  }
}

/** A key encrypts one file, and a place in it one frame: no nonce is used twice. */
function nonceOf(place: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(place, 6, 6);
  return nonce;
}
