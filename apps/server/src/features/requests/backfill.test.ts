import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makePartner, makeTenant } from '../../../test/parties.ts';
import { makeReadRequest } from '../../../test/read-requests.ts';

const migration = join(import.meta.dirname, '../../../migrations/0013-checking-and-words.sql');

test('requests from before have doubts, counts and words as if they were read today', async () => {
  const app = await startTestApp();
  const tenant = await makeTenant(app, await makePartner(app));
  const ask = (name: string) => ({ name, description: '' });
  const { id, files } = await makeReadRequest(app, tenant, {
    definition: {
      fields: [ask('Total "net"\n'), ask('Supplier')],
      tables: [{ ...ask('明細'), columns: [ask('Name'), ask('Price')] }],
    },
    doubtful: ['Total "net"\n', 'Price'],
    files: [
      {
        name: 'ＡＢＣ 請求書.pdf',
        fields: { 'Total "net"\n': '54780', Supplier: 'ACME ㈱' },
        tables: {
          明細: [
            ['Pen', '20'],
            ['Ink', '80'],
          ],
        },
      },
    ],
  });
  await app.call('PATCH', `/request/${id}/files/${files[0]}`, {
    token: tenant.token,
    body: { corrections: [{ path: 'tables.明細[0].Price', value: '21' }] },
  });
  const owner = new Client(app.database.owner);
  await owner.connect();
  const read = async () => {
    await owner.query(
      'begin; alter table file_results no force row level security; alter table request_files no force row level security',
    );
    const { rows } = await owner.query<{ doubts: string[]; to_check: number }>(
      'select (select array_agg(d order by d) from unnest(doubts) d) as doubts, to_check from file_results join request_files on id = file_id',
    );
    await owner.query('rollback');
    return rows;
  };
  const found = async (search: string) =>
    (await app.call('GET', '/request', { token: tenant.token, query: { search } })).data.total as number;
  const before = await read();
  expect(before).toMatchObject([{ to_check: 2 }]);
  const [, filling = ''] = (await readFile(migration, 'utf8')).split('-- What is there already.\n');
  const unforced = filling
    .split('\n')
    .filter((line) => line.includes('no force'))
    .join('\n');
  await owner.query(
    `${unforced} alter table request_words no force row level security; delete from request_words;
     alter table request_changes no force row level security;
     update file_results set doubts = '{}'; update request_files set to_check = 0;`,
  );
  await owner.query(filling);
  expect(await read()).toEqual(before);
  for (const search of ['abc 請求', '髙', '54780', 'acme', 'pen', '21'])
    expect(await found(search), search).toBe(search === '髙' || search === '21' ? 0 : 1);
  await owner.end();
  await app.stop();
});
