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

type Long = Awaited<ReturnType<typeof makeLong>>;
const whole = ({ id }: Long) => app.call('GET', `/request/${id}`, { token: tenant.token });

/** While `work` runs, a large result has the tenant's turn and waits for a thread, and sixty calls wait for the turn. Returns the answers to all of them. */
async function whileFull(
  long: Long,
  { ask, work }: { readonly ask: () => ReturnType<TestApp['call']>; readonly work: () => Promise<void> },
) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const askedThreads = vi.spyOn(app.context.answerThreads, 'run');
  const held = app.context.answerThreads.run(() => promise, { key: tenant.tenantId });
  // One page only: what counts is how long the result is.
  const first = whole(long);
  await expect.poll(() => askedThreads.mock.calls.length).toBe(2);
  const answers = Array.from({ length: 61 }, ask);
  try {
    const refused = await Promise.race(answers);
    expect(refused).toMatchObject({ code: 429, message: 'TOO_MANY_REQUESTS' });
    await work();
  } finally {
    resolve();
    await held;
  }
  return { first: await first, answers: await Promise.all(answers) };
}

test.each(['', '/files/{file}/text'])(
  'large results (%s) of a tenant are fetched one at a time, and beyond sixty that wait the next is rejected',
  async (path) => {
    const [long, its] = [await makeLong(tenant), await makeLong(other)];
    const ask = (by: TenantParty, { id, files }: Long) =>
      app.call('GET', `/request/${id}${path.replace('{file}', files[0]!)}`, { token: by.token });
    const { first, answers } = await whileFull(long, {
      ask: () => ask(tenant, long),
      work: async () => expect((await ask(other, its)).code).toBe(200),
    });
    expect(first.data.files[0].text).toBe(text);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(60);
  },
);

test('a large result is not marked as checked where there is no turn for the answer to that', async () => {
  const long = await makeLong(tenant);
  const check = () =>
    app.call('PUT', `/request/${long.id}/checked`, { token: tenant.token, body: { checked: true } });
  await whileFull(long, {
    ask: () => whole(long),
    work: async () => expect((await check()).code).toBe(429),
  });
  expect((await whole(long)).data.checked).toBeNull();
  expect(await check()).toMatchObject({ code: 200, data: { checked: { by: expect.any(String) } } });
});
