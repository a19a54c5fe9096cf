import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { readXlsx } from 'hucre';
import { openLines, sendLedger } from '../helpers/ledger.ts';
import { checkScreen } from '../check-screen.ts';
import { addTenant, signIn } from '../people.ts';
import { visit } from '../helpers/visit.ts';

const table = (page: Page) => page.getByRole('region', { name: 'Table: Lines', exact: true });
const files = (page: Page) => page.getByRole('region', { name: 'One row per file', exact: true });
const preview = (page: Page) =>
  page.getByRole('region', { name: 'First row of the sheet: Table: Lines' }).getByRole('columnheader');
const focused = (page: Page) => page.locator(':focus');
const save = (page: Page) => page.getByRole('button', { name: 'Save columns' });

/** The workbook's sheets by name, each with its first row. */
async function exported(page: Page): Promise<Record<string, unknown[]>> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  const { sheets } = await readXlsx(await readFile(await (await download).path()));
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows[0] ?? []]));
}

test.describe.serial('the columns of a template’s exports', () => {
  let page: Page;
  let address: string;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signIn(page, await addTenant({ name: `Columns ${Date.now()}` }));
    address = await sendLedger(page, { pages: 1, rowsPerPage: 6, wrongEvery: 4 });
    await openLines(page, address);
  });
  test.afterAll(() => page.close());

  test('are opened from the export menu, and arranged by keyboard alone, the focus staying with the column', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Choose columns…' }).click();
    await expect(page.getByRole('tab', { name: 'Export columns', selected: true })).toBeVisible();
    await expect(preview(page)).toHaveText([
      'OCR ID',
      'File',
      'Row',
      'Date',
      'Description',
      'Quantity',
      'Unit price',
      'Amount',
    ]);
    const heading = table(page).getByRole('textbox', { name: 'Heading for Amount' });
    await heading.focus();
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('Alt+ArrowUp');
    await expect(focused(page)).toHaveAccessibleName('Heading for Amount');
    await expect(table(page).getByRole('status')).toHaveText('Amount is now column 1');
    await page.keyboard.type('Net yen');
    // The arrow that has done its work at the end hands the focus to the other one.
    const up = table(page).getByRole('button', { name: 'Move File up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveAccessibleName('Move File up');
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveAccessibleName('Move File down');
    await table(page).getByRole('checkbox', { name: 'Row', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(preview(page)).toHaveText([
      'File',
      'Net yen',
      'OCR ID',
      'Date',
      'Description',
      'Quantity',
      'Unit price',
    ]);
    await table(page).getByRole('textbox', { name: 'Heading for Date' }).fill('net YEN');
    await expect(table(page).getByText('Another column also has this heading.')).toHaveCount(2);
    await table(page).getByRole('textbox', { name: 'Heading for Date' }).fill('');
  });

  test('are not lost by leaving, nor saved without any', async () => {
    await page.getByRole('tab', { name: 'Content' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(preview(page).first()).toHaveText('File');
    const all = files(page).getByRole('checkbox', { name: /^All columns/ });
    await all.uncheck();
    await expect(files(page)).toContainText('This sheet is left out of the exports.');
    const allOfTable = table(page).getByRole('checkbox', { name: /^All columns/ });
    await allOfTable.check();
    await allOfTable.uncheck();
    await expect(page.getByText('Export at least one column.')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Undo changes' }).click();
    await expect(preview(page).first()).toHaveText('OCR ID');
    await expect(save(page)).toBeDisabled();
  });

  test('make the sheets of an export, until they are reset', async () => {
    const before = await exportedOf(page, address);
    expect(Object.keys(before)).toEqual(['Results', 'Lines']);
    await page.goBack();
    await files(page)
      .getByRole('checkbox', { name: /^All columns/ })
      .uncheck();
    await table(page).getByRole('textbox', { name: 'Heading for Amount' }).fill(' Net yen ');
    await table(page).getByRole('button', { name: 'Move Amount up' }).click();
    await table(page).getByRole('checkbox', { name: 'Row', exact: true }).uncheck();
    await checkScreen(page, 'export-columns-edited', 'en');
    const expected = await preview(page).allTextContents();
    await save(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save columns' }).click();
    await expect(page.getByText('Export columns saved.')).toBeVisible();
    await page.reload();
    await expect(preview(page)).toHaveText(expected);
    await expect(table(page).getByRole('textbox', { name: 'Heading for Amount' })).toHaveValue('Net yen');
    expect(await exportedOf(page, address)).toEqual({ Lines: expected });
    await page.goBack();
    await page.getByRole('button', { name: 'Reset to default' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Export columns reset.')).toBeVisible();
    await expect(preview(page)).toHaveCount(8);
    await expect(files(page).getByRole('checkbox', { name: /^All columns/ })).toBeChecked();
    expect(await exportedOf(page, address)).toEqual(before);
  });
});

async function exportedOf(page: Page, address: string): Promise<Record<string, unknown[]>> {
  await visit(page, address);
  return exported(page);
}
