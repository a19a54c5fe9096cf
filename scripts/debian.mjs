import fs from 'node:fs';
import path from 'node:path';
import { runToEnd } from './run.mjs';

/** Whether programs that only tests need may be installed here: as root of a Debian. */
export function mayInstall() {
  return process.getuid?.() === 0 && isOnPath('apt-get');
}

/** Installs Debian packages. False when it could not. */
export async function installPackages(packages) {
  console.log(`Installing ${packages.join(' and ')} from Debian …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await runToEnd('apt-get', ['update', '-qq'], options);
  const command = ['install', '-qq', '-y', '--no-install-recommends', ...packages];
  return (await runToEnd('apt-get', command, options)) === 0;
}

/**
 * Programs that some tests need, by the packages they come in, installed where we may: one that moves a process's clock, and
 * the native OCR engine. Without them those tests are skipped.
 */
const forTests = {
  faketime: ['faketime'],
  tesseract: ['tesseract-ocr', 'tesseract-ocr-jpn', 'tesseract-ocr-jpn-vert'],
};

export async function ensureTestPrograms() {
  const missing = Object.keys(forTests).filter((program) => !isOnPath(program));
  if (missing.length > 0 && mayInstall())
    await installPackages(missing.flatMap((program) => forTests[program]));
}

function isOnPath(name) {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => isProgram(path.join(folder, name)));
}

export function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
