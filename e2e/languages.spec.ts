import { expect, test, type Page } from '@playwright/test';
import { expectWhole, openPage, setTheme, settle, sizes } from './check-screen.ts';
import { demoTenant, partner, signIn } from './people.ts';
import { eachScreen, isFullWalk, isNowhere, places } from './places.ts';
import { lengthenMessages, pseudoMark } from './helpers/pseudo-locale.ts';

// Otherwise the walk of the screens is made with these words.
for (const place of isFullWalk ? places : []) {
  test(`${place.role}: with words 40 % longer no text is cut off`, async ({ browser }) => {
    const { page, close } = await openPage(browser, 'en');
    const met = await lengthenMessages(page.context());
    await eachScreen(page, place, async (path) => {
      for (const width of ['wide', 'phone'] as const) {
        await page.setViewportSize(sizes[width]);
        await settle(page, path === '/test');
        await expectWhole(page, `${place.role} ${path} ${width}`);
      }
      if (!isNowhere(path))
        expect(await page.locator('body').innerText(), `${path} has lengthened words`).toContain(pseudoMark);
    });
    expect(met.length).toBeGreaterThan(1);
    await close();
  });
}

/** Notes every theme and language that the page has had, from the first element on. */
function recordAppearances(): void {
  const appearances: string[] = [];
  Object.assign(globalThis, { appearances });
  const note = (): void => {
    const root = document.documentElement;
    // Nothing is rendered before boot.js has run, because the body comes after it.
    if (!root || !document.body) return;
    const appearance = `${root.lang} ${root.dataset['mantineColorScheme']} ${getComputedStyle(root).colorScheme}`;
    if (appearances.at(-1) !== appearance) appearances.push(appearance);
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
}
const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { appearances: string[] }).appearances);

test('a page begins in the theme and the language that were chosen, and never shows another', async ({
  browser,
}) => {
  const { page, close } = await openPage(browser, 'jp');
  await page.addInitScript(recordAppearances);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await setTheme(page, 'dark');
  for (const path of ['/login', '/forgot-password', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ぁ-んァ-ヶ一-龠]/);
    expect(await looksOf(page), path).toEqual(['ja dark dark']);
  }
  await signIn(page, demoTenant);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ぁ-んァ-ヶ一-龠]/);
  expect(await looksOf(page)).toEqual(['ja dark dark']);
  await close();
});

test('choosing a language reloads the page in it; language and theme outlive the session', async ({
  browser,
}) => {
  const { page, close } = await openPage(browser, 'en');
  await signIn(page, demoTenant, { at: '/ocr-list?status=completed&sort=pageCount' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Dark' }).click();
  const saved = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/api/user/me'),
  );
  await page.getByRole('button', { name: 'JP', exact: true }).click();
  expect((await saved).postDataJSON()).toEqual({ language: 'jp' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page).toHaveURL(/\?sort=pageCount&status=completed$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('OCR依頼一覧');
  await expect(page.getByText(/^全\d+件中 1～\d+件を表示$/)).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes('/api/request?'));
  await page.reload();
  expect((await asked).headers()['accept-language']).toBe('ja');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL(/login/);
  expect(await page.evaluate(() => localStorage.getItem('configs'))).toBe('{"language":"jp","theme":"dark"}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログイン');
  await signIn(page, demoTenant);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await close();
});

test('two tabs share the theme, the language at the next page, and the end of a session', async ({
  browser,
}) => {
  const { page, close } = await openPage(browser, 'en');
  await signIn(page, partner, { isRemembered: true });
  const other = await page.context().newPage();
  await other.goto('/tenant');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'JP', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Tenants');
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('テナント');
  await other.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Tenants');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/login/);
  await close();
});
