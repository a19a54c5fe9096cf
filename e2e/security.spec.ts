import { expect, test, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { addTenant, call, openSession } from './accounts-by-api.ts';
import { inOneLanguage, checkScreen, openPage } from './check-screen.ts';
import { partner } from './people.ts';
import { current, email, signIn, submit } from './sign-in-form.ts';
import { visit } from './helpers/visit.ts';

// Each walks several screens, including all of their looks.
test.describe.configure({ timeout: 600_000 });

for (const language of inOneLanguage('en')) {
  test(`in ${language}: the profile lists the devices, and signs one out, then all others`, async ({
    browser,
    request,
  }) => {
    const tenant = await addTenant(request);
    const [here, there] = [await openPage(browser, language), await openPage(browser, language)];
    for (const { page } of [here, there]) {
      await page.goto('/login');
      await signIn(page, tenant);
    }
    const { page } = here;
    await visit(page, '/profile');
    const section = page.getByRole('region', { name: /^(Signed-in devices|ログイン中の端末)$/ });
    // The set-up signed in twice; changing the password ended one of them.
    await expect(section.getByRole('listitem')).toHaveCount(3);
    await expect(section.getByText(/^(This device|この端末)$/)).toHaveCount(1);
    await checkScreen(page, 'profile-sessions', language);
    const signOut = section.getByRole('button', { name: /^(Sign out|ログアウトさせる)[:：] .*Chrome/ });
    await signOut.first().click();
    const dialog = page.getByRole('dialog');
    await checkScreen(page, 'profile-session-end', language);
    await dialog.getByRole('button', { name: /^(Sign out|ログアウトさせる)$/ }).click();
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await expect(email(there.page)).toBeVisible();

    await openSession(request, tenant);
    await page.reload();
    await section
      .getByRole('button', { name: /^(Sign out all other devices|ほかの端末をすべてログアウト)$/ })
      .click();
    await dialog
      .getByRole('button', { name: /^(Sign out all other devices|ほかの端末をすべてログアウト)$/ })
      .click();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section.getByRole('button')).toHaveCount(0);
    expect([...here.complaints, ...there.complaints]).toEqual([]);
    await Promise.all([here.close(), there.close()]);
  });
}

/** A code that the server has not taken yet: of this half minute, or of the next, which it takes too. */
const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });

const section = (page: Page) =>
  page.getByRole('region', { name: /^(Two-factor authentication|二段階認証)$/ });
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** The codes are shown; the reader says that they are saved. */
async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: /^(Your recovery codes|リカバリーコード)$/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: /^(I have saved them|保管しました)$/ }).click();
  await expect(dialog).toHaveCount(0);
  return codes;
}

/** Signs in as far as the second step. */
async function begin(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await email(page).fill(who.email);
  await current(page).fill(who.password);
  await submit(page);
  await expect(page.getByRole('heading', { name: /^(Confirm that it’s you|ご本人の確認)$/ })).toBeVisible();
}

const submitDialog = (page: Page) => page.getByRole('dialog').locator('button[type="submit"]').click();
const code = (page: Page) => page.locator('input[autocomplete="one-time-code"]');
const signOut = (page: Page) => button(page, /^(Logout|ログアウト)$/).click();

