import { expect, test } from '@playwright/test';
import { inOneLanguage, openPage } from './check-screen.ts';
import { partner, signIn } from './people.ts';

const words = {
  en: {
    attention: 'Needs attention',
    unpaid: /Unpaid invoices\s*\d+\s*\d+ overdue/,
    silent: 'Get data fail. The server cannot be reached at the moment. Please try again shortly.',
    again: 'Try again',
  },
  jp: {
    attention: '対応が必要な項目',
    unpaid: /未入金の請求書\s*\d+\s*うち期限超過 \d+件/,
    silent: /サーバーに接続できません。しばらくしてからもう一度お試しください。/,
    again: '再試行',
  },
} as const;

for (const language of inOneLanguage('jp')) {
  test(`a list that gets no answer in ${language} says so, and why, in a toast and in its place, until it is there`, async ({
    browser,
  }) => {
    const t = words[language];
    const { page, close } = await openPage(browser, language);
    await signIn(page, partner, { at: '/invoice' });
    await expect(page.getByRole('link', { name: /^INV-/ }).first()).toBeVisible();
    await page.route('**/api/tenant?*', (route) => route.abort());
    await page.locator('nav a[href="/tenant"]').click();
    const main = page.locator('main');
    await expect(main.getByText(t.silent)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(t.silent)).toHaveCount(2);
    await page.unroute('**/api/tenant?*');
    await main.getByRole('button', { name: t.again }).click();
    await expect(main.getByRole('link', { name: 'T-0001' })).toBeVisible();
    await close();
  });

  test(`drafts that cannot be counted in ${language} hide nothing else on the partner’s home`, async ({
    browser,
  }) => {
    const t = words[language];
    const { page, close } = await openPage(browser, language);
    await page.route(/\/api\/invoice\?.*draft/, (route) => route.abort());
    await signIn(page, partner, { at: '/' });
    const attention = page.getByRole('region', { name: t.attention });
    await expect(attention.getByRole('link').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('main a').filter({ hasText: t.unpaid })).toBeVisible();
    await close();
  });
}
