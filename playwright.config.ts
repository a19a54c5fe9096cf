import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

// Playwright reads this file again in every worker: what was chosen once is handed on by the environment.
const env = process.env;
env['E2E_PORTS'] ??= '8180';
env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'ocr-e2e-'));

/** A server for each worker: what one file of tests changes for the whole product never meets another file's. */
const servers = env['E2E_PORTS'].split(',').map((port, index) => ({
  port,
  address: `http://localhost:${port}`,
  dataFolder: path.join(env['E2E_DATA_DIR'] ?? '', String(index)),
}));
const own = servers[Number(env['TEST_PARALLEL_INDEX'] ?? 0)];
if (own === undefined) throw new Error('More workers than servers: E2E_PORTS names one port for each.');
env['E2E_OWN_DATA_DIR'] = own.dataFolder;

/** What costs a server of tests a processor's time, and is tested elsewhere (passwords.test.ts, threads.test.ts). */
const preloaded = `--import ${new URL('scripts/testing/test-server.mjs', import.meta.url).href}`;

/** Whole journeys in a real browser, against the product as `npm start` runs it, but for what `test-server.mjs` makes cheaper, on an empty data folder. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: servers.length,
  // What a machine busy with other things makes late passes at the second try: reported as flaky in the last lines, to be fixed.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: env['CI'] !== undefined,
  use: {
    baseURL: own.address,
    // A trace of every step costs a fifth of the time: only when asked for (`TRACE=on`), of one file.
    trace: env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // What moves is waited for and drawn again and again; the design's motion is a matter of CSS (keyboard.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(env['CHROMIUM_PATH'] !== undefined && { executablePath: env['CHROMIUM_PATH'] }),
      // Chromium's sandbox needs another user than root, and a container's shared memory is too small for it.
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage'],
    },
  },
  webServer: servers.map(({ port, address, dataFolder }) => ({
    command: 'node scripts/launch.mjs start',
    url: `${address}/api/health/ready`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
    env: {
      PORT: port,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: preloaded,
      // The servers share two processors: a second document at once makes each read it in a second process, and none sooner.
      WORKERS: '1',
    },
  })),
});
