import { expect, test, type Page } from '@playwright/test';

export const partner = { email: 'partner@example.com', password: 'Partner#2026' };
export const demoTenant = { email: 'tenant@example.com', password: 'Tenant#2026' };

/** Signs in as a person does, in whatever language the page is, and waits for the page that follows. */
export async function signIn(
  page: Page,
  who: { email: string; password: string },
  { isRemembered = false } = {},
): Promise<void> {
  await page.goto('/login');
  if (isRemembered) await page.getByRole('checkbox').check();
  await page.locator('input[type="email"], input[autocomplete="username"]').first().fill(who.email);
  await page.locator('input[type="password"]').first().fill(who.password);
  await page.locator('button[type="submit"]').click();
  await expect(page).not.toHaveURL(/\/login/);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /log ?out|sign out/i }).click();
  await expect(page).toHaveURL(/\/login/);
}

interface NewTenant {
  readonly name: string;
  readonly blockLimit?: number;
  readonly expiryDate?: string;
}

/** A tenant as the partner adds it, over the API; its own password is set unless it is to be met at its first sign-in. */
export async function addTenant(
  { name, blockLimit = 2, expiryDate = '2031-12-31' }: NewTenant,
  { isFirstSignIn = false } = {},
): Promise<{ email: string; password: string }> {
  const email = `${name.toLowerCase().replace(/\W+/g, '-')}@example.com`;
  const first = { email, password: 'First#Pass1' };
  const contact = { contactName: 'Jo States', contactEmail: email, phoneNumber: '03-1234-5678' };
  await callApi('/tenant/with-user', await signInByApi(partner), {
    ...first,
    ...contact,
    companyName: name,
    blockLimit,
    expiryDate,
  });
  if (isFirstSignIn) return first;
  const own = 'Second#Pass2';
  const change = { oldPassword: first.password, newPassword: own, confirmPassword: own };
  await callApi('/auth/change_password', await signInByApi(first), change);
  return { email, password: own };
}

async function signInByApi(who: { email: string; password: string }): Promise<string> {
  return (await callApi<{ accessToken: string }>('/auth/login', undefined, who)).accessToken;
}

async function callApi<Data>(path: string, token: string | undefined, body: object): Promise<Data> {
  const answer = await fetch(`${test.info().project.use.baseURL}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const { data, status } = (await answer.json()) as { data: Data; status: { message: string } };
  expect(answer.status, `${path}: ${status.message}`).toBe(200);
  return data;
}
