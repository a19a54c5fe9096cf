import { expect, test, type Locator, type Page } from '@playwright/test';
import { blankPdf } from '@ocr/specimens';
import { addTenant, call, openSession, type Account } from './accounts-by-api.ts';
import { inOneLanguage, openPage } from './check-screen.ts';
import { elsewhere, MessagesTable } from './messages-table.ts';
import { partner, signIn } from './people.ts';
import { visit } from './helpers/visit.ts';

const field = (page: Page, autocomplete: string) =>
  page.locator(`form input[autocomplete="${autocomplete}"]`);
const submit = (page: Page) => page.locator('form button[type="submit"]').click();
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button').last().click();
const refuse = (status: number, message?: string) => ({
  status,
  contentType: 'application/json',
  body: message === undefined ? 'x' : JSON.stringify({ data: null, status: { code: status, message } }),
});
const pdf = (pages: number, name = `${pages}.pdf`) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(blankPdf(pages)),
});

/**
 * Every code and message of docs/messages.md, brought about as that page says, and its words read on the screen. What takes a broken
 * server, or an hour, is answered in the server's place; the server's own test brings those answers about.
 */
for (const language of inOneLanguage('en')) {
  test.describe.serial(`messages in ${language}`, () => {
    const table = new MessagesTable(language);
    let page: Page;
    let close: () => Promise<void>;
    test.beforeEach(async ({ browser }) => {
      ({ page, close } = await openPage(browser, language));
      // Leaving unsaved files or changes asks first.
      page.on('dialog', (dialog) => void dialog.accept());
    });
    test.afterEach(() => close());
    const shows = (text: string, within: Page | Locator = page) =>
      expect(within.getByText(text, { exact: false }).first()).toBeVisible();

    test('signing in', async ({ request }) => {
      const tenant = await addTenant(request);
      const say = async (who: { email: string; password: string }) => {
        await field(page, 'username').fill(who.email);
        await field(page, 'current-password').fill(who.password);
        await submit(page);
      };
      await page.goto('/login');
      await submit(page);
      await shows(table.say('This is required field!'));
      await say({ email: 'nobody@', password: 'x' });
      await shows(table.say('Incorrect mail format!'));
      await say({ email: 'nobody@example.com', password: 'x' });
      await shows(table.say('Your email address or password is incorrect'));
      const wrong = { email: tenant.email, password: 'Wrong#Pass1' };
      for (let i = 0; i < 5; i += 1) await request.post('/api/auth/login', { data: wrong });
      await say(tenant);
      await shows(table.code('BLOCK_ACCOUNT'));
      const off = await addTenant(request);
      const token = await openSession(request, partner);
      await call(request, 'PATCH', `/tenant/${off.id}`, { token, data: { status: 'deactivated' } });
      await say(off);
      await shows(table.code('ACCOUNT_NOT_ACTIVATED'));
    });

    test('a forgotten password', async () => {
      await page.goto('/forgot-password');
      const ask = async (email: string) => {
        await field(page, 'username').fill(email);
        await submit(page);
      };
      await ask('nobody@');
      await shows(table.say('Incorrect mail format!'));
      await ask('nobody@example.com');
      await shows(table.say('Email address does not exist in the system!'));
      await ask('nobody-else@example.com');
      await shows(table.say('Email address does not exist.'));
      await page.route('**/api/forgot-password', (route) =>
        route.fulfill(refuse(502, 'EMAIL_DOES_NOT_WORK')),
      );
      await ask('nobody@example.com');
      await shows(table.code('EMAIL_DOES_NOT_WORK'));

      await page.goto('/reset-password?token=made-up');
      const set = async (password: string, confirmation = password) => {
        await field(page, 'new-password').nth(0).fill(password);
        await field(page, 'new-password').nth(1).fill(confirmation);
        await submit(page);
      };
      await set('weak');
      await shows(
        table.say(
          'Password must have at least 8 characters including lowercase letters, uppercase letters, numbers and special characters!',
        ),
      );
      await set('Another#Pass4', 'Another#Pass5');
      await shows(table.say('The password confirmation does not match'));
      await set('Another#Pass4');
      await shows(table.code('TOKEN_INVALID'));
      await page.goto('/confirm-email?token=made-up');
      // The first ones choose language and theme.
      await page.locator('main button').last().click();
      await shows(table.code('TOKEN_NOT_FOUND'));
    });

    test('profile and password', async ({ request }) => {
      const tenant = await addTenant(request, { isForced: true });
      await signIn(page, tenant);
      const change = async (old: string, password: string, confirmation = password) => {
        await field(page, 'current-password').fill(old);
        await field(page, 'new-password').nth(0).fill(password);
        await field(page, 'new-password').nth(1).fill(confirmation);
        await submit(page);
      };
      const changeAnyway = async (old: string, password: string) => {
        await change(old, password);
        await confirm(page);
      };
      await expect(page).toHaveURL('/change-password');
      await shows(language === 'en' ? 'temporary password' : '初回ログイン用です');
      await changeAnyway('Wrong#Pass1', 'Second#Pass2');
      await shows(table.say('Current password is not correct!'));
      await changeAnyway(tenant.password, 'Second#Pass2');
      await expect(page).toHaveURL('/');
      await visit(page, '/change-password');
      await changeAnyway('Wrong#Pass1', 'Third#Pass3');
      await shows(table.say('Current password is incorrect'));
      await change('Second#Pass2', 'Second#Pass2');
      await shows(table.say('The new password cannot be the same as the old password!'));
      await change('Second#Pass2', 'Third#Pass3', 'Third#Pass4');
      await shows(table.say('New password does not match!'));
      await changeAnyway('Second#Pass2', 'P@ssw0rd');
      await shows(table.say('Incorrect password format'));
      await shows(language === 'en' ? 'This is a common password' : 'よく使われるパスワード');

      await visit(page, '/profile');
      const you = page
        .getByRole('region', { name: language === 'en' ? 'Your details' : 'ユーザー情報', exact: true })
        .locator('form');
      const phone = you.locator('input[type="tel"]');
      await phone.fill('no number');
      await phone.blur();
      await shows(table.say('Please enter your phone number correctly'));
      await phone.fill('090-1234-5678');
      await page.route('**/api/user/me', (route) =>
        route.request().method() === 'PUT' ? route.fulfill(refuse(500, 'FAILED')) : route.continue(),
      );
      await you.locator('button[type="submit"]').click();
      await confirm(page);
      await shows(table.say('Update profile fail'));
      await page.unroute('**/api/user/me');
      await you.locator('button[type="submit"]').click();
      await confirm(page);
      await shows(table.say('Update profile success'));
    });

    test('requesting OCR', async ({ request }) => {
      const tenant = await addTenant(request, { blockLimit: 1 });
      await signIn(page, tenant, { at: '/request-ocr' });
      const side = page.locator('main aside');
      const choose = async (...files: Parameters<Locator['setInputFiles']>[0][]) => {
        await visit(page, '/request-ocr');
        await page.locator('main input[type="file"]').setInputFiles(files.flat() as never);
      };
      await choose({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('just text') });
      await shows(table.say('Files with invalid format or size detected'), side);
      await choose(pdf(301));
      await shows(table.say('Error! Too many pages detected.'), side);
      await choose(pdf(120));
      await shows(table.say('Error! Limit exceeded, available page limit = {n}', { n: ['100'] }), side);
      await choose(pdf(1));
      await side.getByRole('combobox').click();
      // The first option lets the product choose.
      await page.getByRole('option').last().click();
      const send = async () => {
        await side.getByRole('button').last().click();
        await confirm(page);
      };
      await page.route('**/api/request', (route) => route.fulfill(refuse(500, 'FAILED')));
      await send();
      await shows(table.say('Failed!', { by: 'Request OCR' }), side);
      await page.unroute('**/api/request');
      await send();
      await shows(table.say('Successful!', { by: 'Request OCR' }));

      await visit(page, '/ocr-list');
      await shows(table.say('Display {n} - {n}/{n}', { n: ['1', '1', '1'] }));
      await page.route('**/api/request/export*', (route) => route.fulfill(refuse(500, 'FAILED')));
      await page
        .getByRole('button', { name: /^(Export|一覧を出力)/ })
        .first()
        .click();
      await shows(table.say('Export excel fail'));

      const token = await openSession(request, partner);
      const limit = (data: object) => call(request, 'PUT', `/tenant/${tenant.id}`, { token, data });
      await limit({ blockLimit: 0 });
      await choose(pdf(1));
      await shows(
        table.say('Your request is currently exceeding limit! Please contact admin to adjust limit.'),
        side,
      );
      await limit({ blockLimit: 1 });
      await choose(pdf(1));
      await side.getByRole('combobox').click();
      // The first option lets the product choose.
      await page.getByRole('option').last().click();
      await limit({ expiryDate: '2020-01-01' });
      await send();
      const dialog = page.getByRole('dialog', { name: table.say('Access Expired') });
      await shows(
        table.say('This function is no longer available. Please contact Admin for assistance or renewal.'),
        dialog,
      );
    });

    test('the partner’s screens', async ({ request }) => {
      const taken: Account = await addTenant(request);
      await signIn(page, partner, { at: '/add-tenant' });
      const [name, email, contactEmail] = ['companyName', 'email', 'contactEmail'].map((key) =>
        page.locator(`input[data-path="${key}"]`),
      ) as [Locator, Locator, Locator];
      const fill = async (company: string, address: string) => {
        await name.fill(company);
        await email.fill(address);
      };
      await fill('Somebody new', taken.email);
      await page.locator('input[data-path="password"]').fill('First#Pass1');
      await page.locator('input[data-path="contactName"]').fill('Erin Example');
      await contactEmail.fill('a@example.com');
      await page.locator('input[data-path="phoneNumber"]').fill('03-1234-5678');
      await page.locator('input[data-path="blockLimit"]').fill('1');
      await page.getByRole('textbox', { name: /^(Expiry date|利用期限)$/ }).fill('2031-12-31');
      await page.keyboard.press('Tab');
      await submit(page);
      await confirm(page);
      await shows(table.say('Email address already exists in the system!'));
      await fill(taken.companyName, `new-${taken.email}`);
      await submit(page);
      await confirm(page);
      await shows(table.say('Company Name already exists in the system!'));

      await visit(page, '/tenant');
      await page.getByRole('button', { name: /^(Import from Excel|Excelで一括登録)$/ }).click();
      const notes = {
        name: 'a.xlsx',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from('no sheet'),
      };
      await page.locator('input[type="file"]').setInputFiles(notes);
      await shows(table.say('Invalid excel file'));

      await visit(page, '/config-billing');
      const registered = page.getByRole('row', { name: /^(Packages registered|契約パッケージ数)/ });
      await registered.getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('textbox').fill('0');
      await page.keyboard.press('Tab');
      await shows(table.say('New value must be greater than current value!'));

      await visit(page, '/test');
      const success = table.say('Successful!', { by: 'any act' });
      await page
        .getByRole('button', { name: /^(Show a success|成功を表示)$/ })
        .first()
        .click();
      await shows(success);
    });

    test('every code where no screen says it more precisely', async ({ request }) => {
      const tenant = await addTenant(request);
      await signIn(page, tenant);
      let answer = refuse(409, 'NOT_FOUND');
      await page.route('**/api/audit?*', (route) => route.fulfill(answer));
      // The first opens another screen, the second is not a refusal.
      const remaining = table
        .codesLeft()
        .filter((code) => !['REQUEST_CHANGE_PASSWORD', 'SUCCESS'].includes(code));
      await visit(page, '/audit');
      for (const code of remaining) {
        answer = refuse(409, code);
        // Where asking again cannot help there is no button for it.
        const again = page.getByRole('button', { name: /^(Try again|再試行)$/ });
        await ((await again.isVisible()) ? again.click() : visit(page, '/audit'));
        await shows(table.code(code), page.locator('main'));
      }
      expect(table.code('SUCCESS')).toBe(table.say('Successful!', { by: 'any act' }));
      expect(table.code('FAILED')).toBe(table.say('Failed!', { by: 'any screen' }));
      answer = refuse(409);
      await visit(page, '/audit');
      await shows(table.say('Get data fail'), page.locator('main'));
    });

    test('and that was all of them', () => {
      expect(table.missing().toSorted()).toEqual(elsewhere.toSorted());
    });
  });
}
