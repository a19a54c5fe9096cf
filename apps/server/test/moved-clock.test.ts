import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Invoice } from '@ocr/contract';
import { samplesFolder } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTenants, administrator, bootstrap, startProduct, type Product } from './product.ts';
import { findFaketime } from './servers/faketime.ts';

const library = findFaketime();
if (library === undefined) {
  process.emitWarning(
    'Skipped: months closed under a moved machine clock. Install faketime (Debian: apt-get install faketime).',
  );
}

const people = ['busy@clock.example', 'idle@clock.example'];
const password = 'Second#Pass2';

/**
 * The real product on its own database, started again and again at another time of the machine. The month is
 * Asia/Tokyo's: November ends at 15:00 UTC of its last day. The database keeps the real time: no rule asks it.
 */
describe.skipIf(library === undefined)('a month that ends while the product', () => {
  let dataDir: string;
  let product: Product | undefined;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ocr-clock-'));
  });
  afterAll(async () => {
    await product?.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Stops the product and starts it at a time of day in UTC; its clock runs from there. */
  async function startAt(time: string): Promise<Product> {
    await product?.end('SIGTERM');
    product = await startProduct({
      DATA_DIR: dataDir,
      ...bootstrap,
      TZ: 'UTC',
      LD_PRELOAD: library!,
      FAKETIME: `@${time}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    return product;
  }

  /** Has a document of one page read to its end. */
  async function readPage(on: Product): Promise<void> {
    const token = await on.signIn(people[0]!, password);
    const { data: templates } = await on.call('GET', '/template/compact', token);
    const form = new FormData();
    form.append('templateId', templates[0].id);
    form.append('files', new Blob([await readFile(join(samplesFolder, 'invoice-form.pdf'))]), 'a.pdf');
    const { data: request, status } = await on.call('POST', '/request', token, form);
    expect(status).toMatchObject({ code: 201 });
    const look = async () => (await on.call('GET', `/request/${request.id}`, token)).data;
    // Asking without a pause takes the processor from the reading that is waited for.
    await expect
      .poll(look, { timeout: 60_000, interval: 200 })
      .toMatchObject({ status: 'completed', pageCount: 1 });
  }

  /** Waits for these invoices, by number: within a minute of the start they must be made and marked. */
  async function expectInvoices(of: Product, expected: string[]): Promise<void> {
    const token = await of.signIn(administrator.email, administrator.password);
    const lines = async () => {
      const { data } = await of.call('GET', '/invoice?sort=number&size=100', token);
      return data.items.map(
        ({ number, companyName, pagesUsed, issuedDate, paymentStatus }: Invoice) =>
          `${number} ${companyName.split('@')[0]} ${pagesUsed} ${issuedDate} ${paymentStatus}`,
      );
    };
    await expect.poll(lines, { timeout: 60_000, interval: 500 }).toEqual(expected);
  }

  test(
    'is away is billed within a minute of its start, also several months at once',
    { timeout: 600_000 },
    async () => {
      const inNovember = await startAt('2026-11-30 14:40:00');
      await addTenants(inNovember, people, password);
      await readPage(inNovember);
      await readPage(inNovember);
      await expectInvoices(inNovember, []);

      // By the machine's own calendar it is November still.
      const inDecember = await startAt('2026-11-30 15:00:01');
      const november = ['INV-202611-0001 busy 2 2026-12-01', 'INV-202611-0002 idle 0 2026-12-01'];
      await expectInvoices(
        inDecember,
        november.map((line) => `${line} pending`),
      );
      await readPage(inDecember);

      const inMarch = await startAt('2027-03-05 00:00:00');
      const all = [
        ...november.map((line) => `${line} overdue`),
        'INV-202612-0001 busy 1 2027-03-05 pending',
        'INV-202612-0002 idle 0 2027-03-05 pending',
        'INV-202701-0001 busy 0 2027-03-05 pending',
        'INV-202701-0002 idle 0 2027-03-05 pending',
        'INV-202702-0001 busy 0 2027-03-05 pending',
        'INV-202702-0002 idle 0 2027-03-05 pending',
      ];
      await expectInvoices(inMarch, all);

      // Started again, and with its clock set back, it makes none twice.
      await expectInvoices(await startAt('2027-02-28 14:59:00'), all);
      const token = await product!.signIn(administrator.email, administrator.password);
      expect((await product!.call('POST', '/billing/books/check', token)).data).toMatchObject({
        balanced: true,
      });
    },
  );
});
