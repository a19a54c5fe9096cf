import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { emptyDatabase, type TestDatabase } from '../../../test/database.ts';
import { dumpTables } from '../../../test/dump-tables.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { makeReadRequest, oddlyNamed } from '../../../test/read-requests.ts';
import { olderPostgresIsInstalled, startOlderPostgres } from '../../../test/servers/older-postgres.ts';
import { createStorage } from '#platform/storage/index.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const at = new Date('2026-11-20T04:00:00Z');
let app: TestApp;
let tenant: TenantParty;
let folder: string;
let target: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocr-older-'));
  // The database's user passes through it.
  await chmod(folder, 0o711);
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
  target = await emptyDatabase();
});
afterAll(async () => {
  await app.stop();
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

const storageAt = (name: string) =>
  createStorage({
    url: undefined,
    endpoint: undefined,
    dataDir: join(folder, name),
    temporaryFolder: folder,
  });

async function rowsOf(database: Pick<TestDatabase, 'owner'>): Promise<Record<string, string[]>> {
  const tables = [...(await dumpTables({ ...target, ...database }))];
  return Object.fromEntries(
    tables
      .filter(([name]) => /^public\.(?!kysely|request_changes)/.test(name))
      .map(([name, rows]) => [name, rows.split('\n').toSorted()]),
  );
}

test.skipIf(!olderPostgresIsInstalled)(
  'a backup taken with PostgreSQL 15 is restored into the product’s own, every row as it was',
  async () => {
    const lines = Array.from({ length: 320 }, (_, row) => [`Item ${row}`, '2']);
    await makeReadRequest(app, tenant, oddlyNamed);
    await makeReadRequest(app, tenant, {
      definition: {
        fields: [],
        tables: [
          {
            name: 'Lines',
            description: '',
            columns: ['Item', 'Price'].map((name) => ({ name, description: name })),
          },
        ],
      },
      files: [{ name: 'long.pdf', tables: { Lines: lines }, text: '表\u00e9' }],
    });
    const older = await startOlderPostgres(folder);
    try {
      const first = join(folder, 'first');
      await makeBackup({
        owner: app.database.owner,
        storage: app.context.storage,
        to: first,
        passphrase: undefined,
        at,
      });
      const common = { passphrase: undefined, temporaryFolder: folder };
      const login = String(older.owner.user);
      await restoreBackup({ owner: older.owner, login, storage: storageAt('older'), from: first, ...common });
      expect(await versionOf(older.owner)).toMatch(/^15\./);
      const rows = await rowsOf(older);
      expect(rows).toEqual(await rowsOf(app.database));
      expect(rows['public.result_parts']).toHaveLength(4);

      const second = join(folder, 'second');
      await makeBackup({
        owner: older.owner,
        storage: storageAt('older'),
        to: second,
        passphrase: undefined,
        at,
      });
      await restoreBackup({
        owner: target.owner,
        login: String(target.app.user),
        storage: storageAt('newer'),
        from: second,
        ...common,
      });
      expect(await rowsOf(target)).toEqual(rows);
    } finally {
      await older.stop();
    }
  },
);

async function versionOf(owner: TestDatabase['owner']): Promise<string> {
  const client = new Client(owner);
  await client.connect();
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  await client.end();
  return rows[0]!.version;
}
