import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/**
 * The programs of `npm run bench`: the files in the folder, and of a folder in it the file of its name. Dead code is everything else there
 * that none of them imports (`knip.config.mjs`).
 * @param {string} [folder]
 * @returns {string[]} paths in the folder
 */
export function benchFiles(folder = inRoot('bench')) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/${entry.name}.ts` : entry.name))
    .filter(
      (file) =>
        /^(?:[a-z0-9-]+\/)?[a-z0-9-]+\.(mjs|ts)$/.test(file) && fs.existsSync(path.join(folder, file)),
    );
}
