import { Client } from 'pg';
import { expect, test } from 'vitest';
import { newId } from '#platform/database/ids.ts';
import { stageObjects } from '#platform/storage/staged-objects.store.ts';
import { startTestApp } from '../../test/app.ts';
import { makePartner } from '../../test/parties.ts';
import { sweep } from './clean-up.ts';

test('a sweep whose storage cannot answer for one object deletes what is due all the same, and has failed', async () => {
  const app = await startTestApp();
  const owner = new Client(app.database.owner);
  await owner.connect();
  try {
    const { partnerId } = await makePartner(app);
    const key = `tenants/${newId()}/${newId()}`;
    await stageObjects(app.context, [key]);
    await app.context.storage.putBytes(`${key}/document`, Buffer.from('x'));
    // No file system has such a name.
    await owner.query('alter table stored_objects no force row level security');
    await owner.query('insert into stored_objects (key, partner_id, owners) values ($1, $2, 1)', [
      'x'.repeat(300),
      partnerId,
    ]);
    await owner.query('alter table stored_objects force row level security');
    app.clock.advance(3_600_000);
    await expect(sweep(app.context)).rejects.toThrow(/^1 of \d+ parts of sweep failed$/);
    expect(await app.context.storage.findBytes(`${key}/document`)).toBeUndefined();
  } finally {
    await owner.end();
    await app.stop();
  }
});
