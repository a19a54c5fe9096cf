import { expect, test } from 'vitest';
import { equalBranches, unscopedLedgerReads } from './code-faults.mjs';

test('a choice between two equal values is refused', () => {
  const found = (text) => equalBranches([{ path: 'packages/extraction/src/a.ts', text }]);
  expect(found('return Math.min(end, wide ? text.length : text.length);')).toEqual([
    expect.stringContaining('a.ts:1: both branches are equal'),
  ]);
  expect(found("const unit = coins === 1 ? '100' : '100';")).toHaveLength(1);
  expect(found('const unit = coins === 1 ? 100 : 1000;')).toEqual([]);
  expect(found('const row = isWaiting ? byId.get(id) ?? row : row;')).toEqual([]);
});

test('the ledger is read by partner or by file', () => {
  const found = (clause) =>
    unscopedLedgerReads([
      {
        path: 'apps/server/src/features/billing/a.store.ts',
        text: `sql\`select count(*) from requests where partner_id = 1\n union all select 1 from page_ledger ${clause}\``,
      },
    ]);
  expect(found('where month = 2 and tenant_id = any(3) group by 1')).toEqual([
    expect.stringContaining('a.store.ts:2: the ledger is read without partner_id'),
  ]);
  expect(found('where partner_id = 1 and month = 2 group by 1')).toEqual([]);
  expect(found('l where l.file_id = f.file_id')).toEqual([]);
});
