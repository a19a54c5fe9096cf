/**
 * What the console costs a browser: bytes by route (gzip -9), and LCP, TBT and CLS on a processor slowed down four times,
 * medians of five. Wants a running server with the demo: `npm run bench console [address]` (default http://127.0.0.1:8080).
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';

const address = process.argv[2] ?? 'http://127.0.0.1:8080';
const runs = 5;
const slowdown = 4;
/** Budgets in KB (1,000 bytes) gzip. */
const budgets: Readonly<Record<string, number>> = { '/login': 165, '/ocr-list': 250 };
const routes = ['/login', '/', '/ocr-list', '/usage', '/invoice', '/template-list', '/request-ocr', '/help'];

interface Measure {
  readonly bytes: number;
  readonly requests: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Runs inside the page before anything else: collects what the browser tells. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, tbt: 0 };
  Object.assign(globalThis, { measured: seen });
  const listen = (type: string, see: (entry: PerformanceEntry) => void): void => {
    // Node's types know only its own entry types; the page knows these.
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type: type as 'mark',
      buffered: true,
    });
  };
  listen('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  listen('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  listen('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
}

/** Code, styles, pictures and the page itself; answers of calls are data, not the console. */
async function countBytes(page: Page): Promise<() => Promise<{ bytes: number; requests: number }>> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) return;
    bodies.push(
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    );
  });
  return async () => {
    const sizes = await Promise.all(bodies);
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
  };
}

async function signIn(browser: Browser): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'tenant@example.com', password: 'Tenant#2026', remember: true }),
  });
  if (!response.ok)
    throw new Error(`Signing in answered ${response.status}; is the demo there? (${browser.version()})`);
  const { data } = (await response.json()) as {
    data: { accessToken: string; fullName: string; username: string };
  };
  return {
    access_token: data.accessToken,
    user: JSON.stringify({ name: data.fullName, username: data.username }),
    role_id: '2',
  };
}

async function measure(browser: Browser, route: string, session: Record<string, string>): Promise<Measure> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    route === '/login' ? {} : session,
  );
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const bytes = await countBytes(page);
  await page.goto(address + route);
  await page.locator('h1').waitFor();
  // Long enough for the data to be drawn and whatever shifts by it.
  await page.waitForTimeout(2500);
  const times = await page.evaluate(
    () => (globalThis as unknown as { measured: { lcp: number; tbt: number; cls: number } }).measured,
  );
  const sizes = await bytes();
  await context.close();
  return { ...sizes, ...times };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  const session = await signIn(browser);
  console.log('| route | KB gzip | files | LCP ms | TBT ms | CLS |\n|---|---|---|---|---|---|');
  for (const route of routes) {
    const measures: Measure[] = [];
    for (let run = 0; run < runs; run += 1) measures.push(await measure(browser, route, session));
    const of = (name: keyof Measure): number => median(measures.map((one) => one[name]));
    const size = of('bytes') / 1000;
    const budget = budgets[route];
    const verdict = budget === undefined ? '' : ` (goal ${budget}${size > budget ? ', MISSED' : ''})`;
    console.log(
      `| ${route} | ${size.toFixed(1)}${verdict} | ${of('requests')} | ${of('lcp').toFixed(0)} | ${of('tbt').toFixed(0)} | ${of('cls').toFixed(3)} |`,
    );
    if (budget !== undefined && size > budget) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
