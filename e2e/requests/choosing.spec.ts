import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { blankPdf, makeSpecimen, scannedStack } from '@ocr/specimens';
import { expectAccessible } from '../helpers/accessibility.ts';
import { addTenant, signIn } from '../people.ts';
import { isFullWalk } from '../places.ts';
import { openPage, setTheme, sizes } from '../check-screen.ts';

const pdfOf = async (kind: 'invoice' | 'purchase-order', language: 'en' | 'ja', seed: number) =>
  (await makeSpecimen({ kind, language, seed })).pdf;

/** An unknown document, and a stack of an invoice, an empty sheet and an order. */
async function writeFiles(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-choosing-'));
  const invoice = await pdfOf('invoice', 'en', 41);
  const stack = await scannedStack([invoice, null, await pdfOf('purchase-order', 'ja', 41)]);
  const files = { 'b.pdf': blankPdf(1), 'stack.pdf': stack };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  return Object.keys(files).map((name) => join(folder, name));
}

// At a wide window, by keyboard: keys/choosing-by-keys.spec.ts.
test('chosen templates and cuts fit a phone, in Japanese', async ({ browser }) => {
  test.skip(!isFullWalk, 'the stack is read once more: the same screens at another width, on a full walk');
  test.setTimeout(240_000);
  const { page, close } = await openPage(browser, 'jp', { viewport: sizes.phone });
  await signIn(page, await addTenant({ name: `Choosing phone ${Date.now()}` }), { at: '/request-ocr' });
  await setTheme(page, 'dark');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await writeFiles());
  await page.getByRole('combobox', { name: 'テンプレート' }).click();
  await page.getByRole('option', { name: '自動で選ぶ' }).click();
  await expect(page.getByText('判断できません。選んでください。')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('1つのファイルに2件の書類が入っているようです。')).toBeVisible({
    timeout: 120_000,
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'stack.pdfを分割' }).click();
  const dialog = page.getByRole('dialog', { name: '複数のファイルに分割' });
  await expect(dialog.locator('img')).toHaveCount(3);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await close();
});
