import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { readXlsx } from 'hucre';
import {
  cellOf,
  changesSent,
  leavingAsks,
  markOf,
  openLines,
  sendLedger,
  toCheck,
} from '../helpers/ledger.ts';
import { addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';

const inWork = (page: Page) => page.locator('input:focus');
const columnOf = async (page: Page, column: string): Promise<string[]> => {
  const cells = page.locator(`[data-value^='tables["Lines"]'][data-value$='["${column}"]']`);
  return cells.evaluateAll((all) =>
    all.map((cell) =>
      (cell instanceof HTMLInputElement ? cell.value : (cell.firstChild?.textContent ?? '')).replace(
        /(?<=\d),(?=\d{3})/g,
        '',
      ),
    ),
  );
};

interface Stored {
  files: {
    tables: {
      rows: { cells: { column: string; value: string | null; corrected: { value: string } | null }[] }[];
    }[];
  }[];
}

/** The amounts as the server has them. */
async function storedAmounts(page: Page, address: string): Promise<(string | undefined)[]> {
  const { files } = await askApi<Stored>(page, `/request/${address.split('/').at(-1)}`);
  const amounts = files[0]?.tables[0]?.rows.map(({ cells }) => cells.find((c) => c.column === 'Amount'));
  return (amounts ?? []).map((cell) => cell?.corrected?.value ?? cell?.value ?? undefined);
}

test.describe.serial('a batch’s table is corrected by hand', () => {
  let page: Page;
  let address: string;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signIn(page, await addTenant({ name: `Tables ${Date.now()}` }));
    address = await sendLedger(page, { pages: 1, rowsPerPage: 6, wrongEvery: 0 });
    await openLines(page, address);
  });
  test.afterAll(() => page.close());

  test('by keys alone rows are deleted, brought back, moved and added; all of it is kept', async () => {
    const read = await columnOf(page, 'Amount');
    expect(read).toHaveLength(6);
    await cellOf(page, 'Amount', 2).click();
    await page.keyboard.press('Alt+Delete');
    await expect.poll(() => columnOf(page, 'Amount')).toEqual(read.toSpliced(1, 1));
    await expect(page.getByText('Row 2 deleted.')).toBeVisible();
    await expect(inWork(page)).toHaveValue(read[2]!);
    await page.keyboard.press('Control+z');
    await expect.poll(() => columnOf(page, 'Amount')).toEqual(read);
    await expect(inWork(page)).toHaveValue(read[1]!);

    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => columnOf(page, 'Amount')).toEqual([read[1], read[0], ...read.slice(2)]);
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => columnOf(page, 'Amount')).toEqual(read);
    await page.keyboard.press('Alt+Backspace');
    await page.keyboard.press('Alt+Enter');
    await expect(inWork(page)).toHaveValue('');
    await page.keyboard.type('77.5');
    await page.keyboard.press('Enter');
    const now = [read[0], read[2], '77.5', ...read.slice(3)];
    await expect.poll(() => columnOf(page, 'Amount')).toEqual(now);
    // Changes are saved one after another: leaving earlier asks, and a test's answer is to leave.
    await expect.poll(() => storedAmounts(page, address)).toEqual(now);
    await openLines(page, address);
    await expect.poll(() => columnOf(page, 'Amount')).toEqual(now);
  });

  test('a row is split at the cursor, merged again and a column filled down, with buttons', async () => {
    const tools = page.getByRole('toolbar', { name: 'Rows of the table' });
    const read = await columnOf(page, 'Description');
    await cellOf(page, 'Description', 1).click();
    await inWork(page).fill('Steel bracket Hinge');
    await inWork(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(14, 14));
    await tools.getByRole('button', { name: 'Split the row at the cursor' }).click();
    await expect
      .poll(() => columnOf(page, 'Description'))
      .toEqual(['Steel bracket', 'Hinge', ...read.slice(1)]);
    await expect(cellOf(page, 'Description', 2)).toBeFocused();
    await tools.getByRole('button', { name: 'Merge with the row above' }).click();
    await expect.poll(() => columnOf(page, 'Description')).toEqual(['Steel bracket Hinge', ...read.slice(1)]);
    await tools.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => columnOf(page, 'Description')).toHaveLength(read.length + 1);
    const dates = await columnOf(page, 'Date');
    await cellOf(page, 'Date', 1).click();
    await page.keyboard.press('Control+d');
    await expect.poll(() => columnOf(page, 'Date')).toEqual([dates[0], dates[0], ...dates.slice(2)]);
    await page.keyboard.press('Control+d');
    await expect(page.getByText('There are no empty cells below this value.')).toBeVisible();
  });

  test('a click on a word, a box and the arrows give a cell its value and its place', async () => {
    const amounts = await columnOf(page, 'Amount');
    const added = amounts.indexOf('77.5') + 1;
    await cellOf(page, 'Description', added).click();
    await expect(markOf(page, 'Description', added)).toHaveCount(0);
    const sheet = page.locator('div', { has: page.locator('> img[alt^="Page 1 of"]') }).last();
    const paper = (await sheet.boundingBox())!;
    const at = (x: number, y: number) =>
      [paper.x + (x / 595) * paper.width, paper.y + (y / 842) * paper.height] as const;
    // “Goods ledger” is no value: a click takes its word, another one with Shift the next word, too.
    await page.mouse.click(...at(65, 43));
    await expect(inWork(page)).toHaveValue('Goods');
    await expect(markOf(page, 'Description', added)).toHaveCount(1);
    await page.keyboard.down('Shift');
    await page.mouse.click(...at(110, 43));
    await page.keyboard.up('Shift');
    await expect(inWork(page)).toHaveValue('Goods ledger');
    // A click on another value's outline selects it; a box picks what is printed below it.
    await cellOf(page, 'Quantity', added).click();
    const price = (await markOf(page, 'Unit price', 1).boundingBox())!;
    await page.mouse.move(price.x - 3, price.y - 2);
    await page.mouse.down();
    await page.mouse.move(price.x + price.width / 2, price.y + 5);
    await page.mouse.move(price.x + price.width + 3, price.y + price.height + 2);
    await page.mouse.up();
    await expect(inWork(page)).toHaveValue((await columnOf(page, 'Unit price'))[0]!);
    await expect(cellOf(page, 'Quantity', added)).toBeFocused();
    // From word to word by keys.
    await cellOf(page, 'Date', added).click();
    await page.keyboard.press('F4');
    await expect(page.getByText('extend it: “Goods”')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByText(/extend it: “ledger/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inWork(page)).toHaveValue('');
    await page.keyboard.press('F4');
    await page.keyboard.press('Enter');
    await expect(inWork(page)).toHaveValue('Goods');
    await page.keyboard.press('Escape');
    await expect(inWork(page)).toHaveValue('');
    await expect(markOf(page, 'Date', added)).toHaveCount(0);
    // An empty place is kept for typing.
    await page.mouse.move(...at(60, 700));
    await page.mouse.down();
    await page.mouse.move(...at(120, 720));
    await page.mouse.up();
    await expect(page.getByText('No word was read in this box.')).toBeVisible();
    await page.keyboard.type('2026-03-04');
    await page.keyboard.press('Enter');
    await expect(markOf(page, 'Date', added)).toHaveCount(1);
    await changesSent(page);
    await expect(async () => {
      await openLines(page, address);
      await expect(markOf(page, 'Date', added)).toHaveCount(1, { timeout: 2000 });
      await expect(cellOf(page, 'Description', added)).toHaveText('Goods ledger reviewed');
    }).toPass();
  });

  test('the sheet contains the rows as they are now', async () => {
    const amounts = await columnOf(page, 'Amount');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel' }).click();
    const { sheets } = await readXlsx(await readFile(await (await download).path()));
    const [, ...lines] = sheets[1]!.rows;
    expect(lines.map((line) => String(line.at(-1) ?? ''))).toEqual(amounts);
    expect(lines[amounts.indexOf('77.5')]).toContain('Goods ledger');
  });

  test('Tab goes from the link that skips to the content to the first doubt', async () => {
    const other = await sendLedger(page, { pages: 1, rowsPerPage: 6, wrongEvery: 3 });
    await openLines(page, other);
    await page.reload();
    await expect(toCheck(page)).toContainText('to review');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(inWork(page)).toHaveAttribute('data-tone', 'doubt');
  });

  test('a corrected amount checks its row again: its flags disappear without a reload, and return with the undo', async () => {
    const count = async () => Number.parseInt((await toCheck(page).textContent()) ?? '', 10);
    const all = await count();
    const [quantity, price] = await Promise.all(
      ['Quantity', 'Unit price'].map(async (column) => Number((await columnOf(page, column))[2])),
    );
    await cellOf(page, 'Amount', 3).click();
    await inWork(page).fill((quantity! * price!).toFixed(2));
    await page.keyboard.press('Tab');
    await expect.poll(count).toBe(all - 3);
    await expect(cellOf(page, 'Quantity', 3)).toHaveAttribute('data-tone', 'plain');
    await cellOf(page, 'Amount', 3).click();
    await page.keyboard.press('Escape');
    await expect.poll(count).toBe(all);
    await expect(cellOf(page, 'Quantity', 3)).toHaveAttribute('data-tone', 'doubt');
  });

  test('leaving asks while a change waits for the one before it', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/corrections', async (route) => {
      await answered;
      await route.continue();
    });
    expect(await leavingAsks(page)).toBe(false);
    for (const row of [1, 2]) {
      await cellOf(page, 'Description', row).click();
      await inWork(page).fill(`Changed ${row}`);
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => leavingAsks(page)).toBe(true);
    answer();
    await changesSent(page);
    await page.unroute('**/corrections');
  });
});
