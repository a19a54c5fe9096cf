import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';

export const partner = { email: 'partner@example.com', password: 'Partner#2026' };
export const demoTenant = { email: 'tenant@example.com', password: 'Tenant#2026' };

/** An address of the console's origin without the console. */
export const blank = '/icon.svg';

/**
 * Opens a page with a session, stored as the console stores it, without loading the sign-in page (tested by accounts.spec.ts and
 * sessions/). In the page's language.
 */
export async function signIn(
  page: Page,
  who: { email: string; password: string },
  { isRemembered = false, at = '/' } = {},
): Promise<void> {
  await page.goto(blank);
  await page.evaluate(keepSession, { ...pick(who), remember: isRemembered });
  await page.goto(at);
  await expect(page).not.toHaveURL(/\/login/);
}

const pick = ({ email, password }: { email: string; password: string }) => ({ email, password });

/** Runs in the page, so it is self-contained. */
async function keepSession(data: { email: string; password: string; remember: boolean }): Promise<void> {
  const answer = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(`${data.email} is not signed in: ${await answer.text()}`);
  const { accessToken } = ((await answer.json()) as { data: { accessToken: string } }).data;
  const payload = accessToken.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<'name' | 'username', string> & {
    roleId: number;
  };
  const storage = data.remember ? localStorage : sessionStorage;
  storage.setItem(
    'user',
    JSON.stringify({ name: claims.name || claims.username, username: claims.username }),
  );
  storage.setItem('role_id', JSON.stringify(claims.roleId));
  storage.setItem('access_token', accessToken);
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
  await callApi('/tenant/with-user', await openPartnerSession(), {
    ...first,
    ...contact,
    companyName: name,
    blockLimit,
    expiryDate,
  });
  if (isFirstSignIn) return first;
  return { email, password: await setOwnPassword(first) };
}

/** Another user of a tenant's company, as the operator adds one; the own password is set. */
export async function addColleague(
  colleagueOf: { email: string },
  name: string,
): Promise<{ email: string; password: string }> {
  const email = `${name.toLowerCase().replace(/\W+/g, '-')}-${Date.now()}@example.com`;
  const script = join(import.meta.dirname, '../apps/server/src/processes/admin.ts');
  const args = ['user', 'add', '--beside', colleagueOf.email, '--email', email, '--name', name];
  const env = { ...process.env, DATA_DIR: process.env['E2E_OWN_DATA_DIR'] };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
  const first = { email, password: /password {2}(\S+)/.exec(stdout)?.[1] ?? '' };
  return { email, password: await setOwnPassword(first) };
}

/** In the place of the one that was given. */
async function setOwnPassword(first: { email: string; password: string }): Promise<string> {
  const own = 'Second#Pass2';
  const change = { oldPassword: first.password, newPassword: own, confirmPassword: own };
  await callApi('/auth/change_password', await signInByApi(first), change);
  return own;
}

let partnerToken: string | undefined;

/**
 * A session of the partner for calls that prepare a test. Opened once per worker, because each sign-in hashes a password for a tenth of a
 * second, and again if a test has ended it.
 */
export async function openPartnerSession(): Promise<string> {
  if (partnerToken === undefined || !(await isAlive(partnerToken))) partnerToken = await signInByApi(partner);
  return partnerToken;
}

async function isAlive(token: string): Promise<boolean> {
  const url = `${test.info().project.use.baseURL}/api/user/me`;
  return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).ok;
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
