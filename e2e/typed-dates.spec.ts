import { expect, test, type Browser, type Page } from '@playwright/test';
import { partner, signIn } from './people.ts';

const labels = {
  en: {
    pay: 'Mark as Paid',
    date: 'Payment date',
    revert: 'Undo payment',
    unread: /cannot|not a date/,
  },
  jp: {
    pay: /^(支払済みにする|入金済みにする)$/,
    date: /^(支払日|入金日)/,
    revert: '入金処理を取り消す',
    unread: /読み取れません/,
  },
} as const;

async function openInvoice(browser: Browser, language: 'en' | 'jp'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (chosen) => localStorage.setItem('configs', JSON.stringify({ language: chosen, theme: 'light' })),
    language,
  );
  const page = await context.newPage();
  await signIn(page, partner, { at: '/invoice' });
  await page.getByRole('link', { name: /^INV-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^INV-/ })).toBeVisible();
  return page;
}

for (const language of ['en', 'jp'] as const) {
  const t = labels[language];
  test(`a payment date in ${language}: understood as people write it, refused otherwise, undone`, async ({
    browser,
  }) => {
    const page = await openInvoice(browser, language);
    const dialog = page.getByRole('dialog');
    const date = dialog.getByRole('textbox', { name: t.date });
    const confirm = dialog.getByRole('button', { name: t.pay });
    const now = new Date();
    const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - 1));
    const [year, month, date_] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];

    await page.getByRole('button', { name: t.pay }).click();
    for (const unreadable of ['tomorrow', '2026-02-30', '']) {
      await date.fill(unreadable);
      await date.press('Tab');
      if (unreadable !== '') await expect(dialog.getByText(t.unread)).toBeVisible();
      await confirm.click();
      await expect(dialog.getByRole('alert').last()).toBeVisible();
    }
    await date.fill('2001-11-20');
    await date.press('Tab');
    await confirm.click();
    await expect(date).toHaveAttribute('aria-invalid', 'true');

    await date.fill(`令和${year - 2018}年${month}月${date_}日`);
    // The calendar hangs at the end of the page, not in the dialog.
    await expect(page.getByText(new RegExp(`^[=＝] .*${year}`))).toBeVisible();
    await date.press('Tab');
    const written = [year, month, date_].map((part) => String(part).padStart(2, '0'));
    await expect(date).toHaveValue(written.join(language === 'jp' ? '/' : '-'));
    const paid = page.waitForRequest((request) => request.method() === 'PUT');
    await confirm.click();
    expect((await paid).postDataJSON()).toEqual({ paymentDate: written.join('-') });

    await page.getByRole('button', { name: t.revert }).click();
    await dialog.getByRole('button', { name: t.revert }).click();
    await expect(page.getByRole('button', { name: t.pay })).toBeVisible();
    await page.context().close();
  });
}
