import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { cellOf, openLines, sendLedger } from '../helpers/ledger.ts';
import { openPage } from '../check-screen.ts';
import { addTenant, signIn } from '../people.ts';

test('characters that Shift_JIS lacks are listed after the download, until the list is closed', async ({
  browser,
}) => {
  const { page, complaints, close } = await openPage(browser, 'en');
  await signIn(page, await addTenant({ name: `Shift_JIS ${Date.now()}` }));
  const address = await sendLedger(page, { pages: 1, rowsPerPage: 6, wrongEvery: 4 });
  await openLines(page, address);
  await cellOf(page, 'Description', 2).click();
  const saved = page.waitForResponse('**/corrections');
  await page.locator('input:focus').fill('𠮷野㈱〜髙');
  await page.keyboard.press('Enter');
  await saved;
  await page.clock.install();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Shift_JIS for accounting software' }).click();
  const text = new TextDecoder('shift_jis').decode(await readFile(await (await download).path()));
  expect(text).toContain('〓野㈱～髙');
  const list = page.getByRole('status').getByText('do not exist in Shift_JIS');
  await expect(list).toHaveText(
    'These characters do not exist in Shift_JIS and were replaced with 〓: 𠮷. Export in UTF-8 to keep them.',
  );
  await page.clock.runFor(120_000);
  await expect(list).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(list).toHaveCount(0);
  expect(complaints).toEqual([]);
  await close();
});
