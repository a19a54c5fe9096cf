import path from 'node:path';
import { benchFiles } from './benchmarks/bench-files.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { runNode } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

/** `npm run admin`: the server's command line. */
export async function runAdmin(args) {
  await ensureInstalled({ withTools: false });
  return runNode([inRoot('apps/server/src/processes/admin.ts'), ...args]);
}

/** `npm run bench <name>`: one benchmark. */
export async function runBench([name, ...args]) {
  await ensureInstalled();
  const files = benchFiles();
  const nameOf = (file) => path.basename(file).replace(/\.\w+$/, '');
  const file = files.find((candidate) => nameOf(candidate) === name);
  if (!file) throw new Problem(`Which benchmark? There are ${files.map(nameOf).join(', ')}.`);
  return runNode([inRoot('bench', file), ...args]);
}

/** `npm run specimens`: documents of generated layouts with their truth. */
export async function runSpecimens(args) {
  await ensureInstalled();
  return runNode([inRoot('packages/specimens/src/grammar/write-documents.ts'), ...args]);
}

/** `npm run fit`: the label model's weights from its lists. */
export async function runFit(args) {
  await ensureInstalled();
  return runNode([inRoot('packages/extraction/fit/fit.ts'), ...args]);
}

/** `npm run test:faults`: the whole product while everything it depends on fails, drawn from a seed. */
export async function runFaults(args) {
  await ensureInstalled();
  return runNode([inRoot('apps/server/test/faults/faults-process.ts'), ...args]);
}
