import { parseArgs } from 'node:util';
import type { PoolConfig } from 'pg';
import type { Services } from '../services.ts';
import { renewEncryption } from './renew-encryption.ts';
import { scanStorage, type ScanReport } from './scan-storage.ts';

const hourMs = 3_600_000;
const defaultGraceHours = 24;

/** `npm run admin -- storage scan [--repair] [--grace-hours <n>]`; the status is 2 where something is left to do. */
export async function scanCommand({ context }: Services, args: string[], owner: PoolConfig): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { repair: { type: 'boolean', default: false }, 'grace-hours': { type: 'string' } },
  });
  const hours = values['grace-hours'] ?? String(defaultGraceHours);
  if (!/^\d{1,5}$/.test(hours)) throw new Error('--grace-hours must be a whole number');
  const at = context.clock.now();
  const report = await scanStorage(context, {
    owner,
    repair: values.repair,
    graceMs: Number(hours) * hourMs,
    at,
  });
  console.log(describeScan(report).join('\n'));
  if (isWork(report)) process.exitCode = 2;
}

function isWork({ bad, orphans, brokenPictures, unowned, removed }: ScanReport): boolean {
  return (
    bad.some(({ repaired }) => !repaired) ||
    unowned.length > 0 ||
    (!removed && orphans.length + brokenPictures.length > 0)
  );
}

/** What was found, a line each, and a sum at the end. */
function describeScan({ documents, learnt, removed, ...found }: ScanReport): string[] {
  const deleted = removed ? 'deleted' : 'left; --repair deletes it';
  return [
    ...found.bad.map(
      ({ key, problem, owners, repaired }) =>
        `${problem}  ${key}: ${owners.join('; ') || 'no row names it'}${repaired ? '; made again from another copy' : ''}`,
    ),
    ...found.unowned.map(
      (key) => `unowned  ${key}: a row names it and none counts it; left alone, report this`,
    ),
    ...found.orphans.map((key) => `orphan   ${key}: belongs to nothing; ${deleted}`),
    ...found.brokenPictures.map(
      (key) =>
        `broken   ${key}: a page picture that is not whole; ${deleted}, and it is made again when looked at`,
    ),
    `Documents read and compared: ${documents}. Missing or changed: ${found.bad.length}. Objects of nobody: ${found.orphans.length}. Broken pictures: ${found.brokenPictures.length}.`,
    ...(learnt > 0 ? [`Checksums taken for the first time: ${learnt}.`] : []),
  ];
}

/** `npm run admin -- storage encrypt` */
export async function encryptCommand(
  { context }: Services,
  _args: string[],
  owner: PoolConfig,
): Promise<void> {
  const [newest] = context.config.storage.keys ?? [];
  if (newest === undefined) throw new Error('Set STORAGE_KEYS: there is no key to encrypt with.');
  const { renewed, current, skipped } = await renewEncryption(context, owner);
  console.log(
    `Encrypted with the key "${newest.id}": ${renewed}. Encrypted with it before: ${current}. Left, as uploads under way or orphans: ${skipped}.`,
  );
  if (skipped === 0) console.log('Other keys may be left out of STORAGE_KEYS now.');
  else {
    console.log('Keep the other keys: run it again later, or "storage scan --repair" first.');
    process.exitCode = 2;
  }
}
