import { expect, type Page } from '@playwright/test';

/** A value that only a newly loaded page lacks. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);

export const email = (page: Page) => page.locator('form input[autocomplete="username"]');
export const current = (page: Page) => page.locator('form input[autocomplete="current-password"]');
export const fresh = (page: Page) => page.locator('form input[autocomplete="new-password"]');
export const submit = (page: Page) => page.locator('form button[type="submit"]').click();
export const signOutButton = (page: Page) => page.getByRole('button', { name: /^(Logout|ログアウト)$/ });

export async function signIn(
  page: Page,
  who: { email: string; password: string },
  { remember = false } = {},
) {
  await email(page).fill(who.email);
  await current(page).fill(who.password);
  if (remember) await page.getByRole('checkbox').check();
  await submit(page);
  await expect(page).not.toHaveURL(/\/login/);
}
