/**
 * A batch of results checked one after the other in one window, by keyboard alone (Enter, then Next): what the page and the server hold
 * after a forced collection, every ten results. Ends with 1 where the last results hold more than the tenth by more than the bounds.
 *
 *   npm run bench checking [-- --results 100]
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { makeLedger } from '@ocr/specimens';
import { buildConsole, consoleFolder } from '../scripts/console-build.mjs';
import { Client } from './lib/client.ts';
import { measureHeap, openInspector } from './lib/inspected.ts';
import { freePort, startServer } from './lib/server.ts';

const { values } = parseArgs({ options: { results: { type: 'string', default: '100' } } });
const results = Number(values.results);
/** Growth allowed from the tenth result, when caches are filled, to the last; of elements, one result that waits for its collection. */
const bounds = { pageMb: 3, nodes: 900, listeners: 400, serverMb: 10 } as const;
const partner = { email: 'partner@example.com', password: 'Partner#2026' };
const own = { email: 'batch@example.com', first: 'First#Pass1', password: 'Second#Pass2' };

interface Row {
  readonly checked: number;
  readonly pageMb: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly serverMb: number;
}

const debugPort = await freePort();
const folder = consoleFolder();
if (!existsSync(folder)) await buildConsole(folder);
const server = await startServer({ RATE_UPLOADS_PER_MINUTE: '100000', CONSOLE_DIR: folder }, [
  `--inspect=127.0.0.1:${debugPort}`,
]);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  const first = await prepareBatch();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page);
  await page.goto(`${server.address}/ocr-list/${first}?check=true`);
  const rows = await checkAll(page);
  await expectAllChecked();
  report(rows);
} finally {
  await browser.close();
  await server.stop();
}

/** A tenant with this many requests, each a different ledger page; returns the id of the newest, where checking begins. */
async function prepareBatch(): Promise<string> {
  const admin = new Client(server.address);
  await admin.signIn(partner.email, partner.password);
  const contact = { contactName: 'Jo Batch', contactEmail: own.email, phoneNumber: '03-1234-5678' };
  const tenant = { companyName: 'Batch', email: own.email, password: own.first, blockLimit: 1000 };
  await admin.call('POST', '/tenant/with-user', { ...tenant, ...contact, expiryDate: '2099-12-31' });
  const client = new Client(server.address);
  await client.signIn(own.email, own.first);
  const passwords = { oldPassword: own.first, newPassword: own.password, confirmPassword: own.password };
  await client.call('POST', '/auth/change_password', passwords);
  const columns = ['Date', 'Description', 'Quantity', 'Unit price', 'Amount'];
  const templateId = await client.makeTemplate({
    fields: [{ name: 'Title', description: 'The title of the document' }],
    tables: [
      {
        name: 'Lines',
        description: 'All lines',
        columns: columns.map((name) => ({ name, description: `The ${name.toLowerCase()} of the line` })),
      },
    ],
  });
  const ledger = await makeLedger({ pages: 1, rowsPerPage: 30, wrongEvery: 15 });
  let last = '';
  for (let place = 1; place <= results; place += 1) {
    const bytes = Buffer.concat([ledger, Buffer.from(`\n%${place}`)]);
    const { request } = await client.read(templateId, [{ name: `ledger${place}.pdf`, bytes }]);
    last = request.id;
  }
  return last;
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.address}/login`);
  await page.locator('input[type="email"]').fill(own.email);
  await page.locator('input[type="password"]').fill(own.password);
  await page.keyboard.press('Enter');
  await page.locator('#sidebar').waitFor();
}

/** Every doubt of every result is accepted; measured before the first, after every tenth and after the last. */
async function checkAll(page: Page): Promise<Row[]> {
  const devtools = await page.context().newCDPSession(page);
  const node = await openInspector(debugPort);
  await devtools.send('Performance.enable');
  const measure = async (checked: number): Promise<Row> => {
    const pageMb = await measureHeap((method) => devtools.send(method));
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    const serverMb = await measureHeap(node.inspect);
    return { checked, pageMb, nodes: of('Nodes'), listeners: of('JSEventListeners'), serverMb };
  };
  const rows: Row[] = [];
  for (let checked = 0; checked < results; checked += 1) {
    await page.locator('input:focus[data-tone="doubt"]').waitFor();
    if (checked % 10 === 0) rows.push(await measure(checked));
    await settle(page);
    if (checked + 1 < results) await openNext(page);
  }
  rows.push(await measure(results));
  node.close();
  return rows;
}

/** Accepts flagged values until the focus reaches the button for the next file. */
async function settle(page: Page): Promise<void> {
  const doubt = page.locator('input:focus[data-tone="doubt"]');
  const next = page.locator('button:focus');
  for (;;) {
    const before = await doubt.getAttribute('data-value');
    await page.keyboard.press('Enter');
    await page.locator(`input:focus[data-tone="doubt"]:not([data-value='${before}'])`).or(next).waitFor();
    if (await next.isVisible()) return;
  }
}

async function openNext(page: Page): Promise<void> {
  const before = page.url();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href !== before);
}

/** What was pressed has arrived: nothing is measured that was not done. */
async function expectAllChecked(): Promise<void> {
  const client = new Client(server.address);
  await client.signIn(own.email, own.password);
  const { total } = await client.call<{ total: number }>('GET', '/request?checked=true');
  if (total !== results) throw new Error(`${total} of ${results} results were checked.`);
}

function report(rows: readonly Row[]): void {
  console.log('| results checked | page, heap MB | nodes | listeners | server, heap MB |');
  console.log('| ---: | ---: | ---: | ---: | ---: |');
  for (const { checked, pageMb, nodes, listeners, serverMb } of rows)
    console.log(`| ${checked} | ${pageMb.toFixed(1)} | ${nodes} | ${listeners} | ${serverMb.toFixed(1)} |`);
  const [tenth, last] = [rows[1], rows.at(-1)];
  if (tenth === undefined || last === undefined) return;
  for (const name of ['pageMb', 'nodes', 'listeners', 'serverMb'] as const) {
    if (last[name] <= tenth[name] + bounds[name]) continue;
    console.log(`${name} grew by more than ${bounds[name]} from the tenth result to the last.`);
    process.exitCode = 1;
  }
}
