import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

// Playwright reads this file again in every worker: what was chosen once is handed on by the environment.
const env = process.env;
env['E2E_PORT'] ??= '8180';
env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'ocr-e2e-'));
const address = `http://localhost:${env['E2E_PORT']}`;

/** Whole journeys in a real browser, against the product as `npm start` runs it, on an empty data folder. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: env['CI'] !== undefined,
  use: {
    baseURL: address,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(env['CHROMIUM_PATH'] !== undefined && { executablePath: env['CHROMIUM_PATH'] }),
      // Chromium's sandbox needs another user than root, and a container's shared memory is too small for it.
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command: 'node scripts/launch.mjs start',
    url: `${address}/api/health/ready`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
    env: { PORT: env['E2E_PORT'], DATA_DIR: env['E2E_DATA_DIR'], LOG_LEVEL: 'warn' },
  },
});
