import { expect, test } from '@playwright/test';
import { openLines, sendLedger } from '../helpers/ledger.ts';
import { addTenant, signIn } from '../people.ts';

test('on a phone a table shows nine rows at once, below its page', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await signIn(page, await addTenant({ name: `Phone ${Date.now()}` }));
  await openLines(page, await sendLedger(page, { pages: 1, rowsPerPage: 20, wrongEvery: 0 }));
  const table = page.getByRole('region', { name: 'Lines' });
  await expect.poll(() => table.evaluate((element) => element.clientHeight)).toBeGreaterThan(9 * 34);
  await table.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const { top } = await table.evaluate((element) => element.getBoundingClientRect());
  const above = await page
    .locator('[class*="_page_"]')
    .first()
    .evaluate((element) => element.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual(above.bottom);
  await page.close();
});
