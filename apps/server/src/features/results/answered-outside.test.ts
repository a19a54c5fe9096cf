import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { TableValues } from '@ocr/contract';
import { isDoubtful } from '@ocr/contract/codes';
import type { Trx } from '#platform/database/database.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { makeReadRequest } from '../../../test/read-requests.ts';
import { transactWithAnswers, type Ask } from './answered-outside.ts';
import { changeResult } from './result-turns.ts';

let app: TestApp;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

const ask = (name: string) => ({ name, description: '' });
const makeRequest = () =>
  makeReadRequest(app, tenant, { definition: { fields: [], tables: [] }, files: [{ name: 'a.pdf' }] });

const rename = (id: string, name: string) =>
  app.context.db.withTenant(tenant, (trx) =>
    sql`update requests set template_name = ${name} where id = ${id}`.execute(trx),
  );

/** Work that asks a question about the request's name, and how often it was answered where. */
function makeWork(id: string, meanwhile: (answered: number) => Promise<unknown>) {
  const { pool } = app.context.db;
  const connections: number[] = [];
  const work = async (trx: Trx, question: Ask) => {
    const { rows } = await sql<{ name: string }>`
      select template_name as name from requests where id = ${id} for update`.execute(trx);
    const name = rows[0]?.name;
    return question({
      key: { name },
      prepare: async () => ({
        isQuick: false,
        answer: async () => {
          connections.push(pool.totalCount - pool.idleCount);
          await meanwhile(connections.length);
          return `answer to ${name}`;
        },
      }),
    });
  };
  return { connections, run: () => transactWithAnswers(app.context.db, tenant, work) };
}

test('a question is answered without a connection or a lock, and again if others change what it is about', async () => {
  const { id } = await makeRequest();
  const { connections, run } = makeWork(id, async (answered) => {
    if (answered < 3) await rename(id, `name ${answered}`);
  });
  expect(await run()).toBe('answer to name 2');
  expect(connections).toEqual([0, 0, 0]);
});

test('where others change it again and again, the transaction waits', async () => {
  const { id } = await makeRequest();
  const { connections, run } = makeWork(id, async (answered) => {
    if (answered < 5) await rename(id, `name ${answered}`);
  });
  expect(await run()).toBe('answer to name 4');
  expect(connections).toEqual([0, 0, 0, 0, 1]);
});

test('while threads answer the changes of three tenants, a fourth one’s is made', async () => {
  const partner = await makePartner(app);
  const held = Promise.withResolvers<void>();
  let answering = 0;
  const waitForThread = (scope: TenantParty) =>
    changeResult(scope, () =>
      transactWithAnswers(app.context.db, scope, (_trx, question) =>
        question({
          key: {},
          prepare: async () => ({
            isQuick: false,
            answer: () => {
              answering += 1;
              return held.promise;
            },
          }),
        }),
      ),
    );
  const others = await Promise.all([1, 2, 3].map(() => makeTenant(app, partner)));
  const waiting = others.flatMap((one) => [waitForThread(one), waitForThread(one)]);
  await expect.poll(() => answering).toBe(6);
  const { id, files } = await makeReadRequest(app, tenant, {
    definition: { fields: [ask('Total')], tables: [] },
    files: [{ name: 'a.pdf', fields: { Total: '1' } }],
  });
  const corrected = app.call('POST', `/request/${id}/files/${files[0]}/corrections`, {
    token: tenant.token,
    body: { corrections: [{ path: 'fields.Total', value: '2' }] },
  });
  let code = 0;
  void corrected.then((answer) => (code = answer.code));
  try {
    await expect.poll(() => code, { timeout: 5000 }).toBe(200);
  } finally {
    held.resolve();
    await Promise.all([...waiting, corrected]);
  }
});

const check = {
  quantity: 0,
  price: 1,
  amount: 2,
  discount: -1,
  line: -1,
  sums: [],
  mayHaveCharges: false,
  ruledRows: 0,
};

test('changes of a long table at the same time are all counted', async () => {
  const columns = ['Quantity', 'Price', 'Amount'].map(ask);
  const text = 'A line of a long text\n'.repeat(10_000);
  const Lines = Array.from({ length: 400 }, () => ['7', '50', '100']);
  const { id, files } = await makeReadRequest(app, tenant, {
    definition: { fields: [], tables: [{ ...ask('Lines'), columns }] },
    files: [{ name: 'long.pdf', text, tables: { Lines } }],
    checks: { Lines: check },
    doubtful: ['Amount'],
  });
  const { token } = tenant;
  const send = (row: number) =>
    app.call('POST', `/request/${id}/files/${files[0]}/corrections`, {
      token,
      body: { corrections: [{ path: `tables.Lines[${row}].Quantity`, value: '2' }] },
    });
  const answers = await Promise.all([send(0), send(1), send(2), send(3)]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
  const { data } = await app.call('GET', `/request/${id}`, { token });
  const rows: TableValues['rows'] = data.files[0].tables[0].rows;
  const open = rows.flatMap(({ cells }) =>
    cells.filter((cell) => isDoubtful(cell) && cell.corrected === null),
  );
  expect(open.length).toBeGreaterThan(0);
  expect(data.toCheck).toBe(open.length);
  const cut = await app.call('GET', `/request/${id}`, { token, query: { rows: 10 } });
  expect(cut.data.files[0].tables[0].rows).toEqual(data.files[0].tables[0].rows.slice(0, 10));
});
