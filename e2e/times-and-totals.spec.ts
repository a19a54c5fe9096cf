import { expect, test } from '@playwright/test';
import { partner, signIn } from './people.ts';
import { visit } from './helpers/visit.ts';

test('a list states its times in the reader’s zone, and names it once', async ({ browser }) => {
  const shown: string[] = [];
  for (const timezoneId of ['Asia/Tokyo', 'America/New_York']) {
    const page = await browser.newPage({ timezoneId });
    await signIn(page, partner);
    // The first tenant of the demo: the same moments for both readers.
    await visit(page, '/tenant?sort=number');
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText('T-0001');
    await expect(page.getByText(timezoneId)).toHaveCount(1);
    shown.push(await row.innerText());
    await page.close();
  }
  expect(shown[0]).not.toBe(shown[1]);
});

test('over all tenants the usage page states what was used, and no sum of limits or of what is left', async ({
  page,
}) => {
  await signIn(page, partner);
  await visit(page, '/usage');
  await expect(page.getByText(/^\d[\d,]* pages used by all tenants in /)).toBeVisible();
  const month = page.getByRole('region', { name: 'This month' });
  await expect(month).toContainText('Pages used');
  await expect(month).not.toContainText(/left|block limit|\d \/ \d/i);
  await expect(page.getByRole('region', { name: /^Cumulative pages/ })).not.toContainText(/limit/i);
});
