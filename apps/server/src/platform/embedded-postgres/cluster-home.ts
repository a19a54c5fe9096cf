import { codeOf } from '#platform/errors/facts.ts';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { canEnter, chooseSystemUser, ownerOfCluster, type SystemUser } from './system-user.ts';
import { EmbeddedPostgresError, type SupervisorLog } from './types.ts';

/** Where the cluster of one DATA_DIR lives, and who runs it. */
export interface ClusterHome {
  /** Contains the cluster, its socket, its log and, if needed, a copy of the binaries. */
  readonly folder: string;
  /** The cluster itself (`PGDATA`), named after PostgreSQL's major version. */
  readonly cluster: string;
  readonly user: SystemUser | undefined;
}

/** For clusters whose DATA_DIR the database's user cannot reach; root only, and never a temporary folder. */
const ELSEWHERE = '/var/lib/ocr-console';
/** In DATA_DIR/postgres: the path of the cluster if it is in another folder. */
const LOCATION_FILE = 'location';
/** In a home elsewhere: the DATA_DIR that it belongs to. */
const BELONGS_FILE = 'belongs-to';

/**
 * Finds the home of DATA_DIR's cluster or makes a new one. Usually that is DATA_DIR/postgres. When we are root and the unprivileged user
 * cannot reach DATA_DIR (it is below /root or another 0700 folder), it is a folder in /var/lib/ocr-console, and DATA_DIR/postgres/location
 * names it. Once chosen, a home never changes, even if the permissions do, so that no start can open an empty database by mistake.
 */
export function findClusterHome(dataDir: string, major: string, log: SupervisorLog): ClusterHome {
  const inside = makeInside(dataDir);
  const folder = recordedHome(inside) ?? inside;
  const found = fs.readdirSync(folder).filter((name) => /^pg\d+$/.test(name));
  if (found.includes(`pg${major}`)) return existingHome(folder, major);
  if (found.length > 0) {
    throw new EmbeddedPostgresError(
      `The database in ${folder} is of PostgreSQL ${found[0]?.slice(2)}, this version runs ${major}: back it up with ` +
        'the version that made it (npm run admin -- backup) and restore it into another DATA_DIR.',
    );
  }
  if (folder !== inside)
    return { folder, cluster: path.join(folder, `pg${major}`), user: chooseSystemUser() };
  return newHome(dataDir, inside, major, log);
}

function makeInside(dataDir: string): string {
  const made = fs.mkdirSync(dataDir, { recursive: true });
  // A strict umask must not shut the database's user out of a folder that we just made ourselves.
  if (made !== undefined) fs.chmodSync(dataDir, 0o755);
  const inside = path.join(fs.realpathSync(dataDir), 'postgres');
  if (fs.mkdirSync(inside, { recursive: true }) !== undefined) fs.chmodSync(inside, 0o755);
  return inside;
}

function recordedHome(inside: string): string | undefined {
  const file = path.join(inside, LOCATION_FILE);
  if (!fs.existsSync(file)) return undefined;
  const folder = fs.readFileSync(file, 'utf8').trim();
  if (fs.existsSync(folder)) return folder;
  throw new EmbeddedPostgresError(
    `The database of this DATA_DIR was kept in ${folder} (says ${file}), which is gone: put it back, or delete that file to start empty.`,
  );
}

function existingHome(folder: string, major: string): ClusterHome {
  const cluster = path.join(folder, `pg${major}`);
  const user = ownerOfCluster(cluster);
  if (!canEnter(folder, user)) {
    throw new EmbeddedPostgresError(
      `User id ${user?.uid}, which owns the database in ${cluster}, can no longer reach it: allow it to enter every parent folder (chmod o+x).`,
    );
  }
  return { folder, cluster, user };
}

function newHome(dataDir: string, inside: string, major: string, log: SupervisorLog): ClusterHome {
  const user = chooseSystemUser();
  if (canEnter(inside, user) || allowTraversal(dataDir, inside, user))
    return { folder: inside, cluster: path.join(inside, `pg${major}`), user };
  const folder = makeElsewhere(fs.realpathSync(dataDir), log);
  recordHome(inside, folder);
  const recorded = recordedHome(inside) ?? folder;
  if (recorded !== folder) fs.rmSync(folder, { recursive: true }); // another first start was quicker
  log.info(`The database's user cannot enter ${dataDir}, so the database is kept in ${recorded}.`);
  return { folder: recorded, cluster: path.join(recorded, `pg${major}`), user };
}

/** We own DATA_DIR itself, so others may be allowed to pass through it (not to list it); we do not own the folders above. */
function allowTraversal(dataDir: string, inside: string, user: SystemUser | undefined): boolean {
  const { mode } = fs.statSync(dataDir);
  fs.chmodSync(dataDir, mode | 0o011);
  if (canEnter(inside, user)) return true;
  fs.chmodSync(dataDir, mode);
  return false;
}

/** The random part keeps a deleted and remade DATA_DIR from waking its predecessor's rows. */
function makeElsewhere(dataDir: string, log: SupervisorLog): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  fs.mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 });
  for (const name of fs.readdirSync(ELSEWHERE).filter((entry) => entry.startsWith(hash))) {
    log.warn(
      `${path.join(ELSEWHERE, name)} holds the database of an earlier ${dataDir}; delete it if nobody needs it.`,
    );
  }
  const folder = path.join(ELSEWHERE, `${hash}-${randomBytes(4).toString('hex')}`);
  fs.mkdirSync(folder);
  fs.chmodSync(folder, 0o755);
  fs.writeFileSync(path.join(folder, BELONGS_FILE), `${dataDir}\n`);
  return folder;
}

/** Written completely, then linked into place: of two concurrent first starts one wins, and neither reads a partial line. */
function recordHome(inside: string, folder: string): void {
  const temporary = path.join(inside, `${LOCATION_FILE}.${process.pid}`);
  const file = fs.openSync(temporary, 'w');
  fs.writeSync(file, `${folder}\n`);
  fs.fsyncSync(file);
  fs.closeSync(file);
  try {
    fs.linkSync(temporary, path.join(inside, LOCATION_FILE));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(temporary, { force: true });
  }
}
