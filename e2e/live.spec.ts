import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { addTenant, signIn } from './people.ts';
import { visit } from './helpers/visit.ts';

/** Signs in to stay: the session is then shared by the tabs of the browser. */
async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const who = await addTenant({ name: `Live ${Date.now()}` });
  const first = await context.newPage();
  await signIn(first, who, { isRemembered: true });
  const others = await Promise.all(Array.from({ length: count - 1 }, () => context.newPage()));
  await Promise.all(others.map((page) => visit(page, '/ocr-list')));
  for (const page of others) await expect(page.getByRole('heading', { name: 'OCR list' })).toBeVisible();
  return [first, ...others];
}

test('one stream serves all tabs, continues in another when its tab closes, and ends with the session', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const streams: string[] = [];
  let ended = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams.push(request.url());
  });
  const isStream = (request: { url(): string }) => request.url().endsWith('/api/events');
  context.on('requestfailed', (request) => {
    if (isStream(request)) ended += 1;
  });
  context.on('requestfinished', (request) => {
    if (isStream(request)) ended += 1;
  });
  const [first, second, third] = await openTabs(context, 3);
  await expect.poll(() => streams.length).toBe(1);
  await first!.close();
  await expect.poll(() => streams.length).toBe(2);
  await second!.getByRole('button', { name: 'Logout' }).click();
  await expect(second!).toHaveURL(/\/login/);
  await expect(third!).toHaveURL(/\/login/);
  // Nothing is sent to the closed tab's stream any more.
  await expect.poll(() => ended).toBeGreaterThanOrEqual(1);
  expect(streams).toHaveLength(2);
  await context.close();
});

/** Submits a small scan from a signed-in screen. */
async function submitScan(page: Page): Promise<void> {
  await visit(page, '/request-ocr');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(join(import.meta.dirname, '../samples/receipt-scan.jpg'));
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Invoice', exact: true }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Processing' })).toBeVisible();
}

test('what ends while the stream passes to another tab is asked for by it', async ({ browser }) => {
  const context = await browser.newContext();
  const [first, second] = await openTabs(context, 2);
  // The second tab's stream is never answered: it does not open, and it does not fail.
  await second!.route('**/api/events', () => undefined);
  await first!.close();
  await submitScan(second!);
  await expect(second!.getByRole('tab', { name: /Fields/ })).toBeVisible({ timeout: 60_000 });
  await context.close();
});

test('without a stream the result is asked for until it is there', async ({ browser }) => {
  const page = await browser.newPage();
  await page.route('**/api/events', (route) => route.abort());
  await signIn(page, await addTenant({ name: `Polled ${Date.now()}` }));
  await submitScan(page);
  await expect(page.getByRole('tab', { name: /Fields/ })).toBeVisible({ timeout: 120_000 });
  await page.close();
});

test('without a stream the end of a request is reported on every screen', async ({ browser }) => {
  const page = await browser.newPage();
  await page.route('**/api/events', (route) => route.abort());
  await signIn(page, await addTenant({ name: `Told ${Date.now()}` }));
  await submitScan(page);
  await page.getByRole('link', { name: 'Manage template' }).click();
  await expect(page.getByText(/Request \S+ \(Invoice\) is complete/)).toBeVisible({
    timeout: 120_000,
  });
  await page.close();
});

test('a request that ended while no tab was open is reported by the next one, once', async ({ browser }) => {
  const context = await browser.newContext();
  const [page] = await openTabs(context, 1);
  await submitScan(page!);
  const watched = page!.url().split('/').at(-1);
  await page!.close();
  const next = await context.newPage();
  // Only the list is fetched: no event comes, because the request ended before.
  await next.route('**/api/events', (route) => route.abort());
  await visit(next, '/template-list');
  const notice = next.getByText(/Request \S+ \(Invoice\) is complete/);
  await expect(notice).toBeVisible({ timeout: 120_000 });
  expect(await next.evaluate(() => localStorage.getItem('list_ocr'))).not.toContain(watched);
  await next.reload();
  await expect(next.getByRole('heading', { name: 'Template List' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await context.close();
});

test('hours of broken and opened streams leave nothing behind', async ({ browser }) => {
  const context = await browser.newContext();
  let opened = 0;
  await context.route('**/api/events', async (route) => {
    opened += 1;
    const event = {
      type: 'request',
      requestId: `r${opened % 7}`,
      status: 'processing',
      pagesDone: 1,
      pagesTotal: 9,
    };
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `: hello\n\ndata: ${JSON.stringify(event)}\n\n`,
    });
  });
  const page = await context.newPage();
  await page.clock.install();
  await signIn(page, await addTenant({ name: `Hours ${Date.now()}` }));
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  const measure = async () => {
    for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { bytes: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
  };
  const reconnect = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      const before = opened;
      await page.clock.fastForward(1000);
      await expect.poll(() => opened, { intervals: [10, 20, 50] }).toBeGreaterThan(before);
    }
  };
  // The first ones fill caches that stay.
  await reconnect(40);
  const before = await measure();
  await reconnect(200);
  const after = await measure();
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 2);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
  expect(after.bytes).toBeLessThan(before.bytes + 500_000);
  await context.close();
});
