import { expect, type Page } from '@playwright/test';

export const partner = { email: 'partner@example.com', password: 'Partner#2026' };
export const demoTenant = { email: 'tenant@example.com', password: 'Tenant#2026' };

/** Signs in as a person does, and waits for the page that follows. */
export async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email address', exact: true }).fill(who.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /log ?out|sign out/i }).click();
  await expect(page).toHaveURL(/\/login/);
}
