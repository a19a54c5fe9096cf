/**
 * What the console costs a browser whose processor is slowed down four times, compared with a page that has only React: bytes by route
 * (gzip -9), LCP, TBT and CLS, moving from screen to screen, and working in a result of 300 pages. Medians of five. Uses a server of its
 * own with the demo, or the one at an address: `npm run bench console [address] [load] [moves] [opening] [result]`.
 */
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { buildConsole, consoleFolder } from '../scripts/console-build.mjs';
import { serveBarePage } from './lib/bare-page.ts';
import { Client, median, type SentRequest } from './lib/client.ts';
import {
  measureLongResult,
  measureOpening,
  prepareLongResult,
  prepareShortResult,
  type Opening,
} from './lib/long-result.ts';
import { startServer } from './lib/server.ts';
import { openSlowPage, readLoading, type Loading, type Tasks } from './lib/slow-page.ts';

const args = process.argv.slice(2);
const given = args.find((arg) => arg.startsWith('http'));
const parts = args.filter((arg) => !arg.startsWith('http'));
const isSelected = (part: string): boolean => parts.length === 0 || parts.includes(part);
const runs = 5;
const tenant = { email: 'tenant@example.com', password: 'Tenant#2026' };
/** Budgets in KB (1,000 bytes) gzip. */
const budgets: Readonly<Record<string, number>> = { '/login': 165, '/ocr-list': 240 };
const routes = ['/login', '/', '/ocr-list', '/usage', '/invoice', '/template-list', '/request-ocr', '/help'];
/** Links of the sidebar, in the order in which they are followed. */
const screens = ['/usage', '/ocr-list', '/template-list', '/invoice', '/request-ocr', '/'];

type Session = Readonly<Record<string, string>>;
interface Measure extends Loading {
  readonly bytes: number;
  readonly requests: number;
}

async function signIn(): Promise<Session> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...tenant, remember: true }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}; is the demo there?`);
  const { data } = (await response.json()) as {
    data: { accessToken: string; fullName: string; username: string };
  };
  return {
    access_token: data.accessToken,
    user: JSON.stringify({ name: data.fullName, username: data.username }),
    role_id: '2',
  };
}

/** Code, styles, pictures and the page itself; answers of calls are data, not the console. */
function countBytes(page: Page): () => Promise<Pick<Measure, 'bytes' | 'requests'>> {
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

async function measureLoading(browser: Browser, url: string, session: Session): Promise<Measure> {
  const { page, close } = await openSlowPage(browser, session);
  const bytes = countBytes(page);
  await page.goto(url);
  await page.locator('h1').waitFor();
  // Long enough for the data to be drawn and for layout shifts that it causes.
  await page.waitForTimeout(2500);
  const measure = { ...(await bytes()), ...(await readLoading(page)) };
  await close();
  return measure;
}

async function benchLoading(browser: Browser, session: Session): Promise<void> {
  const bare = await serveBarePage();
  console.log('\n| route | KB gzip | files | LCP ms | TBT ms | CLS |\n|---|---|---|---|---|---|');
  for (const route of ['bare React page', ...routes]) {
    const isBare = !route.startsWith('/');
    const measures: Measure[] = [];
    for (let run = 0; run < runs; run += 1) {
      const who: Session = isBare || route === '/login' ? {} : session;
      measures.push(await measureLoading(browser, isBare ? bare.address : address + route, who));
    }
    const of = (name: keyof Measure): number => median(measures.map((one) => one[name]));
    const size = of('bytes') / 1000;
    const budget = budgets[route];
    const isMissed = budget !== undefined && size > budget;
    if (isMissed) process.exitCode = 1;
    const goal = budget === undefined ? '' : ` (goal ${budget}${isMissed ? ', MISSED' : ''})`;
    const times = `${of('lcp').toFixed(0)} | ${of('tbt').toFixed(0)} | ${of('cls').toFixed(3)}`;
    console.log(`| ${route} | ${size.toFixed(1)}${goal} | ${of('requests')} | ${times} |`);
  }
  bare.close();
}

/** Runs in the page: from the click on a link of the sidebar to the frame that shows the screen with its data. */
const moveTo = (path: string): string => `(async () => {
  const link = document.querySelector('#sidebar a[href="${path}"]');
  const before = document.querySelector('h1')?.textContent;
  const start = performance.now();
  link.click();
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isThere = location.pathname === '${path}' && document.querySelector('h1')?.textContent !== before;
    if (isThere && document.querySelector('[aria-busy="true"]') === null) return performance.now() - start;
  }
})()`;

async function benchMoves(browser: Browser, session: Session): Promise<void> {
  const { page, close } = await openSlowPage(browser, session);
  await page.goto(address);
  await page.locator('#sidebar').waitFor();
  const times = new Map<string, number[]>(screens.map((screen) => [screen, []]));
  for (let round = 0; round <= runs; round += 1) {
    for (const screen of screens) {
      const time = await page.evaluate<number>(moveTo(screen));
      // The first round loads code and data.
      if (round > 0) times.get(screen)?.push(time);
      await page.waitForTimeout(300);
    }
  }
  console.log('\n| going to, code and data cached | ms (goal 200) |\n|---|---|');
  for (const [screen, all] of times) console.log(`| ${screen} | ${median(all).toFixed(0)} |`);
  await close();
}

async function longResult(): Promise<{ readonly client: Client; readonly id: string }> {
  const client = new Client(address);
  await client.signIn(tenant.email, tenant.password);
  return { client, id: await prepareLongResult(client) };
}

/** Opening the long result from the list, on a processor that is not slowed down: until its first rows are drawn, and what the calls for them answer. */
async function benchOpening(browser: Browser, session: Session): Promise<void> {
  const { client, id } = await longResult();
  console.log('\n| answer of a result of 300 pages | ms | KB | KB gzip |\n|---|---|---|---|');
  const show = async (note: string, path: string): Promise<void> =>
    console.log(await describeAnswer(`${note}GET ${path}`, () => client.fetch(`/request/${id}${path}`)));
  const { files } = await client.call<SentRequest>('GET', `/request/${id}?rows=1`);
  const rows = `/files/${files[0]?.id}/rows?table=Lines&first=5000&count=100`;
  for (const path of ['', '?rows=100', rows]) await show('', path);
  const openings = { long: [] as Opening[], short: [] as Opening[] };
  const ids = { long: id, short: await prepareShortResult(client) };
  // The first ones bring the code.
  for (let run = 0; run <= runs; run += 1)
    for (const which of ['long', 'short'] as const) {
      const opening = await measureOpening(browser, session, `${address}/ocr-list/${ids[which]}`);
      if (run > 0) openings[which].push(opening);
    }
  const of = (which: 'long' | 'short', name: keyof Opening): number =>
    median(openings[which].map((one) => one[name]));
  const both = (name: keyof Opening): string =>
    `${of('long', name).toFixed(0)} (one page: ${of('short', name).toFixed(0)}, ratio ${(of('long', name) / of('short', name)).toFixed(2)})`;
  console.log(
    `\nopened from the list: ms ${both('milliseconds')} (goal 300); of it processor time of the page's main thread ${both('cpu')}; KB of answers before compression ${both('kilobytes')} (goal 300)`,
  );
  // A change may settle doubts in any row of a table with arithmetic.
  const corrections = [{ path: 'tables["Lines"][7]["Description"]', value: 'by hand' }];
  await client.call('POST', `/request/${id}/files/${files[0]?.id}/corrections`, { corrections });
  for (const path of ['?rows=100', rows]) await show('after a correction: ', path);
}

