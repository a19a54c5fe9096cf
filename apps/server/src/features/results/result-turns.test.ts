import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { makeReadRequest } from '../../../test/read-requests.ts';

let app: TestApp;
let tenant: TenantParty;
let other: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  const partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  other = await makeTenant(app, partner);
});
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

const text = 'A line of a long text\n'.repeat(10_000);
const makeLong = (owner: TenantParty) =>
  makeReadRequest(app, owner, {
    definition: { fields: [], tables: [] },
    files: [{ name: 'long.pdf', text }],
  });

test.each(['', '/files/{file}/text'])(
  'large results (%s) of a tenant are fetched one at a time, and beyond sixty that wait the next is rejected',
  async (path) => {
    const [long, its] = [await makeLong(tenant), await makeLong(other)];
    const { promise, resolve } = Promise.withResolvers<void>();
    const askedThreads = vi.spyOn(app.context.answerThreads, 'run');
    const held = app.context.answerThreads.run(() => promise, { key: tenant.tenantId });
    const ask = (by: TenantParty, { id, files }: typeof long) =>
      app.call('GET', `/request/${id}${path.replace('{file}', files[0]!)}`, { token: by.token });
    // One page only: what counts is how long the result is. It has its turn and waits for a thread.
    const whole = app.call('GET', `/request/${long.id}`, { token: tenant.token });
    await expect.poll(() => askedThreads.mock.calls.length).toBe(2);
    const answers = Array.from({ length: 61 }, () => ask(tenant, long));
    const refused = await Promise.race(answers);
    expect(refused).toMatchObject({ code: 429, message: 'TOO_MANY_REQUESTS' });
    expect((await ask(other, its)).code).toBe(200);
    resolve();
    await held;
    expect((await whole).data.files[0].text).toBe(text);
    const codes = (await Promise.all(answers)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(60);
  },
);
