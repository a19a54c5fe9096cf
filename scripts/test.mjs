import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { ensureBrowser } from './browser.mjs';
import { checks, repeatedChecks } from './check.mjs';
import { ensureTestPrograms } from './debian.mjs';
import { inRoot, root } from './paths.mjs';
import { runNode } from './run.mjs';
import { serverEnvironment } from './server-command.mjs';
import { ensureInstalled } from './setup.mjs';
import { countPlaywright, countVitest, summarize } from './testing/counts.mjs';
import { makeDemoData } from './testing/demo-data.mjs';
import { freePort } from './testing/free-port.mjs';
import { lastBegunFile } from './testing/last-begun.mjs';
import { makeRunFolder } from './testing/run-folder.mjs';

/** Of the machine: three workers of each kind, three servers with their databases and readers, three browsers. */
const MEMORY_FOR_BOTH = 12 * 2 ** 30;
const PROCESSORS_FOR_BOTH = 4;
/** Of the browser tests, each with a worker: on two processors, since a test waits for a quarter of its time. */
const SERVERS = 3;
/** Bytes that checks and browser tests may print before they are shown; beyond, they would block. */
const MAX_HELD_BACK = 2 ** 26;

/**
 * `npm test`: every check and every test, even after failures; the last lines sum them up. With names of files or folders (`npm test --
 * packages/billing e2e/journey.spec.ts`) only the tests in those.
 */
