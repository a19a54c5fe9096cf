import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installPackages, isProgram, mayInstall } from './debian.mjs';
import { Problem } from './problem.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of the tests: `CHROMIUM_PATH`, one on PATH, or Debian's, installed now where we may. @throws Problem */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new Problem(`CHROMIUM_PATH is ${given}, which is no program.`);
  const found = given ?? findBrowser(process.env.PATH ?? '');
  const may = mayInstall();
  if (found && (hasJapaneseFont() || !may)) return found;
  if (!may)
    throw new Problem('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH.');
  const packages = [...(found ? [] : ['chromium']), 'fonts-noto-cjk'];
  if (!(await installPackages(packages))) {
    throw new Problem(
      `apt-get could not install ${packages.join(' and ')}: install them, or set CHROMIUM_PATH.`,
    );
  }
  const installed = found ?? findBrowser(process.env.PATH ?? '');
  if (!installed) throw new Problem('Chromium was installed but is not on PATH: set CHROMIUM_PATH.');
  return installed;
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
