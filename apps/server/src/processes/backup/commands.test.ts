import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdminWith } from '../../../test/commands/run-admin.ts';
import { addTenants, bootstrap, startProduct, type Product } from '../../../test/product.ts';
import { sendDocument, waitUntilRead } from '../../../test/commands/product-documents.ts';

const email = 'office@backup.example';
const password = 'Second#Pass2';
let folder: string;
const products: Product[] = [];
const start = async (name: string): Promise<Product> => {
  const product = await startProduct({ ...bootstrap, DATA_DIR: join(folder, name), WORKERS: '1' });
  products.push(product);
  return product;
};
const admin = (name: string, ...args: string[]) =>
  startAdminWith({ DATA_DIR: join(folder, name), DEMO: '0' }, args);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocr-backup-'));
});
afterAll(async () => {
  for (const product of products) await product.end('SIGTERM');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

interface Seen {
  readonly id: string;
  readonly files: readonly { readonly id: string; readonly fields: readonly { readonly value: string }[] }[];
}
const valuesOf = (request: Seen | undefined) =>
  request?.files.map(({ fields }) => fields.map(({ value }) => value));

/** All that a tenant sees of its requests, once each is read, and its usage. */
async function look(on: Product) {
  const token = await on.signIn(email, password);
  const { data: list } = await on.call('GET', '/request?size=100', token);
  const details = new Map<string, Seen>();
  for (const { id } of list.items) details.set(id, await waitUntilRead(on, token, { id }));
  const { data: usage } = await on.call('GET', '/usage/current', token);
  return { token, details, usage };
}

/** The picture of a request's only page. */
async function picture(on: Product, token: string, { id, files }: Seen): Promise<Buffer> {
  const path = `/api/request/${id}/files/${files[0]?.id}/pages/1?width=400`;
  const answer = await fetch(on.address + path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

test(
  'a backup made while users submit, restored on an empty machine, has all that was accepted before it, and what was unread is read there and charged once',
  { timeout: 240_000 },
  async () => {
    const source = await start('source');
    await addTenants(source, [email], password);
    const token = await source.signIn(email, password);
    const read = await waitUntilRead(source, token, await sendDocument(source, token, 'invoice-form.pdf'));
    // Not read yet when the backup begins, nor when it ends.
    const before = [read, await sendDocument(source, token, 'invoice-form.pdf')];
    const state = { isOver: false };
    const submit = async (): Promise<void> => {
      // One after another is read: how many there are does not depend on how long the backup takes.
      while (!state.isOver)
        await waitUntilRead(source, token, await sendDocument(source, token, 'invoice-form.pdf'));
    };
    const submitting = submit();
    const backedUp = await admin('source', 'backup', '--to', join(folder, 'backup'));
    state.isOver = true;
    await submitting;
    expect(backedUp).toMatchObject({ code: 0, said: expect.stringContaining('Backed up into') });
    const old = await look(source);
    const page = await picture(source, old.token, read);
    await source.end('SIGTERM');

    const restored = await admin('target', 'restore', '--from', join(folder, 'backup'));
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('and verified each') });
    const target = await start('target');
    const now = await look(target);
    expect([...now.details.keys()]).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
    expect(now.details.get(read.id)).toEqual(old.details.get(read.id));
    expect(await picture(target, now.token, read)).toEqual(page);
    for (const [id, request] of now.details) expect(valuesOf(request)).toEqual(valuesOf(old.details.get(id)));
    expect(now.usage).toMatchObject({ pagesUsed: now.details.size, pagesReserved: 0 });
    expect(old.usage).toMatchObject({ pagesUsed: old.details.size, pagesReserved: 0 });
  },
);