export async function test(names = []) {
  const folder = makeRunFolder();
  // Databases, documents and browser profiles of all tests go below it.
  process.env.TMPDIR = folder;
  try {
    await ensureInstalled();
    return report(await (names.length === 0 ? runTests(folder) : runNamed(folder, names)));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts all checks at once, in parallel with the unit tests, which wait for a sixth of their time; most checks use one processor. The
 * output of each is printed at once by `finishChecks`.
 */
function beginChecks() {
  const all = process.env.TESTS === 'full' ? { ...checks, ...repeatedChecks } : checks;
  return Object.entries(all).map(([name, run]) => {
    const output = new PassThrough({ highWaterMark: MAX_HELD_BACK });
    const counts = count(name, async () =>
      (await run(output)) === 0
        ? { passed: 1, failed: [], flaky: [] }
        : { passed: 0, failed: [name], flaky: [] },
    );
    return { name, output, counts };
  });
}

async function finishChecks(begun) {
  const results = [];
  for (const { name, output, counts } of begun) {
    results.push(await counts);
    console.log(`\n── ${name}`);
    process.stdout.write(output.read() ?? '');
  }
  return results;
}

/**
 * `npm run test:full`: the same with every engine on every document, long runs of random inputs, and every address for every role at every
 * look. For a release and after changes to what many parts share.
 */
export function testFull(names) {
  Object.assign(process.env, { TESTS: 'full', WALK: 'full' });
  return test(names);
}

/**
 * `npm run screens [folder]`: every address and state of the console for every role, in both languages and themes at
 * every width, checked, and a picture of each in the folder.
 */
export async function screens([folder = inRoot('screens')]) {
  const scratch = makeRunFolder();
  try {
    await ensureInstalled();
    const variables = { WALK: 'full', SHOTS: path.resolve(folder) };
    const { failed } = await runPlaywright(scratch, {
      servers: prepareServers(scratch),
      specs: ['screens', 'states'],
      variables,
    });
    console.log(`The pictures are in ${variables.SHOTS}.`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Unit and browser tests. From four processors on both at once: either waits for a good part of its time (databases, mails, pages), and together they
 * keep the processors busy. On fewer both together take as long as one after the other, and what waits for the other is late: there the browser tests
 * begin with the last of the unit tests, so that their servers start while one processor would be idle. Where memory is short, one kind after the other.
 * What the browser tests print is kept back until the unit tests are through.
 */
async function runTests(folder) {
  // Each may install Debian packages, which only one can do at a time. A missing program is reported by the step that needs it.
  await ensureTestPrograms();
  await ensureBrowser().catch(() => undefined);
  // In parallel with the unit tests, because one server uses only one processor.
  const servers = prepareServers(folder);
  servers.catch(() => undefined);
  const checking = beginChecks();
  const summary = path.join(folder, 'vitest.json');
  const testing = step('unit and server tests', () => runVitest(summary));
  const units = testing.then(async (result) => [...(await finishChecks(checking)), result]);
  if (os.totalmem() < MEMORY_FOR_BOTH) await units;
  else if (os.availableParallelism() < PROCESSORS_FOR_BOTH)
    await Promise.race([testing, exists(lastBegunFile(summary))]);
  const output = new PassThrough({ highWaterMark: MAX_HELD_BACK });
  const browsers = count('browser tests', () => runPlaywright(folder, { servers, output }));
  const results = await units;
  console.log('\n── browser tests');
  output.pipe(process.stdout, { end: false });
  return [...results, await browsers];
}

async function runNamed(folder, names) {
  await ensureTestPrograms();
  const specs = names.filter((name) => /^(\.\/)?e2e\b/.test(name));
  const files = names.filter((name) => !specs.includes(name));
  const results = [];
  if (files.length > 0)
    results.push(
      await step('unit and server tests', () => runVitest(path.join(folder, 'vitest.json'), files)),
    );
  if (specs.length > 0)
    results.push(
      await step('browser tests', () => runPlaywright(folder, { servers: prepareServers(folder), specs })),
    );
  return results;
}

/** Resolves once there is such a file. The timer does not keep the process running. */
async function exists(file) {
  while (!fs.existsSync(file)) await setTimeout(500, undefined, { ref: false });
}

function step(name, run) {
  console.log(`\n── ${name}`);
  return count(name, run);
}

async function count(name, run) {
  const started = performance.now();
  const counts = await run().catch((error) => {
    console.error(error.name === 'Problem' ? error.message : error);
    return { passed: 0, failed: [name], flaky: [] };
  });
  return { name, ...counts, seconds: (performance.now() - started) / 1000 };
}

function report(results) {
  console.log('');
  for (const { name, passed, failed, flaky, seconds } of results) {
    const remarks = [
      ...(failed.length === 0 ? [] : [`${failed.length} of ${passed + failed.length} failed`]),
      ...(flaky.length === 0 ? [] : [`${flaky.length} passed only at the second try`]),
    ];
    console.log(
      `${failed.length === 0 ? '✓' : '✗'} ${name.padEnd(24)}${seconds.toFixed(1).padStart(7)} s   ${remarks.join(', ')}`.trimEnd(),
    );
  }
  for (const { failed, flaky } of results) {
    for (const name of failed) console.log(`\nfailed: ${name}`);
    for (const name of flaky) console.log(`\nonly at the second try: ${name}`);
  }
  const { passed, failed } = summarize(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function runVitest(output, files = []) {
  await ensureTestPrograms();
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const code = await runNode(
    [
      vitest,
      'run',
      ...files,
      '--reporter=default',
      `--reporter=${inRoot('scripts/testing/vitest-report.mjs')}`,
    ],
    // Readers and servers that tests start find themselves compiled.
    { cwd: root, env: { ...serverEnvironment(), VITEST_REPORT: output } },
  );
  return countVitest(readJson(output), code);
}

/** Free ports and data folders with the demo for the servers of the browser tests, as their environment names them. */
async function prepareServers(folder) {
  const data = path.join(folder, 'data');
  fs.mkdirSync(data);
  // As root, the databases run as another user, who passes through the run's folder, too.
  fs.chmodSync(data, 0o711);
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const env = { ENGINE: 'embedded', ...process.env };
  await makeDemoData(
    ports.map((_, index) => path.join(data, String(index))),
    env,
  );
  return { ...env, E2E_PORTS: ports.join(), E2E_DATA_DIR: data };
}

/**
 * The browser tests, all or those of the named specs, by several workers at once. Each has a server of its own: free port, a data
 * folder with the demo alone, the product's own start, the engine that every machine has.
 */
async function runPlaywright(folder, { servers, specs = [], variables = {}, output: printTo }) {
  const browser = await ensureBrowser();
  const output = path.join(folder, 'playwright.json');
  const env = {
    // Playwright and the commands that tests start find themselves compiled.
    ...serverEnvironment(),
    ...(await servers),
    ...variables,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: output,
  };
  const code = await runNode(
    [inRoot('node_modules/@playwright/test/cli.js'), 'test', ...specs, '--reporter=list,json'],
    { cwd: root, env, output: printTo },
  );
  return countPlaywright(readJson(output), code);
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
