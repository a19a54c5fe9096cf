import fs from 'node:fs';
import path from 'node:path';
import { buildConsole, consoleFolder, sweepBuilds } from './console-build.mjs';
import { install, isInstalled } from './install.mjs';
import { enterInstance, listInstances } from './instances.mjs';
import { withLock } from './lock.mjs';
import { cache } from './paths.mjs';
import { Problem } from './problem.mjs';

const instances = path.join(cache, 'instances');
const lock = path.join(cache, 'setup.lock');

/**
 * Installs the packages if they are not what the lock file says, but never under a running server. With the tools of checks, tests
 * and benchmarks unless `withTools` is false.
 */
export async function ensureInstalled({ withTools = true } = {}) {
  if (isInstalled({ withTools })) return;
  await locked(() => installIfNeeded({ withTools }));
}

/**
 * Everything that a server needs: packages, the console's build, and its entry among the running instances. Of several starts at once one
 * works and the others wait.
 */
export function prepareServer() {
  const console = isInstalled({ withTools: false }) && consoleFolder();
  // A checkout that we cannot write to (installed by root, started by another user) is used as it is.
  if (console && fs.existsSync(console) && !canWrite())
    return Promise.resolve({ console, instance: undefined });
  return locked(async () => {
    await installIfNeeded({ withTools: false });
    const folder = consoleFolder();
    if (!fs.existsSync(folder)) await buildConsole(folder);
    sweepBuilds([folder, ...listInstances(instances).map((other) => other.console)]);
    return { console: folder, instance: enterInstance(instances, folder) };
  });
}

async function installIfNeeded({ withTools }) {
  if (isInstalled({ withTools })) return;
  // Adding the tools leaves alone what a server has loaded and may load.
  const running = isInstalled({ withTools: false }) ? [] : listInstances(instances);
  if (running.length > 0) {
    const pids = running.map((instance) => Number.parseInt(instance.processes[0], 10));
    throw new Problem(
      `The packages have changed, but a server runs from this checkout (process ${pids.join(', ')}): stop it first, then start again.`,
    );
  }
  await install({ withTools });
}

function locked(work) {
  return withLock(lock, work, { onWait: () => console.log('Waiting for another start of this checkout …') });
}

function canWrite() {
  try {
    fs.mkdirSync(instances, { recursive: true });
    fs.accessSync(instances, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
