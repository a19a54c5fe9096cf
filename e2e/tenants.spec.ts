import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre';
import { addTenant, call, openSession } from './accounts-by-api.ts';
import { inOneLanguage, openPage } from './check-screen.ts';
import { partner, signIn } from './people.ts';
import { visit } from './helpers/visit.ts';

/** The partner's work with its tenants, from a sheet of many to the last one deleted. */
for (const language of inOneLanguage('en')) {
  test.describe.serial(`tenants in ${language}`, () => {
    const say = (en: string, jp: string) => (language === 'en' ? en : jp);
    const stamp = `${process.pid}-${Date.now()}-${language}`;
    const many = Array.from({ length: 21 }, (_, index) => `Many ${stamp} ${index + 1}`);
    let page: Page;
    let close: () => Promise<void>;
    let complaints: readonly string[];
    test.beforeAll(async ({ browser }) => {
      ({ page, close, complaints } = await openPage(browser, language));
      await signIn(page, partner);
    });
    test.afterAll(async ({ request }) => {
      await close();
      const token = await openSession(request, partner);
      const query = `?size=100&search=${encodeURIComponent(stamp)}`;
      const { items } = await call<{ items: { id: string }[] }>(request, 'GET', `/tenant${query}`, { token });
      for (const { id } of items) await call(request, 'DELETE', `/tenant/${id}`, { token });
    });

    const dialog = () => page.getByRole('dialog');
    const button = (en: string, jp: string, within: Page | Locator = page) =>
      within.getByRole('button', { name: say(en, jp), exact: true });
    const input = (name: string) => page.locator(`[data-path="${name}"]`);
    const expiry = () => page.getByRole('textbox', { name: say('Expiry date', '利用期限'), exact: true });
    const row = (name: string) => page.getByRole('row', { name });
    const toast = (en: string, jp: string) => expect(page.getByText(say(en, jp))).toBeVisible();

    test('many at once: the sheet is downloaded, filled in, checked row by row, then added with its credentials', async ({
      request,
    }) => {
      await visit(page, '/tenant');
      await button('Import from Excel', 'Excelで一括登録').click();
      const saved = page.waitForEvent('download');
      await button('Download the Excel file', '入力用Excelをダウンロード').click();
      const empty = (await readXlsx(await readFile(await (await saved).path()))).sheets[0]!.rows;
      const headers = empty[0] as string[];
      const cells = (companyName: string, index: number, changed: Record<number, unknown> = {}) => {
        const address = `many-${stamp}-${index}@example.com`;
        const contact = ['田中 花子', 'a@example.com', '03-1234-5678', ''];
        return Object.assign([companyName, address, '', '', ...contact, 3, '2031-12-31'], changed);
      };
      const choose = async (rows: (string | number)[][]) => {
        const bytes = await writeXlsx({ sheets: [{ name: 'x', rows: [headers, ...rows] }] });
        const sheet = {
          name: 'tenants.xlsx',
          mimeType: 'application/octet-stream',
          buffer: Buffer.from(bytes),
        };
        await page.locator('input[type="file"]').setInputFiles(sheet);
      };
      await choose([
        cells(many[0]!, 0),
        cells('', 1, { 6: 'x', 8: -1 }),
        cells(many[2]!, 2, { 1: partner.email }),
      ]);
      await expect(dialog().getByRole('status')).toContainText(
        say('2 rows have errors', '2行にエラーがあります'),
      );
      const [second, third] = [dialog().getByRole('row').nth(1), dialog().getByRole('row').nth(2)];
      await expect(second).toContainText(say('This is required field!', '必須項目です。'));
      await expect(second).toContainText(
        say('Please enter your phone number correctly', '電話番号を正しく入力してください。'),
      );
      await expect(third).toContainText(
        say('Email address already exists in the system!', 'このメールアドレスはすでに登録されています。'),
      );
      await choose(many.map((name, index) => cells(name, index)));
      await expect(dialog().getByRole('status')).toContainText(
        say('21 tenants are ready', '21社のテナントを登録できます'),
      );
      const given = page.waitForEvent('download');
      await button('Add 21 tenants', '21社を登録').click();
      const credentials = await given;
      expect(credentials.suggestedFilename()).toBe(say('credentials.xlsx', 'ログイン情報.xlsx'));
      const { rows } = (await readXlsx(await readFile(await credentials.path()))).sheets[0]!;
      expect(rows).toHaveLength(22);
      const [, name, email, password] = rows[1] as string[];
      expect(name).toBe(many[0]);
      await openSession(request, { email: email!, password: password! });
      await button('Done', '完了').click();
      await expect(dialog()).toHaveCount(0);
    });

    test('the list: search, filter, order and pages are in the address, and are restored from it', async () => {
      await visit(page, '/tenant');
      const search = page.getByRole('searchbox').first();
      await search.fill(stamp);
      await expect(page).toHaveURL(new RegExp(`search=${stamp}`));
      const shown = (from: number, to: number) =>
        expect(
          page.getByText(say(`Display ${from} - ${to}/21`, `全21件中 ${from}～${to}件を表示`)),
        ).toBeVisible();
      await shown(1, 20);
      await page
        .getByRole('columnheader', { name: say('Tenant ID', 'テナントID') })
        .getByRole('button')
        .click();
      await expect(page).toHaveURL(/sort=number/);
      await expect(page.getByRole('row').nth(1)).toContainText(many[0]!);
      await button('Next page', '次のページ').click();
      await expect(page).toHaveURL(/page=2/);
      await shown(21, 21);
      await page.reload();
      await shown(21, 21);
      await expect(page.getByRole('row').nth(1)).toContainText(many[20]!);
      await page.goBack();
      await shown(1, 20);
      await page
        .getByRole('combobox', { name: say('Tenant Status', 'ステータス') })
        .selectOption('deactivated');
      await expect(page).toHaveURL(/status=deactivated/);
      await expect(
        page.getByText(say('Nothing matches these filters.', '条件に一致するデータがありません。')),
      ).toBeVisible();
    });

    test('one is added on the screen that also shows it; its credentials are shown once', async () => {
      await visit(page, '/tenant');
      await page.locator('a[href="/add-tenant"]').first().click();
      await page.locator('form button[type="submit"]').click();
      await expect(page.getByText(say('This is required field!', '必須項目です。')).first()).toBeVisible();
      await expect(input('companyName')).toBeFocused();
      const filled = {
        companyName: `One ${stamp}`,
        email: `one-${stamp}@example.com`,
        contactName: 'Jo One',
        contactEmail: 'a@example.com',
        phoneNumber: '０３－１２３４－５６７８',
        blockLimit: '2',
      };
      for (const [name, value] of Object.entries(filled)) await input(name).fill(value);
      await expiry().fill('2031-12-31');
      await page.keyboard.press('Tab');
      await button('Generate', '自動生成').click();
      const password = await input('password').inputValue();
      await expect(
        page.getByText(say('= 200 pages per month (100 pages per block).', '月200ページに相当')),
      ).toBeVisible();
      const create = () => page.locator('form button[type="submit"]').click();
      await create();
      await expect(dialog()).toContainText(filled.email);
      await dialog()
        .getByRole('button', { name: say('Cancel', 'キャンセル') })
        .click();
      await expect(dialog()).toHaveCount(0);
      await create();
      await button('Create tenant', 'テナントを登録', dialog()).click();
      await expect(dialog().getByText(password)).toBeVisible();
      await expect(dialog().getByText(filled.email)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog().getByText(password)).toBeVisible();
      await button('I’ve saved them', '控えたので閉じる', dialog()).click();
      await expect(page).toHaveURL(/\/tenant\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(filled.companyName);
      await expect(page.getByText(password)).toHaveCount(0);
      await page.reload();
      await expect(input('phoneNumber')).toHaveValue('03-1234-5678');
      await expect(page.getByText(password)).toHaveCount(0);
    });

    test('an edit says what a new limit does now and what it changes; a day in the past acts at once', async () => {
      const save = () => page.locator('form button[type="submit"]').click();
      await save();
      await toast('No changes.', '変更はありません。');
      await input('blockLimit').fill('0');
      await expect(
        page.getByText(
          say(
            'At the limit. No more requests can be submitted this month',
            '上限に達するため、今月は新しい依頼ができなくなります。',
          ),
        ),
      ).toBeVisible();
      await input('blockLimit').fill('5');
      await expect(
        page.getByText(say('500 pages would be left this month.', '今月の残りは500ページになります。')),
      ).toBeVisible();
      // Typed while the calendar is still on its way: nothing of it is lost.
      await page.reload();
      await input('blockLimit').fill('5');
      const calendar = Promise.withResolvers<void>();
      await page.route('**/assets/date-pickers-*.js', async (route) => {
        await calendar.promise;
        await route.continue();
      });
      await expiry().focus();
      await expiry().selectText();
      await page.keyboard.type('2020-01');
      const arrived = page.waitForResponse('**/assets/date-pickers-*.js');
      calendar.resolve();
      await (await arrived).finished();
      await page.keyboard.type('-01');
      await expect(expiry()).toHaveValue('2020-01-01');
      await page.keyboard.press('Tab');
      await page.unroute('**/assets/date-pickers-*.js');
      await expect(page.getByText(say('This date is in the past', '過去の日付です。'))).toBeVisible();
      await save();
      await expect(dialog().locator('del').getByText('2', { exact: true })).toBeVisible();
      await expect(dialog().locator('ins').getByText('5', { exact: true })).toBeVisible();
      await button('Save changes', '変更を保存', dialog()).click();
      await toast('The tenant has been updated.', 'テナントを更新しました。');
      await expect(
        page.getByText(say('500 pages left this month.', '今月の残りは500ページです。')),
      ).toBeVisible();
      await page.reload();
      await expect(input('blockLimit')).toHaveValue('5');
    });

    test('it is deactivated, activated and deleted, each after a question and with a message; failures are reported, too', async () => {
      const act = async (en: string, jp: string) => {
        await button(en, jp, page.locator('main')).first().click();
        await button(en, jp, dialog()).click();
      };
      await page.route('**/api/tenant/*', (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
      );
      await act('Deactivate', '利用を停止');
      await toast(
        'The tenant’s status could not be changed.',
        'テナントのステータスを変更できませんでした。',
      );
      await page.unroute('**/api/tenant/*');
      await act('Deactivate', '利用を停止');
      await toast('The tenant has been deactivated.', 'テナントの利用を停止しました。');
      await act('Activate', '利用を再開');
      await toast('The tenant has been activated.', 'テナントの利用を再開しました。');

      await visit(page, `/tenant?search=${stamp}&sort=-number`);
      const menu = row(`One ${stamp}`).getByRole('button', {
        name: say(`Actions for One ${stamp}`, `One ${stamp}の操作`),
      });
      const item = page.getByRole('menuitem', { name: say('Delete', '削除') });
      await menu.click();
      await item.click();
      await button('Cancel', 'キャンセル', dialog()).click();
      await expect(row(`One ${stamp}`)).toBeVisible();
      await menu.click();
      await item.click();
      await button('Delete', '削除', dialog()).click();
      await expect(dialog().getByRole('alert')).toContainText(
        say('This is not the name of the tenant.', 'テナントの会社名と一致しません。'),
      );
      await expect(dialog().getByRole('textbox')).toBeFocused();
      await dialog().getByRole('textbox').fill(`  One ${stamp} `);
      await button('Delete', '削除', dialog()).click();
      await toast('The tenant has been deleted.', 'テナントを削除しました。');
      await expect(row(`One ${stamp}`)).toHaveCount(0);
      expect(complaints).toEqual([]);
    });

    test('names are text wherever they are shown', async ({ request }) => {
      const hostile = `<img src=x onerror="document.title='hit'"> ${stamp}`;
      const { id } = await addTenant(request, { companyName: hostile });
      await visit(page, `/tenant/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
      for (const path of [`/tenant?search=${stamp}`, `/audit?tenantId=${id}`, '/']) {
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('img[src="x"]')).toHaveCount(0);
      }
      await expect(page).not.toHaveTitle('hit');
    });
  });
}
