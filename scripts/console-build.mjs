import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { runNode } from './run.mjs';

/** What the console is made of; a change in any of these files gives a build of its own. */
const sources = [
  'apps/console',
  'packages/contract',
  'packages/billing',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/console-build.mjs',
];
const builds = inRoot('apps/console/dist');
const BUILDING = '.building-';

/** The folder of the build that belongs to the sources as they are now, whether or not it exists yet. */
export function consoleFolder() {
  return path.join(builds, hashSources(sources.map((name) => inRoot(name))));
}

/** Builds the console into `folder`, which appears whole or not at all. @throws Problem */
export async function buildConsole(folder) {
  console.log('Building the console …');
  const started = Date.now();
  const temporary = path.join(builds, `${BUILDING}${process.pid}`);
  const vite = inRoot('node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', temporary, '--emptyOutDir', '--logLevel', 'warn'];
  const code = await runNode(args, {
    cwd: inRoot('apps/console'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Problem('The console could not be built; the message is above.');
  await compressFiles(temporary);
  fs.renameSync(temporary, folder);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** A packet carries a smaller one anyway. */
const MIN_COMPRESSED_BYTES = 1_000;
const packers = {
  // The best quality would take five seconds for a twentieth less.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes a compressed copy next to each file of a build; the server sends it to browsers that accept it. */
export async function compressFiles(folder) {
  const files = listFiles(folder).filter((file) => /\.(js|css|svg)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = fs.readFileSync(file);
      if (bytes.length < MIN_COMPRESSED_BYTES) return;
      for (const [ending, pack] of Object.entries(packers))
        fs.writeFileSync(`${file}.${ending}`, await pack(bytes));
    }),
  );
}

/** Removes builds that no server uses, and remains of killed builds; call under the lock. */
export function sweepBuilds(used) {
  for (const name of fs.existsSync(builds) ? fs.readdirSync(builds) : []) {
    const folder = path.join(builds, name);
    if (!used.includes(folder)) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A hash of all files, by name and content; builds, packages and tests left out.
 * @param {string[]} paths files and folders
 */
export function hashSources(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(listFiles)) {
    hash
      .update(`${path.relative(inRoot(), file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(name) {
  if (!fs.statSync(name).isDirectory()) return [name];
  return fs
    .readdirSync(name, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => listFiles(path.join(name, entry.name)));
}