for (const language of inOneLanguage('jp')) {
  test(`in ${language}: an authenticator app is set up, signs in, and is removed; a recovery code signs in once`, async ({
    browser,
    request,
  }) => {
    const tenant = await addTenant(request);
    const { page, complaints, close } = await openPage(browser, language);
    await page.goto('/login');
    await signIn(page, tenant);
    await visit(page, '/profile');
    await button(page, /^(Add authenticator app|認証アプリを設定)$/).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible();
    await checkScreen(page, 'second-factor-totp', language);
    const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
    await code(page).fill('000000');
    await submitDialog(page);
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    await code(page).fill(codeOf(secret));
    await submitDialog(page);
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await checkScreen(page, 'second-factor-codes', language);
    const [recovery, other] = await saveCodes(page);
    await expect(section(page).getByRole('listitem')).toHaveCount(2);
    await checkScreen(page, 'second-factor-on', language);

    await signOut(page);
    await begin(page, tenant);
    await checkScreen(page, 'second-step-code', language);
    await code(page).fill('1');
    await submit(page);
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    // Each code counts once, and only one that is older than the one before is refused: whenever half a minute ends here, both are taken.
    await code(page).fill(codeOf(secret, 1));
    await submit(page);
    await expect(page).toHaveURL('/');

    await signOut(page);
    await begin(page, tenant);
    await code(page).fill(recovery!);
    await submit(page);
    await expect(page).toHaveURL('/');
    await visit(page, '/profile');
    await expect(section(page).getByText(/^(9 codes left|残り9個)$/)).toBeVisible();
    await button(page, /^(Remove: Authenticator app|解除: 認証アプリ)$/).click();
    await checkScreen(page, 'second-factor-remove', language);
    await current(page).fill(tenant.password);
    await code(page).fill(other!);
    await submitDialog(page);
    await expect(section(page).getByRole('listitem')).toHaveCount(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test(`in ${language}: a passkey is added, signs in, and is removed`, async ({ browser, request }) => {
    const tenant = await addTenant(request);
    const { page, complaints, close } = await openPage(browser, language);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto('/login');
    await signIn(page, tenant);
    await visit(page, '/profile');
    await button(page, /^(Add a passkey|パスキーを追加)$/).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Laptop 1');
    await checkScreen(page, 'second-factor-passkey', language);
    await submitDialog(page);
    await saveCodes(page);
    await expect(section(page).getByText('Laptop 1')).toBeVisible();

    await signOut(page);
    await begin(page, tenant);
    await checkScreen(page, 'second-step-passkey', language);
    await button(page, /^(Use a passkey|パスキーを使用する)$/).click();
    await expect(page).toHaveURL('/');

    await visit(page, '/profile');
    await button(page, /^(Remove|解除): Laptop 1$/).click();
    await current(page).fill(tenant.password);
    await submitDialog(page);
    await expect(section(page).getByText('Laptop 1')).toHaveCount(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test(`in ${language}: a partner requires it of a tenant, whose user sets it up before anything else, and resets it`, async ({
    browser,
    request,
  }) => {
    const tenant = await addTenant(request);
    const admin = await openPage(browser, language);
    await admin.page.goto('/login');
    await signIn(admin.page, partner);
    await visit(admin.page, `/tenant/${tenant.id}`);
    await admin.page.getByRole('switch').click();
    await admin.page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Require|必須にする)$/ })
      .click();
    await expect(admin.page.getByRole('switch')).toBeChecked();

    const user = await openPage(browser, language);
    await user.page.goto('/login');
    await signIn(user.page, tenant);
    await expect(user.page).toHaveURL('/second-factor');
    await expect(button(user.page, /^(Add authenticator app|認証アプリを設定)$/)).toBeVisible();
    await checkScreen(user.page, 'second-factor-required', language);
    await visit(user.page, '/usage');
    await expect(user.page).toHaveURL('/second-factor');
    await button(user.page, /^(Add authenticator app|認証アプリを設定)$/).click();
    const dialog = user.page.getByRole('dialog');
    const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
    await code(user.page).fill(codeOf(secret));
    await submitDialog(user.page);
    await saveCodes(user.page);
    await button(user.page, /^(Continue|続ける)$/).click();
    await expect(user.page).toHaveURL('/');

    await admin.page.reload();
    const reset = button(admin.page, /^(Reset|リセット): /);
    await expect(reset).toBeVisible();
    await checkScreen(admin.page, 'tenant-second-factor', language);
    await reset.click();
    await admin.page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Reset|リセット)$/ })
      .click();
    await expect(reset).toHaveCount(0);
    await expect(email(user.page)).toBeVisible();
    const answer = await call<{ requestSecondFactor: boolean }>(request, 'POST', '/auth/login', {
      data: { email: tenant.email, password: tenant.password },
    });
    expect(answer.requestSecondFactor).toBe(true);
    expect([...admin.complaints, ...user.complaints]).toEqual([]);
    await Promise.all([admin.close(), user.close()]);
  });
}
