import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { languages, checkScreen, openPage, sizes, type Language } from './check-screen.ts';
import { addTenant, blank, demoTenant, partner, signIn } from './people.ts';
import { findId, isFullWalk } from './places.ts';
import { visit } from './helpers/visit.ts';

const samples = join(import.meta.dirname, '../samples');
const run = Date.now();
// Shared out among the workers: the file comes late, and one of them would be busy alone.
test.describe.configure({ mode: 'parallel' });
// Five appearances of everything take their time.
if (isFullWalk) test.describe.configure({ timeout: 1_200_000 });

/** States of a screen other than idle: opened, asked, empty, failed, waiting, cut off. In one language, in both on a full walk. */
function state(
  name: string,
  language: Language,
  walk: (browser: Browser, language: Language) => Promise<void>,
): void {
  for (const each of isFullWalk ? languages : [language])
    test(`in ${each}: ${name}`, ({ browser }) => walk(browser, each));
}

state('dialogs and panels of the partner', 'en', async (browser, language) => {
  const { page, complaints, close } = await openPage(browser, language);
  const check = (name: string, isBusy = false) => checkScreen(page, `state-${name}`, language, { isBusy });
  await signIn(page, partner);

  await visit(page, '/tenant?search=Sakura');
  const menu = page.getByRole('button', { name: /Actions for Sakura|Sakura.*の操作/ });
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await check('tenant-menu');
  await page.getByRole('menuitem', { name: /^(Delete|削除)$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('tenant-delete');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^(Import from Excel|Excelで一括登録)$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('tenant-import');

  await visit(page, '/config-billing');
  await page
    .getByRole('button', { name: /^(Change|変更)[:：]/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill('50');
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  // On a phone it is a card, with nothing to its side.
  await page.setViewportSize(sizes.phone);
  const effects = page.getByRole('dialog').locator('table').locator('..');
  expect(await effects.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  await page.setViewportSize(sizes.wide);
  await check('billing-change');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^(Reset payment day|支払期日を本日に変更)$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('payment-day');

  await visit(page, '/invoice');
  await page
    .getByRole('button', { name: /^(Mark as Paid|入金済みにする)[:：]/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('mark-paid');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^(Help for this screen|この画面のヘルプ)$/ }).click();
  await expect(page.getByRole('dialog').locator('summary').first()).toBeVisible();
  await check('help-drawer');
  await page.keyboard.press('Escape');

  await visit(page, '/add-tenant');
  await page.getByRole('button', { name: /^(Create tenant|テナントを登録)$/ }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await check('form-errors');
  await createTenant(page, `${language}-${run}`);
  await check('credentials');
  expect(complaints).toEqual([]);
  await close();
});

state('lists that are empty, refused, waiting or cut off', 'jp', async (browser, language) => {
  const { page, complaints, close } = await openPage(browser, language);
  const check = (name: string, isBusy = false) => checkScreen(page, `state-${name}`, language, { isBusy });
  await signIn(page, partner);
  for (const list of ['tenant', 'invoice', 'template-list', 'audit']) {
    await visit(page, `/${list}?search=nothing-like-this`);
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(0);
  }
  await check('list-nothing-found');

  // Answers of a server in trouble, and none at all.
  await page.route('**/api/tenant?**', (route) => route.fulfill({ status: 503, body: '' }));
  await visit(page, '/tenant');
  const again = page.getByRole('button', { name: /^(Try again|再試行)$/ });
  await expect(again).toBeVisible();
  await check('list-failed');
  await page.unroute('**/api/tenant?**');
  await again.click();
  await expect(page.getByRole('link', { name: /^T-/ }).first()).toBeVisible();
  await page.route('**/api/tenant?**', () => undefined);
  await visit(page, '/tenant');
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await check('list-loading', true);

  await visit(page, '/request-ocr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check('not-for-this-role');
  for (const missing of ['tenant', 'invoice', 'template/detail', 'template/edit']) {
    await visit(page, `/${missing}/00000000-0000-7000-8000-000000000000`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(`gone-${missing.replace('/', '-')}`);
  }
  expect(complaints).toEqual([]);
  await close();
});

state('a console whose server is away, has changed, or lost a part', 'en', async (browser, language) => {
  const { page, complaints, close } = await openPage(browser, language);
  const check = (name: string, isBusy = false) => checkScreen(page, `state-${name}`, language, { isBusy });
  await page.goto('/login');
  await page.locator('input[type="email"], input[autocomplete="username"]').first().fill('a@b.cd');
  await page.locator('input[type="password"]').first().fill('Wrong#Pass1');
  await page.locator('button[type="submit"]').click();
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await check('sign-in-refused');

  await signIn(page, demoTenant);
  await expect(page.locator('#content h1')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/You are offline|オフライン/)).toBeVisible();
  await check('offline');
  await page.context().setOffline(false);
  await expect(page.getByText(/You are offline|オフライン/)).toHaveCount(0);

  await page.clock.install();
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { version: string } };
    await route.fulfill({ json: { ...body, data: { ...body.data, version: '999.0.0' } } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/api/config');
  await page.clock.fastForward('11:00');
  await expect(page.getByText(/A new version is available|新しいバージョン/)).toBeVisible();
  await check('new-version');

  await page.route('**/assets/UsagePage*', (route) => route.abort());
  await visit(page, '/usage');
  await expect(page.getByRole('heading', { name: /^Part of the console|画面の一部/ })).toBeVisible();
  await check('part-lost');
  await page.route('**/api/config', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /The server cannot be reached|サーバー/ })).toBeVisible();
  await check('server-away');
  expect(complaints.filter((text) => !text.startsWith('ChunkError'))).toEqual([]);
  await close();
});

state('dialogs and panels of the tenant', 'jp', async (browser, language) => {
  const { page, complaints, close } = await openPage(browser, language);
  const check = (name: string, isBusy = false) => checkScreen(page, `state-${name}`, language, { isBusy });
  await signIn(page, demoTenant, { at: blank });
  await visit(page, `/ocr-list/${await findId(page, 'request')}`);
  await page.getByRole('button', { name: /^(Keyboard shortcuts|ショートカットキー)/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('result-keys');
  await page.keyboard.press('Escape');

  await visit(page, '/ocr-list');
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: /^(Delete|削除)$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('requests-delete');
  await page.keyboard.press('Escape');
  await check('requests-selected');

  await visit(page, '/template-list/add');
  await page.getByRole('textbox').first().fill('Unsaved');
  await page.locator('#sidebar a[href="/usage"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('leave-guard');
  await page.getByRole('button', { name: /^(Discard changes|変更を破棄)$/ }).click();
  await expect(page).toHaveURL(/usage/);

  await visit(page, '/request-ocr');
  await addFiles(page, ['invoice-form.pdf', 'truth.json']);
  await check('request-refused-file');
  await visit(page, '/request-ocr');
  await addFiles(page, ['invoice-form.pdf', 'meishi-scan.jpg']);
  await page.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: /^(Submit|依頼する)$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('request-submit');
  for (const path of ['/tenant', '/config-billing', '/audit']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await check('not-for-a-tenant');
  expect(complaints).toEqual([]);
  await close();
});

state(
  'a tenant at its first sign-in, without pages left, and after its last day',
  'en',
  async (browser, language) => {
    const { page, complaints, close } = await openPage(browser, language);
    const check = (name: string, isBusy = false) => checkScreen(page, `state-${name}`, language, { isBusy });
    const name = `States ${language} ${run}`;
    const first = await addTenant({ name: `${name} first` }, { isFirstSignIn: true });
    await signIn(page, first);
    await expect(page).toHaveURL(/change-password/);
    await expect(page.locator('input[autocomplete="new-password"]').first()).toBeVisible();
    await check('first-sign-in');

    await swap(page, await addTenant({ name: `${name} full`, blockLimit: 0 }));
    await check('new-tenant-home');
    await visit(page, '/ocr-list');
    await expect(page.getByText(/No requests yet|まだ.*依頼/)).toBeVisible();
    await check('list-empty');
    await submit(page);
    await expect(
      page.getByRole('dialog', { name: /Limit exceeded|上限/ }).getByText(/exceeding limit|超えています/),
    ).toBeVisible();
    await check('limit-exceeded');

    await swap(page, await addTenant({ name: `${name} expired`, expiryDate: '2026-01-31' }));
    // Told on every page, and instead of a form that would be refused in the end.
    await expect(page.getByText(/Your access expired on|利用期限.*が過ぎました/)).toBeVisible();
    await check('expired-home');
    await visit(page, '/template-list/add');
    const heading = page.getByRole('heading', { level: 1, name: /Access Expired|利用期限切れ/ });
    await expect(heading).toBeVisible();
    await visit(page, '/request-ocr');
    await expect(heading).toBeVisible();
    await expect(page.locator('main input[type="file"]')).toHaveCount(0);
    await check('access-expired');
    expect(complaints).toEqual([]);
    await close();
  },
);

async function createTenant(page: Page, mark: string): Promise<void> {
  const fill = async (name: RegExp, text: string): Promise<void> =>
    page.getByRole('textbox', { name, exact: true }).fill(text);
  await fill(/^(Company name|会社名)/, `States ${mark}`);
  await fill(/^(Email address|メールアドレス)/, `states-${mark}@example.com`);
  await page.getByRole('button', { name: /^(Generate|自動生成)$/ }).click();
  await fill(/^(Contact name|担当者名)/, 'Jo States');
  await fill(/^(Contact email|担当者.*メール)/, `states-${mark}@example.com`);
  await fill(/^(Phone number|電話番号)/, '03-1234-5678');
  await fill(/^(Expiry date|利用期限)/, '2031-12-31');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^(Create tenant|テナントを登録)$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Create tenant|テナントを登録)$/ })
    .click();
  await expect(page.getByRole('dialog').getByText(`states-${mark}@example.com`)).toBeVisible();
}

async function addFiles(page: Page, names: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Choose files|ファイルを選択)$/ }).click();
  await (await chooser).setFiles(names.map((name) => join(samples, name)));
  await expect(page.getByText(/Checking…|確認中…/)).toHaveCount(0);
  await expect(page.getByText(names[0]!)).toBeVisible();
}

async function submit(page: Page): Promise<void> {
  await visit(page, '/request-ocr');
  await addFiles(page, ['invoice-form.pdf']);
  await page.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: /^(Submit|依頼する)$/ }).click();
  const question = page.getByRole('dialog').getByRole('button', { name: /^(Submit|依頼する)$/ });
  const answer = page.getByRole('dialog', { name: /Limit|上限|Expired|期限/ });
  await expect(question.or(answer)).toBeVisible();
  if (await question.isVisible()) await question.click();
}

/** Another user signs in on the same browser, in the same language. */
async function swap(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.evaluate(() => {
    const configs = localStorage.getItem('configs');
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('configs', configs ?? '{}');
  });
  await signIn(page, who);
  await expect(page.locator('#content h1')).toBeVisible();
}
