import { expect, type Page } from '@playwright/test';

export const partner = { email: 'partner@example.com', password: 'Partner#2026' };
export const demoTenant = { email: 'tenant@example.com', password: 'Tenant#2026' };

/** Signs in as a person does, in whatever language the page is, and waits for the page that follows. */
export async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.locator('input[type="email"], input[autocomplete="username"]').first().fill(who.email);
  await page.locator('input[type="password"]').first().fill(who.password);
  await page.locator('button[type="submit"]').click();
  await expect(page).not.toHaveURL(/\/login/);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /log ?out|sign out/i }).click();
  await expect(page).toHaveURL(/\/login/);
}
