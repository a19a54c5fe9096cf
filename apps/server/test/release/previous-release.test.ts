import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { emptyDatabase, type TestDatabase } from '../database.ts';
import { addTenants, administrator, bootstrap, startProduct, type Product } from '../product.ts';
import { sendDocument, waitUntilRead } from '../commands/product-documents.ts';
import { checkOut, findPreviousRelease, makeCheckoutFolder } from './previous-release.ts';

const commit = findPreviousRelease();
const tenants = ['north@release.example', 'south@release.example'] as const;
const password = 'Second#Pass2';
let folder: string;
let database: TestDatabase;
const products: Product[] = [];

beforeAll(async () => {
  folder = makeCheckoutFolder();
  database = await emptyDatabase();
});
afterAll(async () => {
  for (const product of products) await product.end('SIGTERM');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A database as `DATABASE_URL` names it. */
function urlOf({ connectionString, host, port, user, database: name }: PoolConfig): string {
  return connectionString ?? `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host!)}`;
}

async function start(startFile?: string): Promise<Product> {
  const env = {
    ...bootstrap,
    DATABASE_URL: urlOf(database.owner),
    DATA_DIR: join(folder, 'data'),
    WORKERS: '1',
  };
  const product = await startProduct(env, startFile);
  products.push(product);
  return product;
}

/** Sends a document and waits until it is read. */
const submit = async (to: Product, token: string, name: string) =>
  waitUntilRead(to, token, await sendDocument(to, token, name));

/** What a tenant does all day: sends, corrects, lists, exports, deletes. */
async function work(on: Product, email: string): Promise<{ pages: number }> {
  const token = await on.signIn(email, password);
  const request = await submit(on, token, 'invoice-form.pdf');
  const [file] = request.files;
  const correction = { corrections: [{ path: `fields.${file.fields[0].name}`, value: 'INV-1' }] };
  const codes = [
    await on.call('POST', `/request/${request.id}/files/${file.id}/corrections`, token, correction),
    await on.call('GET', '/request?page=1&pageSize=10', token),
    await on.call('GET', '/usage/current', token),
    await on.call('GET', '/audit', token),
  ].map(({ status }) => status.code);
  expect(codes).toEqual([200, 200, 200, 200]);
  const other = await submit(on, token, 'mitsumorisho.pdf');
  expect((await on.call('DELETE', `/request/${other.id}`, token)).status.code).toBe(200);
  expect((await on.call('GET', `/request/${other.id}`, token)).status.code).toBe(404);
  return { pages: request.pageCount + other.pageCount };
}

// Packages are linked with `cp -al` of GNU.
test.skipIf(commit === undefined || process.platform !== 'linux')(
  'processes of the release before keep working on the new schema, together with new ones: all is read, and charged once',
  { timeout: 400_000 },
  async () => {
    const old = await start(checkOut(commit!, folder));
    await addTenants(old, tenants, password);
    let { pages } = await work(old, tenants[0]);
    const [during] = await Promise.all([work(old, tenants[0]), migrate(database.owner)]);
    pages += during.pages;
    const current = await start();
    pages += (await work(old, tenants[0])).pages;
    pages += (await work(current, tenants[0])).pages;
    const others = (await work(current, tenants[1])).pages;
    for (const on of [old, current]) {
      for (const [email, expected] of [
        [tenants[0], pages],
        [tenants[1], others],
      ] as const) {
        const { data } = await on.call('GET', '/usage/current', await on.signIn(email, password));
        expect(data).toMatchObject({ pagesUsed: expected, pagesReserved: 0 });
      }
      const partner = await on.signIn(administrator.email, administrator.password);
      expect((await on.call('GET', '/tenant?page=1&pageSize=10', partner)).status.code).toBe(200);
    }
  },
);
