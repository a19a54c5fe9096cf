import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { openPartnerSession } from './people.ts';

export interface Account {
  readonly id: string;
  readonly companyName: string;
  readonly email: string;
  readonly password: string;
}
interface NewTenant {
  readonly companyName?: string;
  readonly blockLimit?: number;
  readonly expiryDate?: string;
  /** The password that the partner gave is still to be changed. */
  readonly isForced?: boolean;
}

let counter = 0;
const firstPassword = 'First#Pass1';

/** Makes a call as a program would; its data. */
export async function call<Data>(
  request: APIRequestContext,
  method: string,
  path: string,
  { token, data }: { token?: string; data?: object } = {},
): Promise<Data> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  const body = (await answer.json()) as { data: Data; status: { message: string } };
  expect(answer.ok(), `${method} ${path}: ${body.status.message}`).toBe(true);
  return body.data;
}

export async function openSession(
  request: APIRequestContext,
  who: { email: string; password: string },
): Promise<string> {
  const data = { email: who.email, password: who.password };
  const { accessToken } = await call<{ accessToken: string }>(request, 'POST', '/auth/login', { data });
  return accessToken;
}

/** A tenant of the demo's partner that nothing else uses. */
export async function addTenant(request: APIRequestContext, given: NewTenant = {}): Promise<Account> {
  counter += 1;
  const { isForced = false, ...values } = given;
  const email = `e2e-${process.pid}-${Date.now()}-${counter}@example.com`;
  const data = {
    companyName: `E2E ${process.pid}-${Date.now()}-${counter}`,
    email,
    password: firstPassword,
    contactName: 'Erin Example',
    contactEmail: email,
    phoneNumber: '03-1234-5678',
    blockLimit: 1,
    expiryDate: '2099-12-31',
    ...values,
  };
  const token = await openPartnerSession();
  const { id } = await call<{ id: string }>(request, 'POST', '/tenant/with-user', { token, data });
  const account = { id, companyName: data.companyName, email };
  if (isForced) return { ...account, password: firstPassword };
  const password = 'Second#Pass2';
  const change = { oldPassword: firstPassword, newPassword: password, confirmPassword: password };
  const own = await openSession(request, { email, password: firstPassword });
  await call(request, 'POST', '/auth/change_password', { token: own, data: change });
  return { ...account, password };
}

/** The newest mail to an address in the server's data folder. */
export async function readMail(email: string): Promise<string> {
  const folder = join(process.env['E2E_OWN_DATA_DIR']!, 'mail');
  const names = (await readdir(folder)).toSorted().toReversed();
  for (const name of names) {
    const mail = await readFile(join(folder, name), 'utf8');
    if (mail.includes(email)) return decode(mail);
  }
  throw new Error(`No mail to ${email}`);
}

/** Any encoding of a part. */
function decode(mail: string): string {
  return mail
    .replace(/(?:^[A-Za-z0-9+/]{20,}={0,2}\r?\n)+/gm, (block) => Buffer.from(block, 'base64').toString())
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
}
