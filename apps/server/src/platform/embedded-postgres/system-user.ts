import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { EmbeddedPostgresError } from './types.ts';

/** The user that PostgreSQL runs as; `undefined` means "ourselves". PostgreSQL refuses to run as root. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** Tried in this order when the server runs as root. */
const UNPRIVILEGED_NAMES = ['postgres', 'nobody', 'daemon'];

/**
 * The user for a new cluster: ourselves, or an unprivileged one when we are root.
 * @throws EmbeddedPostgresError when there is no suitable user
 */
export function chooseSystemUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) {
    requirePasswdEntry();
    return undefined;
  }
  const entries = fs.readFileSync('/etc/passwd', 'utf8').split('\n').map(toEntry);
  for (const name of UNPRIVILEGED_NAMES) {
    const entry = entries.find((candidate) => candidate.name === name && candidate.uid > 0);
    if (entry) return { uid: entry.uid, gid: entry.gid };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and none of the users postgres, nobody and daemon exists: ' +
      'start as an ordinary user, add one of them, or set DATABASE_URL.',
  );
}

/**
 * The user for an existing cluster is its owner, so that a cluster made by one user still opens when root starts it.
 * @throws EmbeddedPostgresError if we cannot become the cluster's owner
 */
export function ownerOfCluster(cluster: string): SystemUser | undefined {
  const { uid, gid } = fs.statSync(cluster);
  const me = process.getuid?.();
  if (me === undefined || me === uid) return me === 0 ? chooseSystemUser() : undefined;
  if (me === 0) return { uid, gid };
  throw new EmbeddedPostgresError(
    `The database in ${cluster} belongs to user id ${uid}: start as that user or as root, or give another DATA_DIR.`,
  );
}

/** Whether `user` can enter `folder`; asked as that user, so that every parent, group and ACL counts. */
export function canEnter(folder: string, user: SystemUser | undefined): boolean {
  if (!user) return true;
  const script = 'test -x "$1" && test -r "$1"';
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...user, cwd: '/', env: {} }).status === 0;
}

/** Makes `folder` (if missing) with the given mode and, as root, hands it to the database's user. */
export function makeFolderFor(folder: string, user: SystemUser | undefined, mode: number): void {
  fs.mkdirSync(folder, { recursive: true });
  if (user) fs.chownSync(folder, user.uid, user.gid);
  fs.chmodSync(folder, mode);
}

function toEntry(line: string): { name: string | undefined; uid: number; gid: number } {
  const [name, , uid, gid] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}

/** initdb looks up its own user and fails with an unclear error when a container runs under a bare user id. */
function requirePasswdEntry(): void {
  try {
    os.userInfo();
  } catch {
    throw new EmbeddedPostgresError(
      `User id ${process.getuid?.()} has no entry in /etc/passwd, which PostgreSQL needs: ` +
        'add one, start as another user, or set DATABASE_URL.',
    );
  }
}
