import { codeOf } from '#platform/errors/facts.ts';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ClusterHome } from './cluster-home.ts';
import { makeFolderFor } from './system-user.ts';
import { EmbeddedPostgresError, PORT } from './types.ts';

/** The kernel's limit for a socket's path, in bytes without the final NUL. */
const LONGEST_SOCKET_PATH = process.platform === 'linux' ? 107 : 103;

/**
 * The folder for the cluster's socket, accessible only to the database's user (and root). Inside the home; when that path is too
 * long for a socket, a short one in the temporary folder, named after the home.
 */
export function makeSocketFolder({ folder, user }: ClusterHome): string {
  const inside = path.join(folder, 'run');
  if (fits(inside)) {
    makeFolderFor(inside, user, 0o700);
    return inside;
  }
  const name = `ocr-pg-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const short =
    [os.tmpdir(), '/tmp'].map((parent) => path.join(parent, name)).find(fits) ?? path.join('/tmp', name);
  const owner = user?.uid ?? process.getuid?.();
  try {
    fs.mkdirSync(short, { mode: 0o700 });
    makeFolderFor(short, user, 0o700);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const found = fs.lstatSync(short);
  // Any user may create folders in the temporary folder: the owner of a foreign one could put a false database there.
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new EmbeddedPostgresError(
      `${short}, needed for the database's socket, belongs to somebody else: remove it or give a shorter DATA_DIR.`,
    );
  }
  return short;
}

/** Removes a folder outside the home; one inside stays. */
export function removeSocketFolder({ folder }: ClusterHome, socketFolder: string): void {
  if (path.dirname(socketFolder) !== folder) fs.rmSync(socketFolder, { recursive: true, force: true });
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH;
}
