import { expect, test, type Page } from '@playwright/test';
import { addTenant, type Account } from '../accounts-by-api.ts';
import { cellOf, openLines, sendLedger } from '../helpers/ledger.ts';
import { openPage } from '../check-screen.ts';
import { addTenant as addNamedTenant, signIn } from '../people.ts';
import { signIn as signInHere, signOutButton } from '../sign-in-form.ts';

const offer = (page: Page) => page.getByText('Your changes on this page were kept');
const restore = (page: Page) => page.getByRole('button', { name: 'Restore', exact: true }).click();
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts'));
const phone = (page: Page) => page.locator('input[data-path="phoneNumber"]').first();

/** As an administrator or the eighth hour would do it. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const token = sessionStorage.getItem('access_token') ?? '';
    await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  });
  await expect(page).toHaveURL(/\/login\?from=/);
}

/** Unsaved edits survive a reload of the sign-in page, encrypted, and only for their user. */
test.describe.serial('drafts in the tab’s storage', () => {
  let tenant: Account;
  let page: Page;
  let close: () => Promise<void>;
  test.beforeAll(async ({ browser, request }) => {
    tenant = await addTenant(request);
    ({ page, close } = await openPage(browser, 'en'));
    await page.goto('/login');
    await signInHere(page, tenant);
  });
  test.afterAll(() => close());

  async function editPhone(text: string): Promise<void> {
    // The key arrives with the signed-in user's own data.
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/user/me'));
    await page.goto('/profile');
    await answered;
    await phone(page).fill(text);
  }

  test('are unreadable there, and offered back to the same user after a reload', async () => {
    await editPhone('03-7777-0000');
    await endSession(page);
    await expect.poll(() => stored(page)).not.toBeNull();
    await page.reload();
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toContain('7777');
    expect(kept).not.toContain('access_token');
    await signInHere(page, tenant);
    await expect(page).toHaveURL('/profile');
    await expect(phone(page)).not.toHaveValue('03-7777-0000');
    // Still available when the page is reloaded before the offer is accepted.
    await expect(offer(page)).toBeVisible();
    await page.reload();
    await restore(page);
    await expect(phone(page)).toHaveValue('03-7777-0000');
    await expect(offer(page)).toHaveCount(0);
    await expect.poll(() => stored(page)).toBeNull();
  });

  test('are gone once somebody else signs in, and after signing out on purpose', async ({ request }) => {
    await editPhone('03-8888-0000');
    await endSession(page);
    await expect.poll(() => stored(page)).not.toBeNull();
    await page.reload();
    await signInHere(page, await addTenant(request));
    await expect(page).toHaveURL('/profile');
    await expect.poll(() => stored(page)).toBeNull();
    await expect(offer(page)).toHaveCount(0);
    await signOutButton(page).click();
    await expect(page).toHaveURL('/login');
    await signInHere(page, tenant);
    await editPhone('03-9999-0000');
    await signOutButton(page).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL('/login');
    expect(await stored(page)).toBeNull();
    await signInHere(page, tenant);
    await page.goto('/profile');
    await expect(phone(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
});

test('a correction that meets the session’s end, and one that is being typed, are offered back', async ({
  browser,
}) => {
  const { page, complaints, close } = await openPage(browser, 'en');
  const tenant = await addNamedTenant({ name: `Result drafts ${Date.now()}` });
  await signIn(page, tenant);
  const address = await sendLedger(page, { pages: 1, rowsPerPage: 6, wrongEvery: 4 });
  await openLines(page, address);
  // Only the call that saves meets the end.
  await page.route('**/corrections', (route) =>
    route.fulfill({ status: 401, json: { data: null, status: { code: 401, message: 'TOKEN_EXPIRED' } } }),
  );
  const cell = () => cellOf(page, 'Description', 2);
  const field = page.locator('input:focus');
  await cell().click();
  await field.fill('Met the end');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.unroute('**/corrections');
  await expect.poll(() => stored(page)).not.toBeNull();
  await page.reload();
  await signInHere(page, tenant);
  await page.getByRole('tab', { name: /Lines/ }).click();
  await expect(cell()).toHaveText('Hinge, brass');
  await restore(page);
  await expect(cell()).toContainText('Met the end');

  // Text being typed is not a change yet: it waits for Enter, like what could not be saved.
  await cell().click();
  await field.fill('Half typed');
  await endSession(page);
  await signInHere(page, tenant);
  await page.getByRole('tab', { name: /Lines/ }).click();
  await expect(cell()).toContainText('Met the end');
  await restore(page);
  await cell().click();
  await expect(field).toHaveValue('Half typed');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(complaints).toEqual([]);
  await close();
});
