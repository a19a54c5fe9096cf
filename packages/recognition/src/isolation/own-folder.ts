import { chownSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'ocr-reading-';
const STALE_MS = 24 * 3_600_000;

/** A new folder that only `user` (the server's own if undefined) and the superuser can read. */
export function makeOwnFolder(user: number | undefined): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `${PREFIX}${process.pid}-`));
  if (user !== undefined) chownSync(folder, user, user);
  return folder;
}

/** Removes it as far as possible; the rest is swept a day later. */
export function removeOwnFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // A process that is just ending may still write.
  }
}

/** Removes folders of servers that were killed a day ago or longer. */
export function sweepOwnFolders(): void {
  const parent = realpathSync(tmpdir());
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)) && isStale(join(parent, name)))
      removeOwnFolder(join(parent, name));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isStale(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > STALE_MS;
}
