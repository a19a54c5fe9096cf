import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pngOf } from '@ocr/specimens';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { emptyDatabase, type TestDatabase } from '../../../test/database.ts';
import { makeTemplate, submit } from '../../../test/documents.ts';
import { dumpTables } from '../../../test/dump-tables.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { startS3Server } from '../../../test/servers/s3-server.ts';
import { newId } from '#platform/database/ids.ts';
import { createStorage, type Storage } from '#platform/storage/index.ts';
import { deleteDueObjects, deleteStaged } from '#platform/storage/staged-objects.store.ts';
import { releaseObjects } from '#platform/storage/stored-objects.store.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const passphrase = 'correct horse battery';
const at = new Date('2026-11-20T04:00:00Z');
let app: TestApp;
let tenant: TenantParty;
let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  s3 = await startS3Server('documents');
  folder = await mkdtemp(join(tmpdir(), 'ocr-backup-'));
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
  await submitOne();
  await app.context.storage.putBytes('keys/second-factor', Buffer.from('of the secrets'));
});
afterAll(async () => {
  await app.stop();
  for (const database of databases) await database.drop();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

/** Two documents; the id of their request. */
async function submitOne(): Promise<string> {
  const templateId = await makeTemplate(app, tenant);
  const files = [1, 2].map((width) => width * 20);
  const uploads = await Promise.all(
    files.map(async (width) => ({ name: `${width} 枚目.png`, bytes: await pngOf({ width, height: 20 }) })),
  );
  const { code, data } = await submit(app, tenant, { templateId, files: uploads });
  expect(code).toBe(201);
  return data.id;
}

function storageAt(name: string): Storage {
  const parts = { url: undefined, endpoint: undefined, dataDir: join(folder, name), temporaryFolder: folder };
  if (!name.startsWith('s3-')) return createStorage(parts);
  return createStorage({ ...parts, url: `s3://documents/${name}`, endpoint: s3.address });
}

async function backUp(name: string, options: { passphrase?: string; onSnapshot?: () => Promise<void> } = {}) {
  const { passphrase: secret, ...rest } = options;
  const { owner } = app.database;
  const { storage } = app.context;
  const to = join(folder, name);
  return makeBackup({ owner, storage, to, passphrase: secret, at, ...rest });
}

async function emptyTarget(storageName: string) {
  const database = await emptyDatabase();
  databases.push(database);
  const storage = storageAt(storageName);
  const restore = (name: string, secret?: string) =>
    restoreBackup({
      owner: database.owner,
      login: database.app.user,
      storage,
      from: join(folder, name),
      passphrase: secret,
      temporaryFolder: folder,
    });
  return { database, storage, restore };
}

/** Rows in a fixed order, without what is of this database alone, and without what says when the schema was made and how long a job may wait. */
async function rowsOf(database: TestDatabase): Promise<Record<string, string[]>> {
  const dump = [...(await dumpTables(database))].filter(([table]) =>
    /^public\.(?!kysely|request_changes)|^pgboss\.job_common/.test(table),
  );
  const withoutKept = (row: string) => row.replace(/"keep_until": "[^"]*"/, '');
  return Object.fromEntries(
    dump.map(([table, rows]) => [table, rows.split('\n').map(withoutKept).toSorted()]),
  );
}

async function contentsOf(storage: Storage): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for await (const { key } of storage.list())
    if (!key.includes('/pages/')) contents[key] = (await storage.findBytes(key))!.toString('base64');
  return contents;
}

async function hasPartner(database: TestDatabase): Promise<boolean> {
  const dump = await dumpTables(database).catch(() => new Map<string, string>());
  return (dump.get('public.partners') ?? '') !== '';
}

test('a backup brings every row and every document back, from disk to a bucket and from a bucket to disk', async () => {
  const summary = await backUp('encrypted', { passphrase });
  expect(summary).toMatchObject({ objects: 3, missing: [] });
  const rows = await rowsOf(app.database);
  const contents = await contentsOf(app.context.storage);
  expect(rows['public.request_files']).toHaveLength(2);
  expect(rows['pgboss.job_common']?.filter((row) => row.includes('"name": "read-file"'))).toHaveLength(2);

  const bucket = await emptyTarget('s3-one');
  await bucket.restore('encrypted', passphrase);
  expect(await rowsOf(bucket.database)).toEqual(rows);
  expect(await contentsOf(bucket.storage)).toEqual(contents);

  const { owner } = bucket.database;
  const to = join(folder, 'from-bucket');
  await makeBackup({ owner, storage: bucket.storage, to, passphrase: undefined, at });
  const disk = await emptyTarget('disk');
  await disk.restore('from-bucket');
  expect(await rowsOf(disk.database)).toEqual(rows);
  expect(await contentsOf(disk.storage)).toEqual(contents);

  await expect(disk.restore('from-bucket')).rejects.toThrow('The database is not empty');
});

test('nothing of an encrypted backup can be read without the passphrase', async () => {
  // How Zstandard begins: of an encrypted file that begins nothing.
  const compressed = Buffer.from('28b52ffd', 'hex');
  for (const entry of await readdir(join(folder, 'encrypted'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name));
    expect(bytes.subarray(0, 4).equals(compressed) || bytes.includes('枚目'), entry.name).toBe(false);
  }
  const { restore, database } = await emptyTarget('unread');
  await expect(restore('encrypted')).rejects.toThrow('set BACKUP_PASSPHRASE');
  await expect(restore('encrypted', `${passphrase}.`)).rejects.toThrow('is not the one');
  expect(await hasPartner(database)).toBe(false);
});

test('a document that is deleted while it is backed up is in the backup, and is deleted after it', async () => {
  const { db, clock } = app.context;
  const id = await submitOne();
  const remove = async () => {
    const keys = Object.keys(before).flatMap((key) => (key.includes(id) ? [dirname(key)] : []));
    const released = await db.withTenant(tenant, (trx) => releaseObjects(trx, keys, clock.now()));
    expect(released).toHaveLength(2);
    await deleteStaged(app.context, released);
    await deleteDueObjects(app.context);
  };
  const before = await contentsOf(app.context.storage);
  const { missing } = await backUp('while-deleting', { onSnapshot: remove });
  expect(missing).toEqual([]);
  const { restore, storage, database } = await emptyTarget('while-deleting-target');
  await restore('while-deleting');
  expect(await contentsOf(storage)).toEqual(before);
  expect((await rowsOf(database))['public.stored_objects']).toHaveLength(4);
  await deleteDueObjects(app.context);
  expect(Object.keys(await contentsOf(app.context.storage)).length).toBe(Object.keys(before).length - 2);
});

test('a damaged backup leaves the target empty, and a whole one can be restored there afterwards', async () => {
  const damaged = join(folder, 'damaged');
  await backUp('whole');
  await cp(join(folder, 'whole'), damaged, { recursive: true });
  const tenants = join(damaged, 'objects', 'tenants');
  const documents = (await readdir(tenants, { recursive: true })).filter((path) => path.endsWith('document'));
  // The last one: others are written before it is met.
  const last = join(tenants, documents.toSorted().at(-1)!);
  await cp(join(tenants, documents.toSorted()[0]!), last);
  const { restore, database, storage } = await emptyTarget('repeated');
  await expect(restore('damaged')).rejects.toThrow('damaged: it does not hold what was written');
  expect([await hasPartner(database), await contentsOf(storage)]).toEqual([false, {}]);
  const table = join(damaged, 'tables', 'public.users');
  await writeFile(table, (await readFile(table)).subarray(0, -20));
  await expect(restore('damaged')).rejects.toThrow('public.users is damaged');
  // What a restore leaves that was killed: its mark, and documents.
  const { createdAt } = JSON.parse(await readFile(join(folder, 'whole', 'backup.json'), 'utf8'));
  await storage.putBytes('restore/under-way', Buffer.from(createdAt));
  await storage.putBytes(`tenants/${documents.toSorted()[0]!}`, Buffer.from('half'));
  await restore('whole');
  expect(await contentsOf(storage)).toEqual(await contentsOf(app.context.storage));
});

test('a restore into existing documents and a backup over an existing folder are refused', async () => {
  const { restore, database, storage } = await emptyTarget('occupied');
  await storage.putBytes('tenants/somebody/document', Buffer.from('theirs'));
  await expect(restore('whole')).rejects.toThrow(
    'The storage is not empty: it has tenants/somebody/document',
  );
  expect(await hasPartner(database)).toBe(false);
  await expect(backUp('whole')).rejects.toThrow('is there already');
  expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
});

test('a tenant may not read as a backup does', async () => {
  const nobody = { tenantId: newId(), partnerId: newId() };
  const seen = await app.context.db.withTenant(nobody, async (trx) => {
    await sql`select set_config('app.backup', 'on', true)`.execute(trx);
    return trx.selectFrom('request_files').select('id').execute();
  });
  expect(seen).toEqual([]);
});
