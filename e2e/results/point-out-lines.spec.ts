import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../helpers/accessibility.ts';
import { cellOf, changesSent, markOf, openLines, sendLedger } from '../helpers/ledger.ts';
import { addTenant, signIn } from '../people.ts';

const columns = ['Date', 'Description', 'Quantity', 'Unit price', 'Amount'];

/** The content of a row or column: digits without separators in the focused field, with the reviewed state announced elsewhere. */
async function shown(
  page: Page,
  cells: readonly (readonly [column: string, row: number])[],
): Promise<string[]> {
  const texts = cells.map(([column, row]) =>
    cellOf(page, column, row).evaluate((cell) =>
      cell instanceof HTMLInputElement ? cell.value : (cell.firstChild?.textContent ?? ''),
    ),
  );
  return (await Promise.all(texts)).map((text) => text.replaceAll(/(?<=\d),(?=\d{3})/g, ''));
}
const rowOf = (page: Page, row: number) =>
  shown(
    page,
    columns.map((column) => [column, row] as const),
  );
const columnOf = (page: Page, column: string) =>
  shown(
    page,
    [1, 2, 3, 4, 5, 6].map((row) => [column, row] as const),
  );

/** Draws a box on the page around the outlines of some values. */
async function drawAround(
  page: Page,
  marks: readonly (readonly [column: string, row: number])[],
): Promise<void> {
  const found = await Promise.all(marks.map(([column, row]) => markOf(page, column, row).boundingBox()));
  const boxes = found.flatMap((box) => box ?? []);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  await page.mouse.move(left - 3, top - 2);
  await page.mouse.down();
  await page.mouse.move((left + right) / 2, (top + bottom) / 2);
  await page.mouse.move(right + 3, bottom + 2);
  await page.mouse.up();
}

test.describe.serial('whole rows and columns are pointed out on the page', () => {
  let page: Page;
  let address: string;
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    await signIn(page, await addTenant({ name: `Lines ${Date.now()}` }));
    address = await sendLedger(page, { pages: 1, rowsPerPage: 6, wrongEvery: 0 });
    await openLines(page, address);
  });
  test.afterAll(() => page.context().close());

  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Rows of the table' }).getByRole('button', { name });

  test('a box around a row fills a new row, one undo empties it, and keys alone fill it again', async () => {
    const third = await rowOf(page, 3);
    await cellOf(page, 'Description', 3).click();
    await page.keyboard.press('Alt+Enter');
    await expect(cellOf(page, 'Description', 4)).toBeFocused();
    await tool('Take the row from the page').click();
    await expect(tool('Take the row from the page')).toHaveAttribute('aria-pressed', 'true');
    await drawAround(page, [
      ['Date', 3],
      ['Amount', 3],
    ]);
    await expect.poll(() => rowOf(page, 4)).toEqual(third);
    for (const column of columns) await expect(markOf(page, column, 4)).toHaveCount(1);
    await expect(tool('Take the row from the page')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Control+z');
    await expect.poll(() => rowOf(page, 4)).toEqual(columns.map(() => ''));

    await page.keyboard.press('Alt+r');
    await expect(page.getByText(/Box or click the row/)).toContainText(third[1]!);
    await page.keyboard.press('Escape');
    await expect(page.getByText(/Box or click the row/)).toHaveCount(0);
    await page.keyboard.press('Alt+r');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const next = await rowOf(page, 5);
    await expect.poll(() => rowOf(page, 4)).toEqual(next);
    await changesSent(page);
    await expect(async () => {
      await openLines(page, address);
      expect(await rowOf(page, 4)).toEqual(next);
    }).toPass();
    await cellOf(page, 'Date', 4).click();
    await page.keyboard.press('Alt+Delete');
    await expect.poll(() => rowOf(page, 4)).toEqual(next);
    await changesSent(page);
    // Where no cell is in work, a row is added at the end.
    await openLines(page, address);
    await tool('Take the row from the page').click();
    await expect(cellOf(page, 'Date', 7)).toBeFocused();
    await expectAccessible(page);
    await drawAround(page, [
      ['Date', 2],
      ['Amount', 2],
    ]);
    await expect.poll(() => rowOf(page, 7)).toEqual(await rowOf(page, 2));
    await page.keyboard.press('Alt+Delete');
    await expect(cellOf(page, 'Date', 7)).toHaveCount(0);
    await changesSent(page);
  });

  test('a box around a column fills it for every row, and one undo takes all of it back', async () => {
    const [prices, amounts] = [await columnOf(page, 'Unit price'), await columnOf(page, 'Amount')];
    await cellOf(page, 'Amount', 2).click();
    await tool('Take the column from the page').click();
    await drawAround(page, [
      ['Unit price', 1],
      ['Unit price', 6],
    ]);
    await expect.poll(() => columnOf(page, 'Amount')).toEqual(prices);
    await page.keyboard.press('Control+z');
    await expect.poll(() => columnOf(page, 'Amount')).toEqual(amounts);
    // A click on one of its words takes the whole column; so do keys.
    await page.keyboard.press('Alt+c');
    const price = (await markOf(page, 'Unit price', 3).boundingBox())!;
    await page.mouse.move(price.x + price.width / 2, price.y + price.height / 2);
    await page.mouse.click(price.x + price.width / 2, price.y + price.height / 2);
    await expect.poll(() => columnOf(page, 'Amount')).toEqual(prices);
    await page.keyboard.press('Control+z');
    // Keys begin at what the column shows.
    await expect.poll(() => columnOf(page, 'Amount')).toEqual(amounts);
    await page.keyboard.press('Alt+c');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => columnOf(page, 'Amount')).toEqual(prices);
    await changesSent(page);
    await expect(async () => {
      await openLines(page, address);
      expect(await columnOf(page, 'Amount')).toEqual(prices);
    }).toPass();
  });
});
