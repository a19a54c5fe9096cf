/**
 * Makes of a fresh checkout what an image holds: the packages that run, the console's build in `console`, no tools. For throw-away checkouts
 * only: it deletes what a developer needs.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { buildConsole } from '../../scripts/console-build.mjs';
import { install } from '../../scripts/install.mjs';
import { inRoot, root } from '../../scripts/paths.mjs';

await install();
fs.mkdirSync(inRoot('apps/console/dist'), { recursive: true });
await buildConsole(inRoot('console'));
execFileSync('npm', ['prune', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
  cwd: root,
  stdio: 'inherit',
});
// The console's parts are in its build.
for (const folder of ['apps/console', 'node_modules/@mantine', 'node_modules/@tabler'])
  fs.rmSync(inRoot(folder), { recursive: true, force: true });
