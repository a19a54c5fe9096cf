import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A folder's own disk, in memory. */
export interface DiskOptions {
  readonly megabytes: number;
  /** Octal. */
  readonly mode: string;
  /** Root by default. */
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined;
}

/** Gives an empty folder a disk of its own. False where disks cannot be mounted: only root can, on Linux. */
export function mountDisk(folder: string, { megabytes, mode, owner }: DiskOptions): boolean {
  const { uid, gid } = owner ?? { uid: 0, gid: 0 };
  const options = `size=${megabytes}m,mode=${mode},uid=${uid},gid=${gid}`;
  return (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0
  );
}

export function unmountDisk(folder: string): void {
  execFileSync('umount', [folder]);
}

/** Leaves no room on a disk for a time. */
export async function fillDisk(disk: string, milliseconds: number): Promise<void> {
  const file = join(disk, 'fill');
  await fill(file);
  await sleep(milliseconds);
  await rm(file, { force: true });
}

/** Writes until nothing fits any more. */
async function fill(file: string): Promise<void> {
  const stream = createWriteStream(file);
  const full = once(stream, 'error');
  const block = Buffer.alloc(1_000_000);
  const write = (): void => {
    stream.write(block, (error) => (error ? undefined : write()));
  };
  write();
  await full;
}
