import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplesFolder } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTenants, bootstrap, startProduct, type Product } from './product.ts';

const tenant = { email: 'tenant@crash.example', password: 'Second#Pass2' };

let dataDir: string;
let product: Product | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ocr-crash-'));
});
afterAll(async () => {
  await product?.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

test(
  'killed while it reads, the product continues where it was: everything is read, and charged once',
  { timeout: 240_000 },
  async () => {
    const env = { DATA_DIR: dataDir, WORKERS: '1', ...bootstrap };
    const first = (product = await startProduct(env));
    await addTenants(first, [tenant.email], tenant.password);
    const token = await first.signIn(tenant.email, tenant.password);
    const { data: before } = await first.call('GET', '/usage/current', token);
    const { data: templates } = await first.call('GET', '/template/compact', token);
    const form = new FormData();
    form.append('templateId', templates.find((template: { name: string }) => template.name === 'Invoice').id);
    // More than the one that is read at once: the other waits when the process is killed.
    for (const name of ['receipt-scan.jpg', 'invoice-long.pdf']) {
      form.append('files', new Blob([await readFile(join(samplesFolder, name))]), name);
    }
    const { data: request } = await first.call('POST', '/request', token, form);
    expect(request.status).toBe('processing');
    await first.end('SIGKILL');

    const second = (product = await startProduct(env));
    // The session outlives the process: it is kept in the database.
    const look = async () => (await second.call('GET', `/request/${request.id}`, token)).data;
    // Asked now and then: asking without a pause takes the processor from the reading that is waited for.
    await expect
      .poll(async () => (await look()).status, { timeout: 200_000, interval: 500 })
      .not.toBe('processing');
    const done = await look();
    expect(done.status).toBe('completed');
    expect(done.files.map((file: { status: string }) => file.status)).toEqual(Array(2).fill('completed'));
    const { data: after } = await second.call('GET', '/usage/current', token);
    expect(after).toMatchObject({ pagesUsed: before.pagesUsed + request.pageCount, pagesReserved: 0 });
  },
);
