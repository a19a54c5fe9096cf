import { expect, test, type Page } from '@playwright/test';
import { cellOf, changesSent, markOf, openLines, sendLedger, toCheck } from '../helpers/ledger.ts';
import { addTenant, blank, signIn } from '../people.ts';
import { askApi } from '../places.ts';

interface Stored {
  readonly toCheck: number;
  readonly files: {
    readonly id: string;
    readonly text: string;
    readonly tables: {
      readonly rows: {
        readonly id: string;
        readonly cells: {
          readonly column: string;
          readonly value: string | null;
          readonly confidence: number | null;
          readonly reason: string | null;
          readonly corrected: { readonly value: string } | null;
        }[];
      }[];
    }[];
  }[];
}
const pages = 24;
const rowsPerPage = 34;
const lines = pages * rowsPerPage;
const inWork = (page: Page) => page.locator('input:focus');

test.describe.serial('the result of a ledger of many pages comes in parts', () => {
  let page: Page;
  let address: string;
  /** Calls for results that the screen made: paths, and how many bytes each answered. */
  let asked: { path: string; bytes: Promise<number> }[] = [];
  const stored = () => askApi<Stored>(page, `/request/${address.split('/').at(-1)}`);
  const rowsOf = async () => (await stored()).files[0]!.tables[0]!.rows;
  const blocksAsked = () => asked.filter(({ path }) => path.includes('/rows?'));
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signIn(page, await addTenant({ name: `Long ${Date.now()}` }), { at: blank });
    address = await sendLedger(page, { pages, rowsPerPage, wrongEvery: 100 });
    await page.goto(address);
    await page.getByRole('tab', { name: /Lines/ }).waitFor({ timeout: 240_000 });
    page.on('response', (response) => {
      const { pathname, search } = new URL(response.url());
      if (!/^\/api\/request\/[^/]+(\/files\/[^/]+\/(rows|text))?$/.test(pathname)) return;
      const bytes = response.body().then(
        (body) => body.length,
        () => 0,
      );
      asked.push({ path: pathname + search, bytes });
    });
  });
  test.afterAll(() => page.close());

  test('opening it loads its first rows, and shows how much is to check in all', async () => {
    asked = [];
    await openLines(page, address);
    const [first, ...others] = asked.filter(({ path }) => !path.includes('/files/'));
    expect(others).toEqual([]);
    expect(first!.path).toMatch(/\?rows=100$/);
    expect(await first!.bytes).toBeLessThan(300_000);
    const whole = await stored();
    await expect(toCheck(page)).toHaveText(new RegExp(`^${whole.toCheck} `));
    await expect(page.getByRole('grid', { name: 'Lines' })).toHaveAttribute(
      'aria-rowcount',
      String(lines + 1),
    );
    expect(whole.files[0]!.tables[0]!.rows).toHaveLength(lines);
    // Nothing of the last pages is there yet.
    expect(blocksAsked().filter(({ path }) => /first=[4-9]00/.test(path))).toEqual([]);
  });

  test('a doubt on the last page is reached, corrected and stored', async () => {
    const rows = await rowsOf();
    const last = rows.findLastIndex(({ cells }) => cells.some(({ reason }) => reason !== null));
    expect(last).toBeGreaterThan((pages - 1) * rowsPerPage - 1);
    await page.getByRole('textbox', { name: /^Page/ }).fill(String(pages));
    await page.keyboard.press('Enter');
    await markOf(page, 'Amount', last + 1).click();
    await expect(inWork(page)).toHaveAttribute('data-value', `tables["Lines"][${last}]["Amount"]`);
    await expect(inWork(page)).not.toHaveValue('');
    await inWork(page).fill('4711');
    await page.keyboard.press('Enter');
    await changesSent(page);
    await expect
      .poll(
        async () => (await rowsOf())[last]!.cells.find(({ column }) => column === 'Amount')!.corrected?.value,
      )
      .toBe('4711');
  });

  test('Tab leads from doubt to doubt over rows that were not there, each with its value', async () => {
    const { files } = await stored();
    const open = files[0]!.tables[0]!.rows.flatMap(({ cells }, row) =>
      cells.flatMap(({ column, reason, corrected, value }) =>
        reason !== null && corrected === null ? [{ id: `tables["Lines"][${row}]["${column}"]`, value }] : [],
      ),
    );
    expect(open.length).toBeGreaterThan(8);
    await page.goto(`${address}?check=true`);
    for (const { id, value } of open) {
      await expect(inWork(page)).toHaveAttribute('data-value', id);
      await expect(inWork(page)).toHaveValue(value ?? '');
      await page.keyboard.press('Tab');
    }
  });

  test('rows far down are shown where one scrolls, deleted and brought back, and filled down', async () => {
    await page.reload();
    await openLines(page, address);
    const region = page.getByRole('region', { name: 'Lines' });
    await region.evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
    const before = await rowsOf();
    const description = (row: number) =>
      before[row]!.cells.find(({ column }) => column === 'Description')!.value!;
    await expect(cellOf(page, 'Description', lines)).toHaveText(description(lines - 1));
    await cellOf(page, 'Description', lines - 3).click();
    await expect(inWork(page)).toHaveValue(description(lines - 4));
    await page.keyboard.press('Alt+Delete');
    await changesSent(page);
    await expect.poll(async () => (await rowsOf()).length).toBe(lines - 1);
    await page.keyboard.press('Control+z');
    await changesSent(page);
    await expect.poll(rowsOf).toEqual(before);
    // An empty row between filled ones, at the edge of what is loaded.
    await region.evaluate((pane) => pane.scrollTo(0, 34 * 400));
    await cellOf(page, 'Description', 400).click();
    await expect(inWork(page)).toHaveAttribute('data-value', 'tables["Lines"][399]["Description"]');
    await page.keyboard.press('Alt+Enter');
    await expect(inWork(page)).toHaveAttribute('data-value', 'tables["Lines"][400]["Description"]');
    await page.keyboard.press('Control+d');
    await changesSent(page);
    const filled = async () => (await rowsOf())[400]?.cells.find(({ column }) => column === 'Description');
    await expect.poll(async () => (await filled())?.corrected?.value).toBe(description(399));
  });

  test('the whole text is loaded when it is opened', async () => {
    const { files } = await stored();
    const end = files[0]!.text.trim().split('\n').at(-1)!;
    await page.getByRole('tab', { name: 'Text' }).click();
    await expect(page.locator('pre').last()).toContainText(end);
  });
});
