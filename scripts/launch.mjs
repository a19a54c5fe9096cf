/**
 * The entry of all npm scripts. It runs on the machine's own Node (20 or newer), installs what is missing and continues on the Node that
 * the project pins.
 */
import { check } from './check.mjs';
import { runAdmin, runBench, runFaults, runFit, runSpecimens } from './commands.mjs';
import { Problem } from './problem.mjs';
import { start } from './start.mjs';
import { screens, test, testFull } from './test.mjs';

const commands = {
  start,
  test,
  'test:full': testFull,
  'test:faults': runFaults,
  screens,
  check,
  admin: runAdmin,
  bench: runBench,
  specimens: runSpecimens,
  fit: runFit,
};

const [name = 'start', ...args] = process.argv.slice(2);
try {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Problem(`Node 20 or newer is needed, this is ${process.versions.node}.`);
  }
  const command = commands[name];
  if (!command)
    throw new Problem(`Unknown command "${name}": there are ${Object.keys(commands).join(', ')}.`);
  process.exitCode = await command(args);
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
}
