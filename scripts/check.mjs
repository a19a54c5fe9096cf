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

/**
 * The compiler and the lint with types are Go programs that end with their answer: collecting their garbage less often saves a quarter of their
 * processor time, for 1 GB more of memory.
 */
const GARBAGE = '400';

const run = (args, output) => runNode(args, { cwd: root, output, env: { GOGC: GARBAGE, ...process.env } });

/** What to do about the rules without an automatic fix. */
const lintMends = `What to do instead:
  max-lines-per-function    Give a step of the function a name of its own, or a part of the screen a component of its own.
  max-lines                 Make a second file for what belongs together in it.
  consistent-type-assertions  Parse with zod at the edge, narrow with a guard (\`value is …\`), or type the source. Where neither
                            can be, disable the rule for the line and say after -- why the type is known.
  no-non-null-assertion     Handle the missing case; where there is none by construction, \`required(value)\` of platform/errors.`;

const compile = (project, output) => run([tool('typescript', 'tsc'), '-p', project], output);

/**
 * The checks that are no tests. Lint knows all types, and reports what the compiler would; the packages that the console carries are compiled
 * once more without the types of Node, which a browser does not have. Each check gives an exit code, and prints on the terminal or to the stream `output`. */
export const checks = {
  format: (output) => run([tool('oxfmt'), '--check'], output),
  lint: async (output = process.stderr) => {
    const args = ['--type-aware', '--type-check'];
    const code = await run([tool('oxlint'), ...args], output === process.stderr ? undefined : output);
    if (code !== 0) output.write(`${lintMends}\n`);
    return code;
  },
  'browser-types': (output) => compile('packages/tsconfig.browser.json', output),
  boundaries: (output) => run([inRoot('scripts/check-boundaries.mjs')], output),
  conventions: (output) => run([inRoot('scripts/checks/check-conventions.mjs')], output),
  'dead-code': (output) => run([tool('knip'), '--config', 'knip.config.mjs'], output),
};

/** Run by their names and by `npm run test:full`: they find what another check has found. */
export const repeatedChecks = {
  types: async (output) =>
    (await compile('tsconfig.json', output)) ||
    (await compile('e2e/tsconfig.json', output)) ||
    compile('apps/console/tsconfig.json', output),
};

/** `npm run check <name>`; without a name, all that `npm test` runs. */
export async function check(names) {
  await ensureInstalled();
  const requested = names.length > 0 ? names : Object.keys(checks);
  const known = { ...checks, ...repeatedChecks };
  const unknown = requested.find((name) => !known[name]);
  if (unknown) throw new Problem(`Unknown check "${unknown}": there are ${Object.keys(known).join(', ')}.`);
  let worst = 0;
  for (const name of requested) worst = (await known[name]()) || worst;
  return worst;
}
