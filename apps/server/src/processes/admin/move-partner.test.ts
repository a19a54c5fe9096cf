import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blankPdf } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { runAdmin } from '../../../test/commands/run-admin.ts';
import { emptyDatabase, type TestDatabase } from '../../../test/database.ts';
import { ended, makeTemplate, submit } from '../../../test/documents.ts';
import { dumpTables, tablesWith } from '../../../test/dump-tables.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../test/parties.ts';
import { removePartner } from '#features/tenants/remove-partner.ts';
import { createStorage } from '#platform/storage/index.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';

let app: TestApp;
let target: TestDatabase;
let folder: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  target = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ocr-move-'));
});
afterAll(async () => {
  await app.stop();
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Customer {
  readonly partner: Party;
  readonly tenant: TenantParty;
}

/** A partner with a tenant that had a page read. */
async function makeCustomer(): Promise<Customer> {
  const partner = await makePartner(app);
  const tenant = await makeTenant(app, partner);
  const templateId = await makeTemplate(app, tenant);
  const { data } = await submit(app, tenant, { templateId, files: [{ name: 'a.pdf', bytes: blankPdf(1) }] });
  expect((await ended(app, tenant, data.id)).data.status).toBe('completed');
  return { partner, tenant };
}

/** Rows that name the customer, in any table. */
function rowsOf(dump: ReadonlyMap<string, string>, { partner }: Customer): Record<string, string[]> {
  const entries = [...dump]
    // What changed a short time ago refers to transactions of one database, and stays in it.
    .filter(([name]) => name.startsWith('public.') && name !== 'public.request_changes')
    .map(
      ([name, rows]) =>
        [
          name,
          rows
            .split('\n')
            .filter((row) => row.includes(partner.partnerId))
            .toSorted(),
        ] as const,
    );
  return Object.fromEntries(entries.filter(([, rows]) => rows.length > 0));
}

const traces = (dump: ReadonlyMap<string, string>, { partner, tenant }: Customer): string[] =>
  [partner.partnerId, tenant.tenantId, tenant.userId].flatMap((id) => tablesWith(dump, id));

test('a partner moves to another cluster: all its rows and documents are there, and nothing of it is left', async () => {
  const moves = await makeCustomer();
  const stays = await makeCustomer();
  const at = app.clock.now();
  const backup = join(folder, 'backup');
  const before = await dumpTables(app.database);
  const common = { passphrase: undefined };
  await makeBackup({ ...common, owner: app.database.owner, storage: app.context.storage, to: backup, at });
  const storage = createStorage({
    url: undefined,
    endpoint: undefined,
    dataDir: join(folder, 'target'),
    temporaryFolder: folder,
  });
  const login = String(target.app.user);
  await restoreBackup({
    ...common,
    owner: target.owner,
    login,
    storage,
    from: backup,
    temporaryFolder: folder,
  });

  const { email } = moves.partner;
  const { host, port, user, database } = target.owner;
  const there = {
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`,
    DATA_DIR: join(folder, 'target'),
  };
  const asked = await runAdmin(app, ['partner', 'remove', '--but', email], there);
  expect(asked).toMatchObject({ code: 0, said: expect.stringContaining('Add --yes') });
  expect(traces(await dumpTables(target), stays)).not.toEqual([]);
  expect(await runAdmin(app, ['partner', 'remove', '--but', email, '--yes'], there)).toMatchObject({
    code: 0,
  });
  await removePartner(app.context, app.database.owner, {
    partnerId: moves.partner.partnerId,
    tenants: [{ id: moves.tenant.tenantId, name: '' }],
  });

  const [here, gone] = [await dumpTables(target), await dumpTables(app.database)];
  expect(rowsOf(here, moves)).toEqual(rowsOf(before, moves));
  expect(traces(here, stays)).toEqual([]);
  expect(traces(gone, moves)).toEqual([]);
  expect(rowsOf(gone, stays)).toEqual(rowsOf(before, stays));
  const keys = await Array.fromAsync(storage.list(), ({ key }) => key);
  expect(keys.filter((key) => key.includes(moves.tenant.tenantId))).toHaveLength(1);
  expect(keys.filter((key) => key.includes(stays.tenant.tenantId))).toEqual([]);
}, 240_000);
