import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { readXlsx } from 'hucre';
import { cellOf, ledgerColumns, markOf, openLines, sendLedger, toCheck } from '../helpers/ledger.ts';
import { addTenant, signIn } from '../people.ts';
import { visit } from '../helpers/visit.ts';

const pageField = (page: Page) => page.getByRole('textbox', { name: 'Page', exact: true });

test.describe.serial('the result of a ledger of three pages', () => {
  let page: Page;
  let address: string;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signIn(page, await addTenant({ name: `Results ${Date.now()}` }));
    address = await sendLedger(page, { pages: 3, rowsPerPage: 12, wrongEvery: 7 });
  });
  test.afterAll(() => page.close());

  test('its values come by themselves, numbers at the end of their column', async () => {
    await openLines(page, address);
    await expect(cellOf(page, 'Amount', 1)).toHaveCSS('text-align', 'end');
    await expect(cellOf(page, 'Date', 1)).toHaveCSS('text-align', 'start');
    await expect(toCheck(page)).toContainText(/^\d+ values to review$/);
  });

  test('it is checked by keyboard alone: next doubt, accept, correct, undo', async () => {
    await page.reload();
    await expect(toCheck(page)).toContainText('to review');
    const count = async () => Number.parseInt((await toCheck(page).textContent()) ?? '', 10);
    const all = await count();
    await page.locator('#content').focus();
    await page.keyboard.press('Tab');
    const focused = page.locator('input:focus');
    await expect(focused).toHaveAttribute('data-tone', 'doubt');
    const first = await focused.getAttribute('data-value');
    // Why, in words.
    const why = 'Quantity × unit price doesn’t match this row’s amount';
    await expect(page.getByText(why)).toBeVisible();
    const firstMark = page.locator('[data-mark][data-selected]');
    await expect(firstMark).toHaveAttribute('data-mark', first!);

    let answered = 0;
    page.on('response', (response) => (answered += Number(response.url().endsWith('/corrections'))));
    await page.keyboard.press('Enter');
    await expect.poll(count).toBe(all - 1);
    const second = await focused.getAttribute('data-value');
    expect(second).not.toBe(first);
    await page.keyboard.press('Escape');
    await expect.poll(count).toBe(all);
    await expect(focused).toHaveAttribute('data-value', first!);

    const read = await focused.inputValue();
    await page.keyboard.type('4321.5');
    await page.keyboard.press('Enter');
    await expect.poll(count).toBe(all - 1);
    await expect(focused).toHaveAttribute('data-value', second!);
    // Accepted, reverted, corrected: leaving the page would ask about anything that is not saved yet.
    await expect.poll(() => answered).toBe(3);
    await page.keyboard.press('Enter');
    await expect.poll(count).toBe(all - 2);
    await page.keyboard.press('ArrowUp');
    await expect(focused).not.toHaveAttribute('data-value', second!);

    // Stored on the server: typed values with what was read below, and accepted values. The last change may still be in progress when the
    // page is loaded again; it arrives all the same.
    await expect(async () => {
      await page.reload();
      await expect(toCheck(page)).toContainText('to review');
      expect(await count()).toBe(all - 2);
    }).toPass();
    await page.getByRole('tab', { name: /Lines/ }).click();
    await page.locator(`[data-value='${first}']`).click();
    await expect(focused).toHaveValue('4321.5');
    await expect(page.getByText(/reviewed by /)).toBeVisible();
    await expect(
      page.getByText(`read: ${Number(read).toLocaleString('en-US')}`, { exact: false }),
    ).toBeVisible();
  });

  test('it is marked as checked, found by that in the list, and reopened; N continues with what is left', async () => {
    await visit(page, address);
    await page.getByRole('button', { name: 'Mark as checked' }).click();
    await expect(page.getByText(/checked by /)).toBeVisible();
    await visit(page, '/ocr-list?checked=true');
    const row = page.getByRole('row', { name: /OCR-/ });
    await expect(row).toContainText('checked by');
    await expect(row).toContainText('ledger.pdf');
    await visit(page, address);
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByRole('button', { name: 'Mark as checked' })).toBeVisible();
    await page.locator('#content').focus();
    await page.keyboard.press('n');
    await expect(page.locator('input:focus')).toHaveAttribute('data-tone', 'doubt');
    await visit(page, '/ocr-list?checked=false&search=ledger.pdf');
    await expect(row).toContainText(/\d+ to review/);
    await visit(page, address);
  });

  test('[ ] turn pages, + - 0 zoom, and a doubt on another page turns to it', async () => {
    await page.reload();
    await expect(toCheck(page)).toContainText('to review');
    await page.locator('#content').focus();
    await expect(pageField(page)).toHaveValue('1');
    await page.keyboard.press(']');
    await expect(pageField(page)).toHaveValue('2');
    await page.keyboard.press('[');
    await expect(pageField(page)).toHaveValue('1');
    const picture = page.locator('img[alt^="Page 1 of"]');
    await expect(picture).toBeVisible();
    const width = async () => (await picture.boundingBox())!.width;
    const fits = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(fits * 1.2);
    await page.keyboard.press('0');
    await expect.poll(width).toBe(fits);
    for (let step = 0; step < 9 && (await pageField(page).inputValue()) !== '3'; step += 1)
      await page.keyboard.press('Tab');
    await expect(pageField(page)).toHaveValue('3');
    await expect(page.locator('input:focus')).toHaveAttribute('data-tone', 'doubt');
  });

  test('pointing at either side lights both', async () => {
    await visit(page, address);
    await page.getByRole('tab', { name: /Lines/ }).click();
    await cellOf(page, 'Quantity', 2).hover();
    await expect(markOf(page, 'Quantity', 2)).toHaveAttribute('data-highlighted', 'true');
    await markOf(page, 'Description', 3).hover();
    await expect(cellOf(page, 'Description', 3)).toHaveAttribute('data-highlighted', 'true');
    await expect(markOf(page, 'Quantity', 2)).not.toHaveAttribute('data-highlighted');
    await markOf(page, 'Description', 3).click();
    await expect(page.locator('input:focus')).toHaveValue(/\w/);
    await expect(page.getByRole('textbox', { name: 'Description, row 3' })).toBeFocused();
  });

  test('what was typed stays when its row is scrolled away', async () => {
    await page.getByRole('textbox', { name: 'Description, row 3' }).fill('Half typed');
    const grid = page.getByRole('region', { name: 'Lines' });
    await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(cellOf(page, 'Amount', 36)).toBeVisible();
    await page.keyboard.press('Enter');
    await cellOf(page, 'Description', 3).scrollIntoViewIfNeeded();
    await expect(cellOf(page, 'Description', 3)).toContainText('Half typed');
  });

  test('the active cell is in sight, wherever the arrows lead it', async () => {
    await cellOf(page, 'Quantity', 2).click();
    for (let row = 3; row <= 36; row += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(cellOf(page, 'Quantity', row)).toBeFocused();
      await expect(cellOf(page, 'Quantity', row)).toBeInViewport({ ratio: 0.9 });
    }
    for (let row = 35; row >= 1; row -= 1) await page.keyboard.press('ArrowUp');
    // Keys that come faster than a slow machine draws may be dropped; the active cell never leaves the window.
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(cellOf(page, 'Quantity', 1)).toBeInViewport({ ratio: 0.9, timeout: 500 });
    }).toPass();
  });

  test('a page says that its picture is on its way', async () => {
    await visit(page, address);
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The narrow ones are those of the thumbnails.
    await page.route(/\/pages\/3\?width=(?!160)/, async (route) => {
      await released;
      await route.continue();
    });
    await pageField(page).fill('3');
    await pageField(page).press('Enter');
    const busy = page.getByRole('region', { name: /^Page 3 of/ }).locator('[aria-busy="true"]');
    await expect(busy).toBeVisible();
    const before = await busy.boundingBox();
    release?.();
    await expect(busy).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Page 3 of/ })).toBeVisible();
    const sheet = page.locator('div', { has: page.locator('> img[alt^="Page 3 of"]') }).last();
    expect(await sheet.boundingBox()).toEqual(before);
  });

  test('the sheet contains what was corrected, as numbers and days', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel' }).click();
    const { sheets } = await readXlsx(await readFile(await (await download).path()));
    const [header, ...lines] = sheets[1]!.rows;
    expect(header).toEqual(['File', 'Row', ...Object.keys(ledgerColumns)]);
    expect(lines).toHaveLength(36);
    expect(lines[2]).toEqual([
      'ledger.pdf',
      3,
      expect.any(Date),
      'Half typed',
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
    ]);
    expect(lines.flat()).toContain(4321.5);
  });

  test('it is deleted permanently after a question', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete request' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this request?' });
    await question.getByRole('button', { name: 'Delete request' }).click();
    await expect(page).toHaveURL(/\/ocr-list$/);
    await visit(page, address);
    await expect(page.getByText('This request no longer exists.')).toBeVisible();
  });
});
