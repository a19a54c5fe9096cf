import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { addTenant, type Account } from '../accounts-by-api.ts';
import { inOneLanguage, openPage } from '../check-screen.ts';
import { partner, signIn } from '../people.ts';
import { isMarked, markPage, signIn as signInHere } from '../sign-in-form.ts';

const samples = join(import.meta.dirname, '../../samples');

/** What was being edited outlives the session, for the same user in the same tab. */
for (const language of inOneLanguage('en')) {
  test.describe.serial(`drafts in ${language}`, () => {
    const say = (en: string, jp: string) => (language === 'en' ? en : jp);
    const button = (page: Page, en: string, jp: string) =>
      page.getByRole('button', { name: say(en, jp), exact: true });
    const offer = (page: Page) =>
      page.getByText(say('Your changes on this page were kept', 'このページで入力されていた内容を保持'));
    let tenant: Account;
    test.beforeAll(async ({ request }) => {
      tenant = await addTenant(request);
    });

    /** As an administrator or the eighth hour would do it. */
    async function endSession(page: Page): Promise<void> {
      await page.evaluate(async () => {
        const token = sessionStorage.getItem('access_token') ?? '';
        await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
      });
      await expect(page).toHaveURL(/\/login\?from=/);
      await expect(
        page.getByText(say('Sign in again to get your changes back.', 'もう一度ログインすると')),
      ).toBeVisible();
    }

    test('a tenant’s data half changed: offered back after signing in again, put back or given up', async ({
      browser,
    }) => {
      const { page, complaints, close } = await openPage(browser, language);
      await signIn(page, partner, { at: `/tenant/${tenant.id}` });
      const name = page.locator('input[data-path="contactName"]');
      const limit = page.locator('input[data-path="blockLimit"]');
      await name.fill('Half Typed');
      await limit.fill('7');
      await endSession(page);
      expect(
        await page.evaluate(() =>
          JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
        ),
      ).not.toContain('Half Typed');
      await signInHere(page, partner);
      await expect(page).toHaveURL(`/tenant/${tenant.id}`);
      await expect(name).toHaveValue('Erin Example');
      await button(page, 'Restore', '復元する').click();
      await expect(name).toHaveValue('Half Typed');
      await expect(limit).toHaveValue('7');
      await expect(offer(page)).toHaveCount(0);
      await endSession(page);
      await signInHere(page, partner);
      await button(page, 'Discard', '破棄する').click();
      await expect(offer(page)).toHaveCount(0);
      await expect(name).toHaveValue('Erin Example');
      expect(complaints).toEqual([]);
      await close();
    });

    test('met while saving, and never seen by another user', async ({ browser, request }) => {
      const { page, close } = await openPage(browser, language);
      await page.goto('/login');
      await signInHere(page, tenant);
      await page.goto('/profile');
      const phone = page.locator('input[data-path="phoneNumber"]').first();
      await phone.fill('03-9999-0000');
      // Only the call that saves meets the end.
      await page.route('**/api/user/me', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status: 401,
              json: { data: null, status: { code: 401, message: 'TOKEN_EXPIRED' } },
            })
          : route.continue(),
      );
      await phone.press('Enter');
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(page).toHaveURL(/\/login\?from=/);
      await page.unroute('**/api/user/me');
      const other = await addTenant(request);
      await signInHere(page, other);
      await expect(page).toHaveURL('/profile');
      await expect(phone).not.toHaveValue('03-9999-0000');
      await expect(offer(page)).toHaveCount(0);
      await page.getByRole('button', { name: /^(Logout|ログアウト)$/ }).click();
      await expect(page).toHaveURL('/login');
      await signInHere(page, tenant);
      await page.goto('/profile');
      await expect(phone).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
      await close();
    });

    test('chosen files and a template half made come back', async ({ browser }) => {
      const { page, close } = await openPage(browser, language);
      await page.goto('/login');
      await signInHere(page, tenant);
      await page.goto('/request-ocr');
      await page.locator('main input[type="file"]').first().setInputFiles(join(samples, 'invoice-form.pdf'));
      await expect(page.getByText('invoice-form.pdf').first()).toBeVisible();
      await endSession(page);
      await signInHere(page, tenant);
      await expect(page).toHaveURL('/request-ocr');
      await expect(page.getByText('invoice-form.pdf')).toHaveCount(0);
      await button(page, 'Restore', '復元する').click();
      await expect(page.getByText('invoice-form.pdf').first()).toBeVisible();

      await page.goto('/template-list/add');
      const name = page.locator('#content form').getByRole('textbox').first();
      await name.fill(`Half made ${language}`);
      await endSession(page);
      await signInHere(page, tenant);
      await button(page, 'Restore', '復元する').click();
      await expect(name).toHaveValue(`Half made ${language}`);
      await close();
    });

    test('pointing at a link whose part is gone reloads nothing; following it asks first', async ({
      browser,
    }) => {
      const { page, close } = await openPage(browser, language);
      await page.goto('/login');
      await signInHere(page, tenant);
      await page.goto('/request-ocr');
      await page.locator('main input[type="file"]').first().setInputFiles(join(samples, 'invoice-form.pdf'));
      await expect(page.getByText('invoice-form.pdf').first()).toBeVisible();
      await markPage(page);
      let refused = 0;
      await page.route('**/assets/UsagePage-*', (route) => {
        refused += 1;
        return route.abort();
      });
      const link = page.locator('nav a[href="/usage"]');
      await link.hover();
      await expect.poll(() => refused).toBeGreaterThan(0);
      await page.mouse.move(700, 600);
      await link.hover();
      await link.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('Keep editing', '編集を続ける'), exact: true }).click();
      await expect(page).toHaveURL('/request-ocr');
      expect(await isMarked(page)).toBe(true);
      await expect(page.getByText('invoice-form.pdf').first()).toBeVisible();
      await page.unroute('**/assets/UsagePage-*');
      await link.click();
      page.on('dialog', (question) => void question.accept());
      await dialog.getByRole('button', { name: say('Discard changes', '変更を破棄'), exact: true }).click();
      await expect(page.locator('#content h1')).toHaveText(say('Usage', '利用状況'));
      await close();
    });
  });
}
