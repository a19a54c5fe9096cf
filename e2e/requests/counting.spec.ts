import { expect, test } from '@playwright/test';
import { addTenant, signIn } from '../people.ts';

const sample = (name: string) => `samples/${name}`;

test('nothing is said of blocks while pages are being counted, and rejected files are counted by themselves', async ({
  page,
}) => {
  await signIn(page, await addTenant({ name: `Counting ${Date.now()}` }));
  await page.goto('/request-ocr');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/request/quote**', async (route) => {
    await released;
    await route.continue();
  });
  const chooser = page.locator('input[type=file]').first();
  await chooser.setInputFiles([sample('invoice-form.pdf'), sample('receipt-scan.jpg')]);
  await expect(page.getByText('2 files, counting pages…')).toBeVisible();
  await expect(page.getByText('0 pages so far')).toBeVisible();
  await expect(page.getByText('no additional blocks')).toBeHidden();
  release();
  await expect(page.getByText('2 files, 2 pages')).toBeVisible();
  await expect(page.getByText('2 pages → 1 block.')).toBeVisible();

  const empty = { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
  await chooser.setInputFiles([empty]);
  await expect(page.getByText('2 files, 2 pages, 1 rejected')).toBeVisible();
});
