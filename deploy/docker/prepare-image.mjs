/**
 * Makes of a fresh checkout what an image holds: the packages that run, the console's build in `console`, no tools. For throw-away checkouts
 * only: it deletes what a developer needs.
 */
import fs from 'node:fs';
import { buildConsole } from '../../scripts/console-build.mjs';
import { install } from '../../scripts/install.mjs';
import { inRoot } from '../../scripts/paths.mjs';

await install({ withTools: false });
fs.mkdirSync(inRoot('apps/console/dist'), { recursive: true });
await buildConsole(inRoot('console'));
// The console's parts are in its build, and what built it has done its work.
const built = /^(@mantine|@tabler|@vitejs|@rolldown|rolldown|vite|lightningcss.*)$/;
for (const name of fs.readdirSync(inRoot('node_modules')).filter((each) => built.test(each)))
  fs.rmSync(inRoot('node_modules', name), { recursive: true, force: true });
fs.rmSync(inRoot('apps/console'), { recursive: true, force: true });
