import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSameProcess, processIdentity } from './process-identity.mjs';

/**
 * Runs `work` while no other process of this machine does so with the same lock file. A killed holder is detected by its identity.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void }} [options] `onWait` is called once if another process has the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { onWait = () => undefined } = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  let waited = false;
  while (!tryLock(file)) {
    if (!waited) onWait();
    waited = true;
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** The file appears complete, by a link, so that no process reads half an identity. */
function tryLock(file) {
  const mine = `${file}.${process.pid}`;
  fs.writeFileSync(mine, processIdentity(process.pid) ?? '');
  try {
    fs.linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeIfAbandoned(file, mine);
    return false;
  } finally {
    fs.rmSync(mine, { force: true });
  }
}

/** Renames the dead holder's file; if it was a new holder's instead, it is renamed back. */
function removeIfAbandoned(file, mine) {
  const holder = read(file);
  if (holder === undefined || isSameProcess(holder)) return;
  const aside = `${mine}.abandoned`;
  try {
    fs.renameSync(file, aside);
    if (read(aside) !== holder) fs.linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
