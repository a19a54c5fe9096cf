import fs from 'node:fs';
import path from 'node:path';
import { isSameProcess, processIdentity } from './process-identity.mjs';

/**
 * The servers that run from this checkout: a file each, so that nothing is reinstalled or swept away under one.
 * @typedef {{ file: string, processes: string[], console: string }} Instance
 */

/**
 * Enters this process.
 * @param {string} folder
 * @param {string} console the folder of the console's build that it serves
 * @returns {Instance}
 */
export function enterInstance(folder, console) {
  fs.mkdirSync(folder, { recursive: true });
  const instance = {
    file: path.join(folder, `${process.pid}.json`),
    processes: [processIdentity(process.pid) ?? ''],
    console,
  };
  write(instance);
  return instance;
}

/** Adds the server's own process, which may outlive a killed launcher for a moment. */
export function addProcess(instance, pid) {
  const identity = processIdentity(pid);
  if (identity) instance.processes.push(identity);
  write(instance);
}

export function leaveInstance(instance) {
  fs.rmSync(instance.file, { force: true });
}

/**
 * The instances that live; files of dead ones are removed.
 * @param {string} folder
 * @returns {Instance[]}
 */
export function listInstances(folder) {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files
    .map((name) => path.join(folder, name))
    .flatMap((file) => {
      const instance = read(file);
      if (instance?.processes.some(isSameProcess)) return [instance];
      fs.rmSync(file, { force: true });
      return [];
    });
}

function read(file) {
  try {
    return { ...JSON.parse(fs.readFileSync(file, 'utf8')), file };
  } catch {
    return undefined;
  }
}

function write({ file, ...rest }) {
  fs.writeFileSync(`${file}.new`, JSON.stringify(rest));
  fs.renameSync(`${file}.new`, file);
}
