import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { goodPassword, makePartner, tenantValues, uniqueEmail, type Party } from '../../../test/parties.ts';

const start = '2026-11-20T03:00:00Z';
let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({ now: start, env: { RATE_SIGN_INS_PER_MINUTE: '1000000' } });
  partner = await makePartner(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(start));

const as = (party: { token: string }) => ({
  get: (path: string, query: Record<string, string | number> = {}) =>
    app.call('GET', path, { token: party.token, query }),
  post: (path: string, body: object) => app.call('POST', path, { token: party.token, body }),
  put: (path: string, body: object) => app.call('PUT', path, { token: party.token, body }),
  patch: (path: string, body: object) => app.call('PATCH', path, { token: party.token, body }),
  delete: (path: string) => app.call('DELETE', path, { token: party.token }),
});
const add = (values: object = {}) =>
  as(partner).post('/tenant/with-user', { ...tenantValues(), password: goodPassword, ...values });
const login = (email: string, password = goodPassword) =>
  app.call('POST', '/auth/login', { body: { email, password } });

describe('adding a tenant', () => {
  test('gives it the next number, and its user a sign-in that must change its password', async () => {
    const fresh = await makePartner(app);
    const values = {
      ...tenantValues(),
      companyName: '株式会社 山田',
      address: '東京都\n千代田区',
      description: '  note ',
    };
    const body = { ...values, password: goodPassword, status: 'deactivated', number: 'T-9999' };
    const first = await as(fresh).post('/tenant/with-user', body);
    expect(first).toMatchObject({
      code: 200,
      data: {
        number: 'T-0001',
        companyName: '株式会社 山田',
        email: values.email,
        description: 'note',
        address: '東京都\n千代田区',
        blockLimit: 10,
        expiryDate: '2030-12-31',
        onboardDate: '2026-11-20T03:00:00.000Z',
        updatedDate: '2026-11-20T03:00:00.000Z',
        status: 'active',
      },
    });
    expect(JSON.stringify(first.data)).not.toContain(goodPassword);
    const second = await as(fresh).post('/tenant/with-user', { ...tenantValues(), password: goodPassword });
    expect(second.data.number).toBe('T-0002');
    expect(await login(values.email)).toMatchObject({
      code: 200,
      data: { requestChangePassword: true, roleName: 'TENANT', fullName: values.contactName },
    });
  });

  test('an address exists once in the whole deployment, in any case', async () => {
    const email = uniqueEmail('Once');
    expect(await add({ email })).toMatchObject({ code: 200 });
    const other = await makePartner(app);
    for (const [who, address] of [
      [partner, email],
      [other, email.toUpperCase()],
      [other, partner.email],
    ] as const) {
      const body = { ...tenantValues(), password: goodPassword, email: address };
      expect(await as(who).post('/tenant/with-user', body)).toMatchObject({
        code: 409,
        message: 'EMAIL_EXISTED',
      });
    }
  });

  test("a company name exists once among a partner's tenants, in any case and composition", async () => {
    expect(await add({ companyName: 'Ärger ガ' })).toMatchObject({ code: 200 });
    for (const companyName of ['ÄRGER ガ', ' ärger ガ '.normalize('NFD')])
      expect(await add({ companyName })).toMatchObject({ code: 409, message: 'COMPANY_NAME_EXISTED' });
    const other = await makePartner(app);
    const body = { ...tenantValues(), password: goodPassword, companyName: 'Ärger ガ' };
    expect(await as(other).post('/tenant/with-user', body)).toMatchObject({ code: 200 });
  });

  test('of ten at once with one address one is added, and no number is lost', async () => {
    const fresh = await makePartner(app);
    const email = uniqueEmail('race');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        as(fresh).post('/tenant/with-user', { ...tenantValues(), password: goodPassword, email }),
      ),
    );
    expect(answers.map(({ message }) => message).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'EMAIL_EXISTED'),
      'SUCCESS',
    ]);
    const next = await as(fresh).post('/tenant/with-user', { ...tenantValues(), password: goodPassword });
    expect(next.data.number).toBe('T-0002');
  });

  test('ten at once get the numbers 1 to 10', async () => {
    const fresh = await makePartner(app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        as(fresh).post('/tenant/with-user', { ...tenantValues(), password: goodPassword }),
      ),
    );
    const expected = Array.from({ length: 10 }, (_, i) => `T-${String(i + 1).padStart(4, '0')}`);
    expect(answers.map(({ data }) => data.number as string).toSorted()).toEqual(expected);
  });

  test.each([
    ['companyName', '', 'REQUIRED'],
    ['companyName', undefined, 'REQUIRED'],
    ['companyName', 'x'.repeat(201), 'TOO_LONG'],
    ['companyName', 'two\nlines', 'INVALID'],
    ['companyName', ['a'], 'INVALID'],
    ['email', 'not an address', 'INVALID_EMAIL'],
    ['email', `${'x'.repeat(250)}@example.com`, 'TOO_LONG'],
    ['email', null, 'INVALID'],
    ['password', 'abc', 'INVALID_PASSWORD'],
    ['password', 'P@ssw0rd', 'COMMON_PASSWORD'],
    ['description', 'x'.repeat(1025), 'TOO_LONG'],
    ['contactName', ' ', 'REQUIRED'],
    ['contactEmail', 'a@b', 'INVALID_EMAIL'],
    ['phoneNumber', '12345', 'INVALID_PHONE'],
    ['phoneNumber', '+1 234 567 890 123 456', 'INVALID_PHONE'],
    ['address', 'x'.repeat(501), 'TOO_LONG'],
    ['blockLimit', -1, 'OUT_OF_RANGE'],
    ['blockLimit', 100_001, 'OUT_OF_RANGE'],
    ['blockLimit', 1.5, 'INVALID'],
    ['blockLimit', '10', 'INVALID'],
    ['expiryDate', '2026-02-29', 'INVALID_DATE'],
    ['expiryDate', '20261120', 'INVALID_DATE'],
  ])('refuses %s %j as %s', async (field, value, code) => {
    expect(await add({ [field]: value })).toMatchObject({
      code: 422,
      message: 'FAILED',
      details: [{ field, code }],
    });
  });

  test('takes limits and what only looks dangerous: SQL, HTML, emoji, right-to-left, the largest and smallest numbers', async () => {
    const texts = [
      "Robert'); drop table tenants;--",
      '<script>alert(1)</script>',
      '😀👩‍👩‍👧 𠮷野家 髙﨑',
      'שלום مرحبا',
      '=1+1',
      '%_\\',
    ];
    for (const text of texts) {
      const answer = await add({
        companyName: text,
        description: text,
        contactName: text,
        address: text,
        blockLimit: 0,
      });
      expect(answer).toMatchObject({
        code: 200,
        data: { companyName: text.normalize('NFC'), description: text, address: text },
      });
      expect(await as(partner).get(`/tenant/${answer.data.id}`)).toMatchObject({ data: answer.data });
    }
    expect(
      await add({ companyName: 'x'.repeat(200), blockLimit: 100_000, expiryDate: '9999-12-31' }),
    ).toMatchObject({ code: 200 });
    expect(await add({ expiryDate: '1990-01-01' })).toMatchObject({ code: 200 });
  });
});
