import { expect, test, type Browser, type Request } from '@playwright/test';
import { inOneLanguage, openPage } from './check-screen.ts';
import { MessagesTable } from './messages-table.ts';
import { demoTenant } from './people.ts';
import { isMarked, markPage, signIn } from './sign-in-form.ts';

/** Every signed-in address of the console. */
const closedPaths = [
  '/usage?month=2026-10',
  '/tenant/x',
  '/test',
  '/tenant',
  '/add-tenant',
  '/profile',
  '/change-password',
  '/config-billing',
  '/ocr-list',
  '/template-list',
  '/template-list/add',
  '/template/detail',
  '/template/detail/x',
  '/template/edit/x',
  '/request-ocr',
  '/invoice',
  '/invoice/x',
  '/audit',
  '/help',
];

for (const language of inOneLanguage('jp')) {
  test.describe.serial(`addresses in ${language}`, () => {
    const table = new MessagesTable(language);
    const title = (en: string, jp: string) => `NSK_ADMIN | ${language === 'en' ? en : jp}`;
    const open = (browser: Browser) => openPage(browser, language);

    test('addresses: signed-in screens ask to sign in and come back, public ones lead home, only own paths are returned to', async ({
      browser,
    }) => {
      const { page, close } = await open(browser);
      const closed = language === 'en' ? closedPaths : closedPaths.slice(0, 2);
      for (const path of closed) {
        await page.goto(path);
        await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
      }
      await page.goto('/nowhere');
      await expect(page).toHaveTitle(`NSK_ADMIN | ${table.say('Page not found')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(table.say('Page not found'));
      await page.goto('/invoice?page=1&paymentStatus=paid');
      await signIn(page, demoTenant);
      await expect(page).toHaveURL(/\/invoice\?.*paymentStatus=paid/);
      await expect(page).toHaveTitle(title('Invoices', '請求書'));
      for (const path of ['/login', '/forgot-password', '/reset-password?token=x']) {
        await page.goto(path);
        await expect(page).toHaveURL('/');
      }
      for (const from of [
        '//evil.example',
        '/\\evil.example',
        'https://evil.example/',
        'javascript:alert(1)',
      ]) {
        await page.goto(`/login?from=${encodeURIComponent(from)}`);
        await expect(page).toHaveURL('/');
      }
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(table.say('Page not found'));
      await close();
    });

    test('parts of the console: a spinner while they load, one retry by itself, then the failure by its name', async ({
      browser,
    }) => {
      const { page, close } = await open(browser);
      await page.goto('/login');
      await signIn(page, demoTenant);
      const reached = Promise.withResolvers<void>();
      const script = '**/assets/UsagePage-*.js';
      await page.route(script, async (route) => {
        await reached.promise;
        await route.continue();
      });
      await page.locator('nav a[href="/usage"]').click();
      await expect(
        page.getByText(language === 'en' ? 'Loading the page…' : 'ページを読み込んでいます…'),
      ).toBeAttached();
      reached.resolve();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'en' ? 'Usage' : '利用状況',
      );
      await page.unroute(script);

      // Fails once: loaded again with the page. Fails twice: the failure is shown.
      for (const [pattern, message] of [
        ['**/assets/ProfilePage-*.js', table.say('Loading chunk {n} failed', { n: ['/profile'] })],
        ['**/assets/ProfilePage-*.css', table.say('Loading CSS chunk {n} failed', { n: ['/profile'] })],
      ] as const) {
        // Loads of the page are counted, not fetches: a browser may ask for a part twice by itself.
        let loads = 0;
        let failures = 1;
        const count = (asked: Request) => (loads += asked.isNavigationRequest() ? 1 : 0);
        page.on('request', count);
        await page.route(pattern, (route) => (loads <= failures ? route.abort() : route.continue()));
        await page.goto('/profile');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          language === 'en' ? 'My Profile' : 'マイプロフィール',
        );
        expect(loads).toBe(2);
        [failures, loads] = [Infinity, 0];
        await page.goto('/profile');
        await expect(page.getByText(message)).toBeVisible();
        expect(loads).toBe(2);
        page.off('request', count);
        await page.unroute(pattern);
      }
      await close();
    });

    test('a part that does not come is waited for 120 seconds', async ({ browser }) => {
      const { page, close } = await open(browser);
      await page.clock.install();
      let asked = 0;
      await page.route('**/assets/SignInPage-*.js', () => void (asked += 1));
      await page.goto('/login');
      await markPage(page);
      await expect.poll(() => asked).toBe(1);
      await page.clock.fastForward(118_000);
      expect(await isMarked(page)).toBe(true);
      await page.clock.fastForward(3_000);
      await expect.poll(() => asked).toBe(2);
      expect(await isMarked(page)).toBe(false);
      await page.clock.fastForward(121_000);
      await expect(page.getByText(table.say('Loading chunk {n} failed', { n: ['/login'] }))).toBeVisible();
      await close();
    });
  });
}
