import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, chmodSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/**
 * The commit of the previous release: `PREVIOUS_RELEASE`, or the last one without the newest migration. Undefined without the history (an
 * archive, a shallow copy).
 */
export function findPreviousRelease(): string | undefined {
  try {
    const named = process.env['PREVIOUS_RELEASE'];
    if (named !== undefined) return git('rev-parse', '--verify', `${named}^{commit}`);
    const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'apps/server/migrations/*.sql');
    return git('rev-parse', '--verify', `${newest}^`);
  } catch {
    return undefined;
  }
}

/** A folder for a checkout, on the disk of the installed packages; those who open documents may read it. */
export function makeCheckoutFolder(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'release-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Puts a commit's sources into a folder, next to the currently installed packages. Returns its server's start file. */
export function checkOut(commit: string, folder: string): string {
  const archive = execFileSync('git', ['-C', root, 'archive', commit, 'apps', 'packages', 'package.json'], {
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  // Linked file by file: the processes that open documents may read below their own checkout only.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  return join(folder, 'apps/server/src/processes/start.ts');
}
