import type { Browser, CDPSession, Page } from '@playwright/test';
import { makeLedger } from '@ocr/specimens';
import type { Client } from './client.ts';
import { traceTasks, type Tasks } from './slow-page.ts';

const columns = {
  No: 'The number of the line',
  Date: 'The date of the line',
  Description: 'What was bought',
  Quantity: 'The number of units',
  'Unit price': 'The price of one unit',
  Amount: 'The amount of the line',
};
const pages = 300;
const rowsPerPage = 34;

/** A request of one file with 300 pages and a table of 10,200 rows, sent through the API; the id of one sent before. */
export const prepareLongResult = (client: Client): Promise<string> =>
  prepareResult(client, 'Benchmark ledger', pages);

/** The same with its first page alone. */
export const prepareShortResult = (client: Client): Promise<string> =>
  prepareResult(client, 'Benchmark page', 1);

async function prepareResult(client: Client, name: string, pages: number): Promise<string> {
  const path = `/request?status=completed&search=${encodeURIComponent(name)}`;
  const known = await client.call<{ items: { id: string; pageCount: number }[] }>('GET', path);
  const before = known.items.find(({ pageCount }) => pageCount === pages);
  if (before) return before.id;
  const { id } = await client.call<{ id: string }>('POST', '/template', {
    name,
    fields: [{ name: 'Title', description: 'The title of the document' }],
    tables: [
      {
        name: 'Lines',
        description: 'All lines',
        columns: Object.entries(columns).map(([column, description]) => ({ name: column, description })),
      },
    ],
  });
  const bytes = await makeLedger({ pages, rowsPerPage, wrongEvery: 97 });
  const { request } = await client.read(id, [{ name: 'ledger.pdf', bytes }]);
  if (request.files[0]?.tables[0]?.rows.length !== pages * rowsPerPage)
    throw new Error('The ledger was not read as it is; nothing is measured on it.');
  return request.id;
}

/**
 * From the click in the list to the first rows: the processor time of the page's main thread, and what the calls for the request and its
 * rows had returned by then.
 */
export interface Opening {
  readonly milliseconds: number;
  readonly cpu: number;
  readonly kilobytes: number;
}

export async function measureOpening(
  browser: Browser,
  session: Readonly<Record<string, string>>,
  address: string,
): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, session);
  const page = await context.newPage();
  const { origin, pathname } = new URL(address);
  // The screen's code is loaded by an earlier visit; its answers are forgotten with the page.
  await page.goto(`${origin}/ocr-list`);
  const link = page.locator(`a[href^="${pathname}"]`).first();
  await link.hover();
  await page.waitForTimeout(1000);
  const answers: Promise<number>[] = [];
  page.on('response', (response) => {
    const { pathname: path } = new URL(response.url());
    if (!path.startsWith(`/api/request/`) || path.includes('/pages/')) return;
    answers.push(
      response.body().then(
        (body) => body.length,
        () => 0,
      ),
    );
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busyMs(devtools);
  const milliseconds = await page.evaluate<number>(openResult(pathname));
  const cpu = (await busyMs(devtools)) - before;
  const bytes = (await Promise.all(answers)).reduce((sum, one) => sum + one, 0);
  await context.close();
  return { milliseconds, cpu, kilobytes: bytes / 1000 };
}

/** What the main thread has worked so far, without what other processes took of the machine. */
async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Runs in the page: from the click on the result's link to the frame that shows its first rows or fields. */
const openResult = (path: string): string => `(async () => {
  const start = performance.now();
  document.querySelector('a[href^="${path}"]').click();
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (document.querySelector('[data-value]') !== null) return performance.now() - start;
  }
})()`;

/** What a person does with a long result, and how long the main thread was never free while they did. */
export async function measureLongResult(
  page: Page,
  client: CDPSession,
  address: string,
): Promise<Map<string, Tasks>> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('tab', { name: /Lines/ }).click();
  const grid = page.getByRole('region', { name: 'Lines' });
  await grid.getByRole('gridcell').first().waitFor();
  // Work after the data is drawn still belongs to loading.
  await page.waitForTimeout(3000);
  const measured = new Map<string, Tasks>();
  const step = async (name: string, times: number, pause: number, work: () => Promise<void>) => {
    const tasks = await traceTasks(client, async () => {
      for (let time = 0; time < times; time += 1) {
        await work();
        await page.waitForTimeout(pause);
      }
    });
    measured.set(name, tasks);
  };
  const wheelOver = async (region: 'Lines' | 'Pages', by: number): Promise<() => Promise<void>> => {
    const box = await (
      region === 'Lines' ? grid : page.getByRole('navigation', { name: 'Pages' })
    ).boundingBox();
    await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2);
    return () => page.mouse.wheel(0, by);
  };
  await step('turn 10 pages', 10, 150, () => page.keyboard.press(']'));
  await step('scroll the table, a notch at a time', 20, 80, await wheelOver('Lines', 200));
  await step('scroll the table by thousands of rows', 5, 200, await wheelOver('Lines', 30_000));
  await step('scroll the pages', 20, 80, await wheelOver('Pages', 400));
  await grid.getByRole('gridcell').nth(20).click();
  await step('type a value', 10, 80, () => page.keyboard.type('7'));
  await step('save it, and accept 4 doubtful values', 5, 500, () => page.keyboard.press('Enter'));
  await step('go to the next doubt', 5, 250, () => page.keyboard.press('Tab'));
  // The pane, not its picture: that of a page just turned to may still be on its way.
  const picture = await page.getByRole('region', { name: /^Page/ }).boundingBox();
  let at = 0;
  await step('point at values on the page', 20, 50, () => {
    at += 1;
    return page.mouse.move(
      picture!.x + picture!.width * 0.6,
      picture!.y + picture!.height * (0.1 + at * 0.03),
    );
  });
  return measured;
}
