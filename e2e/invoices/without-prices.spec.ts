import { expect, test, type Page } from '@playwright/test';
import { inOneLanguage, openPage, settle, sizes } from '../check-screen.ts';
import { demoTenant, partner } from '../people.ts';
import { eachScreen } from '../places.ts';

/**
 * What only prices bring: amounts, tax, revenue, receivables, payments in part. The screens on which a partner sets prices are not walked:
 * that there is something to set is said there.
 */
const ofPrices =
  /[¥￥$€]\s?\d|\d\s?円|\b(?:JPY|USD|EUR)\b|税|金額|料金|売上|売掛|残高|充当|返金|入金の取り込み|会計ソフト|返還請求|\b(?:tax|amount|price|fee|revenue|receivable|balance|credit note|refund|deduction|accounting)/i;

const billingTexts = {
  en: {
    // The one sentence that names them: they come with another document.
    allowed: [
      'This document shows usage only. Amounts, taxes and payment details will be sent to you separately.',
      // The way to a tenant's own prices.
      'Prices and billing',
      'No prices: statements of usage',
    ],
    heading: 'Statement of usage',
  },
  jp: {
    allowed: [
      '本書はご利用量の明細です。ご請求金額・消費税額・お振込先は、別途お送りする請求書をご確認ください。',
      '料金と請求',
      '料金なし（ご利用明細書を発行）',
    ],
    heading: 'ご利用明細書',
  },
} as const;

// The demo's partner sets no prices. Each language is read in one of the roles, and in both on a full walk.
const places = [
  {
    role: 'partner',
    who: partner,
    language: 'jp',
    paths: [
      '/',
      '/tenant',
      '/tenant/{tenant}',
      '/usage',
      '/usage?month={month}',
      '/invoice',
      '/invoice/{invoice}',
      '/profile',
    ],
  },
  {
    role: 'tenant',
    who: demoTenant,
    language: 'en',
    paths: [
      '/',
      '/request-ocr',
      '/usage',
      '/usage?month={month}',
      '/invoice',
      '/invoice/{invoice}',
      '/profile',
      '/help',
    ],
  },
] as const;

for (const place of places) {
  for (const language of inOneLanguage(place.language)) {
    const { allowed, heading } = billingTexts[language];
    test(`without prices a ${place.role} sees usage and nothing of amounts, in ${language}`, async ({
      browser,
    }) => {
      const { page, close } = await openPage(browser, language);
      await eachScreen(page, place, async (path) => {
        await settle(page);
        const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
        const mentions = lines.filter(
          (line) => ofPrices.test(line) && !(allowed as readonly string[]).includes(line),
        );
        expect(mentions, path).toEqual([]);
        if (path === '/invoice') await expectColumnsToFit(page);
        if (path !== '/invoice/{invoice}') return;
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
        await expect(page.getByText(allowed[0])).toBeVisible();
      });
      await close();
    });
  }
}

/** All columns of the specification fit a window of 1280 pixels: the list does not scroll sideways. */
async function expectColumnsToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  const hidden = await page.getByRole('table').evaluate(({ parentElement }) => {
    if (!parentElement) throw new Error('The table has no parent.');
    return parentElement.scrollWidth - parentElement.clientWidth;
  });
  expect(hidden).toBe(0);
  await page.setViewportSize(sizes.wide);
}
