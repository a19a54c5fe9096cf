import { expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { attemptForEach } from './attempt-each.ts';

test('work for each tenant or partner is done for all, though that for one fails, and the job has failed in the end', async () => {
  const owners = [{ partnerId: 'a' }, { partnerId: 'b', tenantId: 'c' }, { partnerId: 'd' }];
  const done: string[] = [];
  const working = attemptForEach(createLog('silent'), 'count', owners, async ({ partnerId }) => {
    if (partnerId === 'b') throw new Error('not this one');
    done.push(partnerId);
  });
  await expect(working).rejects.toMatchObject({
    message: '1 of 3 parts of count failed',
    errors: [new Error('not this one')],
  });
  expect(done).toEqual(['a', 'd']);
});
