import { readFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';
import { Problem } from './problem.mjs';
import { runNode } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

/** The entry of a tool in node_modules, as its package declares it. */
function tool(name, binary = name) {
  const { bin } = JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8'));
  return inRoot('node_modules', name, typeof bin === 'string' ? bin : bin[binary]);
}

const run = (args) => runNode(args, { cwd: root });

/** The checks that are no tests; each gives an exit code. */
export const checks = {
  format: () => run([tool('oxfmt'), '--check']),
  lint: () => run([tool('oxlint'), '--type-aware']),
  types: async () =>
    (await run([tool('typescript', 'tsc'), '-p', 'tsconfig.json'])) ||
    (await run([tool('typescript', 'tsc'), '-p', 'e2e/tsconfig.json'])) ||
    run([tool('typescript', 'tsc'), '-p', 'apps/console/tsconfig.json']),
  boundaries: () => run([inRoot('scripts/check-boundaries.mjs')]),
  conventions: () => run([inRoot('scripts/checks/check-conventions.mjs')]),
  'dead-code': () => run([tool('knip')]),
};

/** `npm run check <name>`; all of them without a name. */
export async function check(names) {
  await ensureInstalled();
  const wanted = names.length > 0 ? names : Object.keys(checks);
  const unknown = wanted.find((name) => !checks[name]);
  if (unknown) throw new Problem(`Unknown check "${unknown}": there are ${Object.keys(checks).join(', ')}.`);
  let worst = 0;
  for (const name of wanted) worst = (await checks[name]()) || worst;
  return worst;
}
