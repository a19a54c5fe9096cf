import { closeSync, ftruncateSync, openSync, rmSync, write as writeCallback } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CHUNK_BYTES = 1024 * 1024;
const write = promisify(writeCallback);

/**
 * A file without a name through which a process is shown one document after the other: the server writes it, the
 * process holds a descriptor that only reads. So a process never opens a path, and sees no document but its own.
 */
export class DocumentSlot {
  readonly #writable: number;
  #readable: number | undefined;
  #busy: Promise<void> = Promise.resolve();
  #closed = false;

  /** @param folder where the file is made; it may be one that the process can write */
  constructor(folder: string) {
    const path = join(folder, 'document');
    this.#writable = openSync(path, 'wx', 0o600);
    this.#readable = openSync(path, 'r');
    // Elsewhere than on Windows, which keeps the name until the file is closed.
    if (process.platform !== 'win32') rmSync(path);
  }

  /** The descriptor to hand over to the process. */
  get readable(): number {
    return this.#readable ?? -1;
  }

  /** After the process was started: it has the descriptor now. */
  handedOver(): void {
    if (this.#readable !== undefined) closeSync(this.#readable);
    this.#readable = undefined;
  }

  /** Puts the file at `path` in the place of the document before. */
  put(path: string): Promise<void> {
    const putting = this.#busy.then(() => this.#copy(path));
    this.#busy = putting.catch(() => undefined);
    return putting;
  }

  /** Gives the document's space back. */
  clear(): void {
    if (!this.#closed) ftruncateSync(this.#writable);
  }

  close(): void {
    this.handedOver();
    void this.#closeWhenFree();
  }

  async #closeWhenFree(): Promise<void> {
    await this.#busy;
    if (!this.#closed) closeSync(this.#writable);
    this.#closed = true;
  }

  async #copy(path: string): Promise<void> {
    if (this.#closed) throw new Error('The process has ended');
    const source = await open(path);
    try {
      ftruncateSync(this.#writable);
      const { size } = await source.stat();
      const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(1, size)));
      for (let at = 0; ;) {
        const { bytesRead } = await source.read(buffer, 0, buffer.length, at);
        if (bytesRead === 0) return;
        for (let done = 0; done < bytesRead;) {
          const { bytesWritten } = await write(this.#writable, buffer, done, bytesRead - done, at + done);
          done += bytesWritten;
        }
        at += bytesRead;
      }
    } finally {
      await source.close();
    }
  }
}