async function describeAnswer(name: string, ask: () => Promise<Uint8Array>): Promise<string> {
  const times: number[] = [];
  let bytes: Uint8Array = new Uint8Array();
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    bytes = await ask();
    times.push(performance.now() - start);
  }
  const kilobytes = (all: Uint8Array): string => (all.length / 1000).toFixed(0);
  return `| \`${name}\` | ${median(times).toFixed(0)} | ${kilobytes(bytes)} | ${kilobytes(gzipSync(bytes))} |`;
}

async function benchLongResult(browser: Browser, session: Session): Promise<void> {
  const { id } = await longResult();
  const all: Map<string, Tasks>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, client: devtools, close } = await openSlowPage(browser, session);
    all.push(await measureLongResult(page, devtools, `${address}/ocr-list/${id}`));
    await close();
  }
  console.log(
    '\n| in a result of 300 pages, 10,200 rows | longest task ms (goal 50) | of its CPU | over 50 ms | of CPU |',
  );
  console.log('|---|---|---|---|---|');
  for (const step of all[0]?.keys() ?? []) {
    const of = (name: keyof Tasks): string => median(all.map((run) => run.get(step)![name])).toFixed(0);
    console.log(
      `| ${step} | ${of('longestMs')} | ${of('longestCpuMs')} | ${of('over50')} | ${of('over50Cpu')} |`,
    );
  }
}

const folder = consoleFolder();
if (given === undefined && !existsSync(folder)) await buildConsole(folder);
const server = given === undefined ? await startServer({ CONSOLE_DIR: folder }) : undefined;
const address = given ?? server!.address;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
});
try {
  const session = await signIn();
  if (isSelected('load')) await benchLoading(browser, session);
  if (isSelected('moves')) await benchMoves(browser, session);
  if (isSelected('opening')) await benchOpening(browser, session);
  if (isSelected('result')) await benchLongResult(browser, session);
} finally {
  await browser.close();
  await server?.stop();
}
