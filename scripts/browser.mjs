import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installPackages, isProgram, mayInstall } from './debian.mjs';
import { Problem } from './problem.mjs';

/** Chromium without windows draws the same pages for a fifth less of the processor: taken first where there is one. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of the tests: `CHROMIUM_PATH`, one on PATH, or Debian's, installed now where we may. @throws Problem */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new Problem(`CHROMIUM_PATH is ${given}, which is no program.`);
  if (mayInstall()) await installBrowser(given !== undefined);
  const found = given ?? findBrowser(process.env.PATH ?? '');
  if (!found)
    throw new Problem('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH.');
  return found;
}

/** Installs the missing ones of Debian's browser and Japanese font, if Debian has them. */
async function installBrowser(isGiven) {
  if (!hasJapaneseFont()) await installPackages(['fonts-noto-cjk']);
  const found = isGiven || findBrowser(process.env.PATH ?? '');
  if (found === true || found?.endsWith(SHELL)) return;
  if (!(await installPackages([SHELL])) && !found) await installPackages(['chromium']);
}

/**
 * @param {string} searchPath as in the environment variable PATH
 * @returns {string | undefined}
 */
export function findBrowser(searchPath) {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...macApps].find(isProgram);
}

/** Without one, Japanese screens are boxes. */
function hasJapaneseFont() {
  const { stdout, error } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return error ? process.platform === 'darwin' : stdout.trim() !== '';
}
