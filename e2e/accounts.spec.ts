import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { addTenant, call, openSession, readMail, type Account } from './accounts-by-api.ts';
import { inOneLanguage, openPage } from './check-screen.ts';
import { current, email, fresh, isMarked, markPage, signIn, signOutButton, submit } from './sign-in-form.ts';
import { MessagesTable } from './messages-table.ts';
import { partner } from './people.ts';

interface Stored {
  readonly local: Record<string, string>;
  readonly session: Record<string, string>;
}
/** All but the router's own note of how far pages were scrolled, which it writes whenever a page is left. */
async function readStorage(page: Page): Promise<Stored> {
  const stored = await page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }));
  const session = Object.entries(stored.session).filter(([key]) => !key.startsWith('tsr-'));
  return { local: stored.local, session: Object.fromEntries(session) };
}

async function setNewPassword(page: Page, password: string) {
  await fresh(page).nth(0).fill(password);
  await fresh(page).nth(1).fill(password);
  await submit(page);
}

for (const language of inOneLanguage('en')) {
  test.describe.serial(`accounts in ${language}`, () => {
    const table = new MessagesTable(language);
    const title = (en: string, jp: string) => `NSK_ADMIN | ${language === 'en' ? en : jp}`;
    const open = (browser: Browser) => openPage(browser, language);
    const configs = JSON.stringify({ language, theme: 'light' });
    let tenant: Account;
    test.beforeAll(async ({ request }) => {
      tenant = await addTenant(request);
    });

    test('without Remember me the session lives in session storage, is restored at start, and signing out takes all of it', async ({
      browser,
    }) => {
      const { page, complaints, close } = await open(browser);
      await page.goto('/login');
      await expect(page).toHaveTitle(title('Sign in', 'ログイン'));
      await signIn(page, tenant);
      await expect(page).toHaveURL('/');
      const { local, session } = await readStorage(page);
      expect(local).toEqual({ configs });
      expect(Object.keys(session).toSorted()).toEqual(['access_token', 'role_id', 'user']);
      expect(JSON.parse(session['user']!)).toEqual({ name: 'Erin Example', username: tenant.email });
      expect(session['role_id']).toBe('2');
      await page.reload();
      await expect(page.getByText(tenant.email)).toBeVisible();
      await page.evaluate(() => {
        sessionStorage.setItem('list_ocr', '[]');
        sessionStorage.setItem('template_id', 'x');
      });
      await markPage(page);
      // Never answered, and nothing waits for it.
      await page.route('**/api/auth/logout', () => undefined);
      await signOutButton(page).click();
      await expect(page).toHaveURL('/login');
      await expect(email(page)).toBeVisible();
      expect(await isMarked(page)).toBe(false);
      expect(await readStorage(page)).toEqual({ local: { configs }, session: {} });
      expect(complaints).toEqual([]);
      await close();
    });

    test('with Remember me every tab has the session, and notices its end and another user’s sign-in', async ({
      browser,
      request,
    }) => {
      const { page, close } = await open(browser);
      await page.goto('/login');
      await signIn(page, tenant, { remember: true });
      const { local, session } = await readStorage(page);
      expect(Object.keys(local).toSorted()).toEqual(['access_token', 'configs', 'role_id', 'user']);
      expect(session).toEqual({});
      const other = await page.context().newPage();
      await other.goto('/usage?month=2026-10');
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await signOutButton(page).click();
      await expect(other).toHaveURL('/login?from=%2Fusage%3Fmonth%3D2026-10');
      // The screen is left at once: the call that ends the session may be still on its way.
      const me = async () => {
        const headers = { authorization: `Bearer ${local['access_token']}` };
        return ((await (await request.get('/api/user/me', { headers })).json()) as { status: unknown })
          .status;
      };
      await expect.poll(me).toEqual({ code: 401, message: 'TOKEN_INVALID' });
      await email(page).waitFor();
      await signIn(page, partner, { remember: true });
      await expect(other).toHaveURL('/');
      await expect(other.getByText(partner.email)).toBeVisible();
      await close();
    });

    test('a forgotten password is reset by the mailed link, in the receiver’s language, once', async ({
      browser,
      request,
    }) => {
      const token = await openSession(request, tenant);
      await call(request, 'PUT', '/user/me', { token, data: { language } });
      const { page, close } = await open(browser);
      await page.goto('/login');
      await page.locator('a[href="/forgot-password"]').click();
      await expect(page).toHaveTitle(title('Forgot Password', 'パスワードの再設定'));
      await email(page).fill(tenant.email);
      await submit(page);
      await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(
        table.say(
          'Reset password link is sent to your email address. Please check your inbox (or spam folder) to reset your password.',
        ),
      );
      const mail = await readMail(tenant.email);
      expect(mail).toContain(language === 'en' ? 'Set a new password' : '新しいパスワードを設定');
      const link = /\/reset-password\?token=[\w-]+/.exec(mail)![0];
      await page.goto(link);
      await expect(page).toHaveTitle(title('New Password', '新しいパスワードの設定'));
      tenant = { ...tenant, password: 'Third#Pass3' };
      await setNewPassword(page, tenant.password);
      await expect(page.getByText(table.say('Password is reset successfully!'))).toBeVisible();
      await expect(page).toHaveURL('/login');
      await signIn(page, tenant);
      await expect(page).toHaveURL('/');
      await close();
    });

    test('a password that was given must be changed first; changing it ends the other sessions', async ({
      browser,
      request,
    }) => {
      const forced = await addTenant(request, { isForced: true });
      const [one, two] = [await open(browser), await open(browser)];
      for (const { page } of [one, two]) {
        await page.goto('/login?from=%2Finvoice');
        await signIn(page, forced);
        await expect(page).toHaveURL('/change-password');
      }
      await one.page.goto('/invoice');
      await expect(one.page).toHaveURL('/change-password');
      await expect(one.page).toHaveTitle(title('Change Password', 'パスワードの変更'));
      await current(one.page).fill(forced.password);
      await setNewPassword(one.page, 'Second#Pass2');
      await one.page.getByRole('dialog').getByRole('button').last().click();
      await expect(one.page.getByText(table.say('Successful!', { by: 'Change Password' }))).toBeVisible();
      await expect(one.page).toHaveURL('/');
      await two.page.goto('/invoice');
      await expect(two.page).toHaveURL('/login?from=%2Finvoice');
      await Promise.all([one.close(), two.close()]);
    });

    test('broken user info sends to sign-in; a 401 empties all storage but language and theme', async ({
      browser,
      request,
    }) => {
      const { page, close } = await open(browser);
      await page.goto('/login');
      await signIn(page, tenant, { remember: true });
      const { local } = await readStorage(page);
      for (const user of ['{"name":', '{"username":"x"}', '"x"', undefined]) {
        await page.evaluate(
          ([stored, info]) => {
            for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
            if (info === undefined) localStorage.removeItem('user');
            else localStorage.setItem('user', info);
          },
          [local, user] as const,
        );
        await page.goto('/usage');
        await expect(page).toHaveURL('/login?from=%2Fusage');
        expect(Object.keys((await readStorage(page)).local).toSorted()).toEqual(['configs', 'role_id']);
      }
      await page.evaluate((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        localStorage.setItem('other', 'x');
        sessionStorage.setItem('other', 'x');
      }, local);
      await call(request, 'POST', '/auth/logout', { token: local['access_token']! });
      await page.goto('/profile');
      await expect(page).toHaveURL('/login?from=%2Fprofile');
      expect(await readStorage(page)).toEqual({ local: { configs }, session: {} });
      await close();
    });

    test('the activity: a tenant finds its own by its profile, the partner its administration, filtered and exported', async ({
      browser,
    }) => {
      const { page, close } = await open(browser);
      await page.goto('/login');
      await signIn(page, tenant);
      await page.goto('/profile');
      await page.locator('a[href="/audit"]').click();
      await expect(page).toHaveTitle(title('Activity', '操作履歴'));
      const rows = page.getByRole('table').getByRole('row');
      const signedIn = language === 'en' ? 'Signed in' : 'ログイン';
      const reset = language === 'en' ? 'Reset password' : 'パスワードの再設定';
      await expect(rows.getByRole('cell', { name: reset, exact: true })).toHaveCount(1);
      const group = page.getByRole('combobox', { name: language === 'en' ? 'Action' : '操作', exact: true });
      await group.selectOption('session.');
      await expect(page).toHaveURL(/action=session\./);
      await expect(rows.getByRole('cell', { name: reset, exact: true })).toHaveCount(0);
      await expect(rows.getByRole('cell', { name: signedIn, exact: true }).first()).toBeVisible();
      await exportActivity(page);
      await signOutButton(page).click();
      await expect(page).toHaveURL('/login');

      await signIn(page, partner);
      await page.goto(`/audit?tenantId=${tenant.id}&action=tenant.`);
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(1)).toContainText(language === 'en' ? 'Block limit: 1 · ' : 'ブロック上限：1、');
      await exportActivity(page);
      const search = page.getByRole('searchbox').or(page.locator('input[type="search"]')).first();
      await search.fill('nobody at all');
      await expect(page).toHaveURL(/search=nobody/);
      await expect(
        page.getByText(
          language === 'en' ? 'Nothing matches these filters.' : '条件に一致するデータがありません。',
        ),
      ).toBeVisible();
      await close();
    });

    async function exportActivity(page: Page): Promise<void> {
      const download = page.waitForEvent('download');
      await page
        .getByRole('button', { name: language === 'en' ? 'Export' : 'Excel出力', exact: true })
        .click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(language === 'en' ? 'activity.xlsx' : '操作履歴.xlsx');
      expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
    }
  });
}
