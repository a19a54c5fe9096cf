import { blankPdf } from '@ocr/specimens';
import { toPageJson, type PageJson, type ReadOptions } from '@ocr/recognition';
import { sql } from 'kysely';
import { once } from 'node:events';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate, submit, usageOf } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../../test/parties.ts';
import type { Context } from '#platform/context.ts';
import { shouldYield } from './fair-priority.store.ts';
import { readFile } from './read-file.ts';
import { takeTurn } from './turns.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.database.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.stop();
});

interface Job {
  readonly id: string;
  readonly priority: number;
  readonly data: { fileId: string; tenantId: string; partnerId: string; from: number; to: number };
}

/** What waits to be read, in the order in which it is taken. */
async function waiting(): Promise<Job[]> {
  return app.context.db.withSystem(async (trx) => {
    const { rows } =
      await sql<Job>`select id, priority, data from pgboss.job where name = 'read-file' and state = 'created'
      order by priority desc, created_on`.execute(trx);
    return rows;
  });
}

/** The next job, as a worker is given it; `settles` is whether it still has it at its end. */
async function take({ settles = true } = {}) {
  const [job] = await waiting();
  await owner.query(`update pgboss.job set state = 'active' where id = $1`, [job!.id]);
  const end = async () =>
    void (await owner.query(`update pgboss.job set state = 'completed' where id = $1`, [job!.id]));
  return {
    id: job!.id,
    payload: job!.data,
    priority: job!.priority,
    signal: new AbortController().signal,
    settle: async () => (await end(), settles),
  };
}

/** Reads blank pages; after the third of a file's first run `meanwhile` happens, and one page more is read once that is enough. */
function reading(meanwhile?: () => Promise<unknown>, pageCount = 20): Context {
  const blank = {
    width: 1,
    height: 1,
    words: [],
    lines: [],
    rules: [],
    notes: [],
    turn: 0,
    skew: 0,
  } as const;
  const page = (number: number) => toPageJson({ ...blank, number, source: 'text' });
  const readEach = async (
    _path: string,
    _kind: string,
    onPage: (page: PageJson) => void | Promise<void>,
    { from = 1, to = 1, enough }: ReadOptions = {},
  ) => {
    for (let number = from; number <= to; number += 1) {
      if (meanwhile !== undefined && number === from + 3) {
        const over = new Promise((resolve) => enough?.addEventListener('abort', resolve, { once: true }));
        await meanwhile();
        await over;
        to = number;
      }
      await onPage(page(number));
    }
    return { pageCount };
  };
  return { ...app.context, recognizer: { ...app.context.recognizer, readEach } };
}

/** Ends what the tests before left. */
const endWaiting = () => owner.query(`update pgboss.job set state = 'completed' where name = 'read-file'`);

async function sendPages(tenant: TenantParty, pages: number): Promise<string> {
  const templateId = await makeTemplate(app, tenant);
  const { data } = await submit(app, tenant, {
    templateId,
    files: [{ name: 'a.pdf', bytes: blankPdf(pages) }],
  });
  return data.files[0].id as string;
}

test('a page of a small tenant is read next, and the interrupted file continues after it, charged once', async () => {
  const partner = await makePartner(app);
  const [large, small] = [await makeTenant(app, partner), await makeTenant(app, partner)];
  const long = await sendPages(large, 20);
  const delivery = await take();
  await readFile(
    reading(() => sendPages(small, 1)),
    delivery,
  );
  const [first, rest, ...others] = await waiting();
  expect(first!.data).toMatchObject({ tenantId: small.tenantId, from: 1, to: 1 });
  expect(rest!.data).toMatchObject({ fileId: long, from: 5, to: 20 });
  expect(rest!.priority).toBe(delivery.priority - 4);
  expect(others).toEqual([]);
  expect(await usageOf(app, large)).toMatchObject({ pagesUsed: 0, pagesReserved: 20 });
  await take().then((job) => job.settle());
  await readFile(reading(), await take());
  expect(await usageOf(app, large)).toMatchObject({ pagesUsed: 20, pagesReserved: 0 });
  expect(await waiting()).toEqual([]);
});

test('a delivery that is no longer the one leaves what is left to the one that is', async () => {
  const partner = await makePartner(app);
  const [large, small] = [await makeTenant(app, partner), await makeTenant(app, partner)];
  await sendPages(large, 20);
  await readFile(
    reading(() => sendPages(small, 1)),
    await take({ settles: false }),
  );
  expect((await waiting()).map(({ data }) => data.tenantId)).toEqual([small.tenantId]);
  await take().then((job) => job.settle());
});

test('a run makes room for others that are before it in the order, for long ones only when asked', async () => {
  const partner = await makePartner(app);
  const [one, other] = [await makeTenant(app, partner), await makeTenant(app, partner)];
  await sendPages(one, 40);
  const { priority } = await take();
  const turn = (read: number, long: boolean) =>
    app.context.db.withSystem((trx) =>
      shouldYield(trx, { tenantId: one.tenantId, priority: priority - read, long }),
    );
  // Its own second run waits for its first.
  expect(await turn(21, true)).toBe(false);
  await sendPages(other, 20);
  expect(await turn(0, true)).toBe(false);
  expect(await turn(1, true)).toBe(true);
  expect(await turn(1, false)).toBe(false);
  await sendPages(await makeTenant(app, partner), 5);
  expect(await turn(1, false)).toBe(true);
});

test('a run learns at once what another tenant submits, not when it next asks', async () => {
  await endWaiting();
  const partner = await makePartner(app);
  const [large, small] = [await makeTenant(app, partner), await makeTenant(app, partner)];
  await sendPages(large, 20);
  const { priority } = await take();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const turn = takeTurn(app.context, { tenantId: large.tenantId, priority });
  const over = once(turn.over, 'abort');
  try {
    await sendPages(large, 1);
    await sendPages(small, 1);
    await over;
    expect(turn.over.aborted).toBe(true);
  } finally {
    turn.end();
    vi.useRealTimers();
  }
});

test('twenty tenants with a page each are all read before what waits of one with hundreds, in the order in which they came', async () => {
  await endWaiting();
  const partner = await makePartner(app);
  const large = await makeTenant(app, partner);
  for (let file = 0; file < 4; file += 1) await sendPages(large, 100);
  const small = await Promise.all(Array.from({ length: 20 }, () => makeTenant(app, partner)));
  const came = small.map(({ tenantId }) => tenantId);
  const delivery = await take();
  await readFile(
    reading(async () => {
      for (const tenant of small) await sendPages(tenant, 1);
    }, 100),
    delivery,
  );
  // Of the run that was in progress when they came, one page more was read.
  const order = await waiting();
  const rest = order.find(({ data: { fileId, to } }) => fileId === delivery.payload.fileId && to === 20);
  expect(rest!.data.from).toBe(5);
  expect(order.slice(0, 20).map(({ data }) => data.tenantId)).toEqual(came);
  expect(order.slice(20).every(({ data }) => data.tenantId === large.tenantId)).toBe(true);
});
