import { expect, test, type Page } from '@playwright/test';
import { cellOf, changesSent, openLines, sendLedger } from '../helpers/ledger.ts';
import { addTenant, signIn } from '../people.ts';

const inWork = (page: Page) => page.locator('input:focus');

test.describe.serial('in a table', () => {
  let page: Page;
  let address: string;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signIn(page, await addTenant({ name: `Typed ${Date.now()}` }));
    address = await sendLedger(page, { pages: 1, rowsPerPage: 6, wrongEvery: 0 });
    await openLines(page, address);
  });
  test.afterAll(() => page.close());

  test('undo says when there is nothing to undo', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('There is nothing to undo.')).toBeVisible();
  });

  test('the left and right arrows lead from column to column, and save what was typed', async () => {
    await cellOf(page, 'Description', 2).click();
    await expect(inWork(page)).toHaveAccessibleName('Description, row 2');
    await page.keyboard.press('ArrowRight');
    await expect(inWork(page)).toHaveAccessibleName('Quantity, row 2');
    await page.keyboard.type('12');
    await page.keyboard.press('ArrowRight');
    await expect(cellOf(page, 'Quantity', 2)).toHaveText(/^12/);
    await expect(inWork(page)).not.toHaveAccessibleName('Quantity, row 2');
    await page.keyboard.press('ArrowLeft');
    await expect(inWork(page)).toHaveAccessibleName('Quantity, row 2');
    await expect(inWork(page)).toHaveValue('12');
    await changesSent(page);
  });

  test('within a text the arrows move the cursor, and at its edge they leave the cell', async () => {
    await cellOf(page, 'Description', 3).click();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(inWork(page)).toHaveAccessibleName('Description, row 3');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(inWork(page)).toHaveAccessibleName('Quantity, row 3');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(inWork(page)).toHaveAccessibleName('Date, row 3');
    // The first column has none to its left: the key moves the cursor there.
    await page.keyboard.press('ArrowLeft');
    await expect(inWork(page)).toHaveAccessibleName('Date, row 3');
  });

  test('what is being typed is saved when the browser goes back', async () => {
    await page.goto('/ocr-list');
    await page.locator(`a[href="${address}"]`).click();
    await page.getByRole('tab', { name: 'Lines' }).click();
    await cellOf(page, 'Description', 4).click();
    await page.keyboard.type('Typed, then back');
    await page.goBack();
    await expect(page).toHaveURL(/\/ocr-list$/);
    await page.goForward();
    await page.getByRole('tab', { name: 'Lines' }).click();
    await expect(cellOf(page, 'Description', 4)).toHaveText(/^Typed, then back/);
    await changesSent(page);
    await openLines(page, address);
    await expect(cellOf(page, 'Description', 4)).toHaveText(/^Typed, then back/);
  });

  test('what is being typed is saved when the page is loaded again', async () => {
    await cellOf(page, 'Description', 5).click();
    await page.keyboard.type('Typed, then reloaded');
    await page.reload();
    await page.getByRole('tab', { name: 'Lines' }).click();
    await expect(cellOf(page, 'Description', 5)).toHaveText(/^Typed, then reloaded/);
  });
});
