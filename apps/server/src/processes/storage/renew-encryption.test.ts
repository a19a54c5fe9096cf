import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplesFolder } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { emptyDatabase } from '../../../test/database.ts';
import { ended, makeTemplate, submit } from '../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { runAdmin } from '../../../test/commands/run-admin.ts';
import { createStorage } from '#platform/storage/index.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';

const [first, second] = ['k1', 'k2'].map((id) => `${id}:${randomBytes(32).toString('base64')}`) as [
  string,
  string,
];
let app: TestApp;
let tenant: TenantParty;
let pdf: Buffer;

beforeAll(async () => {
  pdf = await readFile(join(samplesFolder, 'mitsumorisho.pdf'));
  app = await startTestApp({ worker: true, env: { STORAGE_KEYS: first } });
  tenant = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

/** Every file of the storage that contains bytes of the document or its key id. */
async function filesWith(mark: string): Promise<string[]> {
  const folder = join(app.context.config.dataDir, 'files');
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await readFile(path)).includes(mark)) found.push(path);
  }
  return found;
}

test('an encrypted document is uploaded, read, shown and downloaded; the disk contains none of it', async () => {
  const templateId = await makeTemplate(app, tenant);
  const { data } = await submit(app, tenant, { templateId, files: [{ name: 'a.pdf', bytes: pdf }] });
  const request = await ended(app, tenant, data.id);
  expect(request.data.status).toBe('completed');
  const file = `/request/${data.id}/files/${request.data.files[0].id}`;
  const look = () => app.call('GET', `${file}/pages/1`, { token: tenant.token, query: { width: 800 } });
  const [picture, kept] = [await look(), await look()];
  expect([picture.code, kept.raw.equals(picture.raw)]).toEqual([200, true]);
  expect(await filesWith('%PDF')).toEqual([]);
  expect(await filesWith('WEBP')).toEqual([]);
  expect(await readdir(app.context.temporaryFolder)).toEqual([]);
}, 120_000);

test('a backup of encrypted documents is restored where there are other keys, or none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-sealed-backup-'));
  const database = await emptyDatabase();
  try {
    const to = join(folder, 'backup');
    const { storage } = app.context;
    const summary = await makeBackup({
      owner: app.database.owner,
      storage,
      to,
      passphrase: undefined,
      at: app.clock.now(),
    });
    expect(summary).toMatchObject({ objects: 1, missing: [] });
    const places = { url: undefined, endpoint: undefined, dataDir: folder, temporaryFolder: folder };
    const target = createStorage({ ...places, keys: [{ id: 'other', bytes: randomBytes(32) }] });
    await target.verifyKeys();
    const { owner, app: login } = database;
    await restoreBackup({
      owner,
      login: login.user,
      storage: target,
      from: to,
      passphrase: undefined,
      temporaryFolder: folder,
    });
    const [object] = await Array.fromAsync(target.list());
    expect((await target.findBytes(object!.key))?.equals(pdf)).toBe(true);
    expect((await readFile(join(folder, 'files', object!.key))).includes('%PDF')).toBe(false);
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);

test('the command encrypts everything with the newest key; then the old one may go, and not before', async () => {
  const env = (keys: string) => ({ STORAGE_KEYS: keys });
  expect(await filesWith('OCRENC1k2')).toEqual([]);
  const objects = (await filesWith('OCRENC1k1')).length;
  expect(await runAdmin(app, ['storage', 'encrypt'], env(`${second},${first}`))).toEqual({
    code: 0,
    said: expect.stringContaining(`Encrypted with the key "k2": ${objects - 1}.`),
  });
  expect(await filesWith('OCRENC1k1')).toEqual([]);
  expect((await filesWith('OCRENC1k2')).length).toBe(objects);
  expect(await runAdmin(app, ['storage', 'scan'], env(second))).toMatchObject({ code: 0 });
  const without = await runAdmin(app, ['stuck'], env(''));
  expect(without).toEqual({
    code: 1,
    said: 'The documents are encrypted with the key "k2", which STORAGE_KEYS lacks.\n',
  });
  const wrong = await runAdmin(app, ['stuck'], env(`k2:${randomBytes(32).toString('base64')}`));
  expect(wrong.said).toContain('The key "k2" of STORAGE_KEYS is not the one of that name');
}, 180_000);
