import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { checks } from './check.mjs';
import { ensureTestPrograms } from './debian.mjs';
import { inRoot, root } from './paths.mjs';
import { runNode } from './run.mjs';
import { ensureInstalled } from './setup.mjs';
import { countPlaywright, countVitest, summarize } from './test-counts.mjs';

/** `npm test`: every check and every test, whatever failed before; the last line sums them up. */
export async function test() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ocr-test-run-'));
  try {
    await ensureInstalled();
    const results = [];
    for (const [name, run] of Object.entries(checks)) {
      results.push(
        await step(name, async () =>
          (await run()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
        ),
      );
    }
    results.push(await step('unit and server tests', () => runVitest(path.join(folder, 'vitest.json'))));
    results.push(await step('browser tests', () => runPlaywright(folder)));
    return report(results);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * `npm run test:full`: the same with every engine on every document, every long run of drawn input, and every address for
 * every role at every look. For a release and after changes of what many parts share.
 */
export function testFull() {
  Object.assign(process.env, { TESTS: 'full', WALK: 'full' });
  return test();
}

/**
 * `npm run screens [folder]`: every address and state of the console for every role, in both languages and themes at
 * every width, checked, and a picture of each in the folder.
 */
export async function screens([folder = inRoot('screens')]) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'ocr-screens-'));
  try {
    await ensureInstalled();
    const variables = { WALK: 'full', SHOTS: path.resolve(folder) };
    const { failed } = await runPlaywright(scratch, { specs: ['screens', 'states'], variables });
    console.log(`The pictures are in ${variables.SHOTS}.`);
    return failed === 0 ? 0 : 1;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

async function step(name, run) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const counts = await run().catch((error) => {
    console.error(error.name === 'Problem' ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  return { name, ...counts, seconds: (performance.now() - started) / 1000 };
}

function report(results) {
  console.log('');
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `${failed === 0 ? '✓' : '✗'} ${name.padEnd(24)}${seconds.toFixed(1).padStart(7)} s${failed === 0 ? '' : `   ${failed} of ${passed + failed} failed`}`,
    );
  }
  const { passed, failed } = summarize(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function runVitest(output) {
  await ensureTestPrograms();
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const code = await runNode(
    [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${output}`],
    { cwd: root },
  );
  return countVitest(readJson(output), code);
}

/**
 * The browser tests, all or those of the named specs, by two workers at once. Each has a server of its own: free port,
 * empty data folder, the product's own start, the engine that every machine has.
 */
async function runPlaywright(folder, { specs = [], variables = {} } = {}) {
  const browser = await ensureBrowser();
  const output = path.join(folder, 'playwright.json');
  const data = path.join(folder, 'data');
  fs.mkdirSync(data);
  // As root, the databases run as another user.
  for (const each of [folder, data]) fs.chmodSync(each, 0o711);
  const env = {
    ENGINE: 'embedded',
    ...process.env,
    ...variables,
    CHROMIUM_PATH: browser,
    E2E_PORTS: `${await freePort()},${await freePort()}`,
    E2E_DATA_DIR: data,
    PLAYWRIGHT_JSON_OUTPUT_NAME: output,
  };
  const code = await runNode(
    [inRoot('node_modules/@playwright/test/cli.js'), 'test', ...specs, '--reporter=list,json'],
    { cwd: root, env },
  );
  return countPlaywright(readJson(output), code);
}

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
