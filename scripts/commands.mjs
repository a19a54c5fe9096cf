import fs from 'node:fs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { runNode } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

/** `npm run admin`: the server's command line. */
export async function runAdmin(args) {
  await ensureInstalled();
  return runNode([inRoot('apps/server/src/processes/admin.ts'), ...args]);
}

/** `npm run bench <name>`: one benchmark. */
export async function runBench([name, ...args]) {
  await ensureInstalled();
  const files = fs.readdirSync(inRoot('bench')).filter((file) => /^[a-z0-9-]+\.(mjs|ts)$/.test(file));
  const file = files.find((candidate) => candidate.replace(/\.\w+$/, '') === name);
  if (!file)
    throw new Problem(
      `Which benchmark? There are ${files.map((one) => one.replace(/\.\w+$/, '')).join(', ')}.`,
    );
  return runNode([inRoot('bench', file), ...args]);
}

/** `npm run specimens`: documents of generated layouts with their truth. */
export async function runSpecimens(args) {
  await ensureInstalled();
  return runNode([inRoot('packages/specimens/src/grammar/write-documents.ts'), ...args]);
}
