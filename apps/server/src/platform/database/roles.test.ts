import { sql, type RawBuilder } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { query } from '../../../test/global-setup.ts';
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createDatabase, type Database, type Trx } from './database.ts';
import { newId } from './ids.ts';
import { endWithNext } from './transactions.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDatabase({ ...database.app, max: 1 }, createLog('silent'));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const settings = sql<{ role: string; tenant: string; partner: string }>`
  select current_user as role, current_setting('app.tenant_id') as tenant, current_setting('app.partner_id') as partner`;

test('each transaction runs as its role, whatever ran on its connection before', async () => {
  const [tenantId, partnerId] = [newId(), newId()];
  const inTenant = await db.withTenant({ tenantId, partnerId }, async (trx) => settings.execute(trx));
  expect(inTenant.rows).toEqual([{ role: 'ocr_tenant', tenant: tenantId, partner: partnerId }]);
  const inSystem = await db.withSystem(async (trx) => settings.execute(trx));
  expect(inSystem.rows).toEqual([{ role: 'ocr_system', tenant: '', partner: '' }]);
});

test('what is no id never becomes a part of a statement', async () => {
  const partnerId = "', true); drop table users; --";
  await expect(db.withPartner({ partnerId }, async (trx) => settings.execute(trx))).rejects.toThrow(
    'Not an id',
  );
  await expect(db.withSystem(async () => 'ran')).resolves.toBe('ran');
});

test('a role that is refused leaves no open transaction on its connection', async () => {
  const { maintenance } = inject('testServer');
  const user = `lone_${newId().replaceAll('-', '')}`;
  await query(maintenance, `create role ${user} login`);
  const lone = createDatabase({ ...database.app, user, max: 1 }, createLog('silent'));
  try {
    await expect(lone.withSystem(async (trx) => settings.execute(trx))).rejects.toThrow(
      'permission denied to set role',
    );
    const { rows } = await lone.pool.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
  } finally {
    await lone.destroy();
    await query(maintenance, `drop role ${user}`);
  }
});

describe('one statement alone', () => {
  const scope = { tenantId: newId(), partnerId: newId() };
  const ask = (table: RawBuilder<unknown>) =>
    db.readAs.tenant(scope, (builder) => builder.selectFrom(table.as('seen')).selectAll());

  test('is carried out as its role, and leaves nothing behind', async () => {
    const seen = sql`(select current_user as role, current_setting('app.tenant_id') as tenant,
      current_setting('app.partner_id') as partner where ${scope.tenantId} <> '')`;
    expect(await ask(seen)).toEqual([
      { role: 'ocr_tenant', tenant: scope.tenantId, partner: scope.partnerId },
    ]);
    const { rows } = await db.pool.query(
      `select current_user = session_user as own, current_setting('app.tenant_id', true) as tenant`,
    );
    expect(rows).toEqual([{ own: true, tenant: '' }]);
  });

  test('takes any value, never as a part of its text', async () => {
    for (const value of ["'; drop table users; --", '', 'a b', '$1', '雪'])
      expect(await ask(sql`(select ${value}::text as value)`)).toEqual([{ value }]);
    expect(await ask(sql`(select ${null}::text as none, ${1}::int as one)`)).toEqual([
      { none: null, one: 1 },
    ]);
  });

  test('that fails leaves no open transaction on its connection', async () => {
    await expect(ask(sql`(select 1 / (select 0) as value)`)).rejects.toThrow('division by zero');
    expect(await db.withSystem(async (trx) => (await settings.execute(trx)).rows)).toEqual([
      { role: 'ocr_system', tenant: '', partner: '' },
    ]);
  });
});

/** Whether the one connection is in a transaction. */
async function statesOf(): Promise<unknown[]> {
  const client = new Client(inject('testServer').maintenance);
  await client.connect();
  const { rows } = await client.query('select state from pg_stat_activity where datname = $1', [
    database.app.database,
  ]);
  await client.end();
  return rows.map(({ state }) => state);
}

describe('statements that are made at the same time', () => {
  const scope = { tenantId: newId(), partnerId: newId() };
  const one = (trx: Trx, value: number) =>
    sql<{
      value: number;
      start: Date;
    }>`select ${value}::int as value, statement_timestamp() as start`.execute(trx);

  test('have each its own rows, as the role, in the order in which they were made', async () => {
    const [first, role, changed, last] = await db.withTenant(scope, async (trx) =>
      Promise.all([
        one(trx, 1),
        settings.execute(trx),
        sql`update tenants set status = status where false`.execute(trx),
        one(trx, 4),
      ]),
    );
    expect([first.rows[0]?.value, last.rows[0]?.value]).toEqual([1, 4]);
    expect(role.rows).toEqual([{ role: 'ocr_tenant', tenant: scope.tenantId, partner: scope.partnerId }]);
    expect(changed).toEqual({ numAffectedRows: 0n, rows: [] });
  });

  test('all fail with the one that fails, and nothing of them stays', async () => {
    const failing = db.withTenant(scope, async (trx) => {
      const results = await Promise.allSettled([
        one(trx, 1),
        sql`select 1 / (select 0)`.execute(trx),
        one(trx, 3),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await db.withTenant(scope, async (trx) => (await one(trx, 5)).rows[0]?.value)).toBe(5);
  });

  test('with a value that cannot be sent fail, and the connection is as good as before', async () => {
    const broken = {
      toPostgres: () => {
        throw new Error('no value');
      },
    };
    const failing = db.withTenant(scope, async (trx) =>
      Promise.all([one(trx, 1), sql`select ${broken}::text`.execute(trx), one(trx, 3)]),
    );
    await expect(failing).rejects.toThrow('no value');
    expect(await db.withTenant(scope, async (trx) => (await one(trx, 5)).rows[0]?.value)).toBe(5);
  });

  test('see one moment, and the end of the transaction, where they are all of it', async () => {
    let runs = 0;
    const [first, state] = await db.withTenant(
      scope,
      async (trx) => {
        runs += 1;
        return Promise.all([
          one(trx, 1),
          sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(trx),
        ]);
      },
      { snapshot: true, atOnce: true },
    );
    expect([runs, first.rows[0]?.value, state.rows[0]?.level]).toEqual([1, 1, 'repeatable read']);
    const { rows } = await db.pool.query('select current_user = session_user as own');
    expect(rows).toEqual([{ own: true }]);
  });

  test('are run again, one after the other, where another one follows', async () => {
    const seen: (number | undefined)[] = [];
    const work = async (trx: Trx) => {
      for (const value of [1, 2]) seen.push((await one(trx, value)).rows[0]?.value);
      return seen.length;
    };
    expect(await db.withTenant(scope, work, { atOnce: true })).toBe(3);
    expect(seen).toEqual([1, 1, 2]);
  });

  test('end their transaction where work says that they are the last', async () => {
    const seen: (number | undefined)[] = [];
    const work = async (trx: Trx) => {
      await one(trx, 1);
      endWithNext(trx);
      const last = await Promise.all([one(trx, 2), one(trx, 3)]);
      seen.push(...last.map(({ rows }) => rows[0]?.value));
      // The connection is in no transaction any more, before the work is over.
      return statesOf();
    };
    expect(await db.withTenant(scope, work, { endsEarly: true })).toEqual(['idle']);
    // Where it is not to end early it stays open until the work is over.
    expect(await db.withTenant(scope, work)).toEqual(['idle in transaction']);
    expect(seen).toEqual([2, 3, 2, 3]);
  });

  test('are run again where they were not the last after all', async () => {
    let runs = 0;
    const work = async (trx: Trx) => {
      runs += 1;
      endWithNext(trx);
      await one(trx, 1);
      return (await one(trx, 2)).rows[0]?.value;
    };
    expect([await db.withTenant(scope, work, { endsEarly: true }), runs]).toEqual([2, 2]);
  });

  test('that are the last and fail leave no open transaction, even if the work continues', async () => {
    const work = async (trx: Trx) => {
      endWithNext(trx);
      await sql`select 1 / (select 0)`.execute(trx).catch(() => undefined);
    };
    await expect(db.withTenant(scope, work, { endsEarly: true })).rejects.toThrow('rolled back');
    const { rows } = await db.pool.query('select current_user = session_user as own');
    expect(rows).toEqual([{ own: true }]);
  });

  test('cannot write where they may be run twice', async () => {
    const write = (trx: Trx) => sql`update tenants set status = status where false`.execute(trx);
    await expect(db.withTenant(scope, write, { atOnce: true })).rejects.toThrow('read-only transaction');
    await expect(db.withTenant(scope, write)).resolves.toMatchObject({ numAffectedRows: 0n });
  });

  test('are not taken after the transaction has ended', async () => {
    const trx = await db.withTenant(scope, async (trx) => {
      await one(trx, 1);
      return { trx };
    });
    await expect(one(trx.trx, 2)).rejects.toThrow('over');
  });
});

/** Notices what is sent on the one connection while `work` runs, just before it is sent. */
async function noticing(notice: (sent: unknown) => void, work: () => Promise<void>): Promise<void> {
  const client = await db.pool.connect();
  const send = client.query.bind(client);
  client.release();
  client.query = ((...args: Parameters<typeof send>) => (notice(args[0]), send(...args))) as typeof send;
  try {
    await work();
  } finally {
    client.query = send;
  }
}

test('a transaction without a statement sends nothing', async () => {
  const queries: unknown[] = [];
  await noticing(
    (sent) => queries.push(sent),
    async () => expect(await db.withSystem(async () => 'ran')).toBe('ran'),
  );
  expect(queries).toEqual([]);
});

test.each(['commit', 'rollback'])(
  'a branch that continues during the %s never leaves the transaction',
  async (end) => {
    const ends = Promise.withResolvers<void>();
    let branch: Promise<unknown> = Promise.resolve();
    const work = async (trx: Trx) => {
      await settings.execute(trx);
      branch = ends.promise.then(() => settings.execute(trx)).catch(String);
      if (end === 'rollback') throw new Error('broken');
    };
    await noticing(
      (sent) => sent === end && ends.resolve(),
      () => db.withSystem(work).catch(() => undefined),
    );
    expect(await branch).toBe('Error: The transaction is over');
  },
);

test('a branch that waits as the transaction ends is refused', async () => {
  let branch: Promise<unknown> = Promise.resolve();
  const work = async (trx: Trx) => {
    await settings.execute(trx);
    branch = settings.execute(trx).catch(String);
    await Promise.resolve();
    throw new Error('broken');
  };
  await expect(db.withSystem(work)).rejects.toThrow('broken');
  expect(await branch).toBe('Error: The transaction is over');
});
