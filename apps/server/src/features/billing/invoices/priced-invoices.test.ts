import { describe, expect, test } from 'vitest';
import { makeTenant } from '../../../../test/parties.ts';
import { issuer, prices, PricedInvoices } from '../../../../test/priced-invoices.ts';
import { closeMonths } from './close-months.ts';
import { compactInvoiceCounts } from './count-invoices.ts';

const billing = new PricedInvoices();

describe('an invoice with prices', () => {
  test('states its lines, tax and total, and nothing of it changes when prices do', async () => {
    const invoice = await billing.make();
    const amounts = {
      kind: 'invoice',
      refersTo: null,
      state: 'issued',
      currency: 'JPY',
      subtotal: 10_605,
      taxes: [{ rate: 10, base: 10_605, tax: 1060 }],
      taxTotal: 1060,
      total: 11_665,
      paid: 0,
      balance: 11_665,
    };
    const { data } = await billing.ask('GET', invoice);
    expect(data).toMatchObject({
      ...amounts,
      lines: [
        { kind: 'base', description: 'Base fee', quantity: 1, unitPrice: 5005, amount: 5005, taxRate: 10 },
        { kind: 'blocks', quantity: 1, unitPrice: 1200, amount: 1200 },
        { kind: 'over_blocks', quantity: 2, unitPrice: 1500, amount: 3000 },
        { kind: 'over_blocks', quantity: 1, unitPrice: 1400, amount: 1400 },
      ],
      issuer: { ...issuer, isExempt: false },
      payments: [],
    });
    expect((await billing.list())[0]).toMatchObject(amounts);
    await billing.ask('PUT', '/billing/prices', { effective: 'current', ...prices, baseFee: 1 });
    await billing.ask('PUT', '/billing/issuer', { ...issuer, name: 'Another', taxRounding: 'up' });
    expect((await billing.ask('GET', invoice)).data).toEqual(data);
    expect((await billing.asTenant(invoice)).data).toMatchObject({ ...amounts, issuer });
  });

  test('has its lines in the reader’s language, and says which of the blocks over each is about', async () => {
    const invoice = await billing.make();
    const { data } = await billing.ask('GET', invoice, undefined, { 'accept-language': 'ja' });
    expect(data.lines.map((line: { description: string }) => line.description)).toEqual([
      '基本料金',
      '契約ブロック',
      '超過ブロック（1～2ブロック目）',
      '超過ブロック（3ブロック目）',
    ]);
  });

  test.each([
    ['half_up', false, 10_605, 1061, 11_666],
    ['up', true, 9640, 965, 10_605],
  ])(
    'rounds tax %s, prices with tax: %s',
    async (taxRounding, pricesIncludeTax, subtotal, taxTotal, total) => {
      const invoice = await billing.make({ by: { taxRounding, pricesIncludeTax } });
      expect((await billing.ask('GET', invoice)).data).toMatchObject({ subtotal, taxTotal, total });
    },
  );

  test('of an issuer without registration number states no tax', async () => {
    const invoice = await billing.make({ by: { registrationNumber: null } });
    expect((await billing.ask('GET', invoice)).data).toMatchObject({
      subtotal: 10_605,
      taxes: [],
      taxTotal: 0,
      total: 10_605,
      issuer: { isExempt: true },
    });
  });

  test('goes by the tenant’s own prices and its discount', async () => {
    await billing.make({ close: false });
    billing.app.clock.set('2026-11-25T03:00:00Z');
    await billing.ask('PUT', `/tenant/${billing.tenant.tenantId}/pricing`, {
      prices: { ...prices, baseFee: 0, tiers: [] },
      discount: { percent: 50, until: '2026-11' },
      recipient: '経理部 御中',
    });
    billing.app.clock.set('2027-01-10T03:00:00Z');
    await closeMonths(billing.app.context);
    const [november, december] = await billing.list();
    expect(november).toMatchObject({ billMonth: '2026-11', subtotal: 2850, total: 3135 });
    expect(december).toMatchObject({ billMonth: '2026-12', subtotal: 1200, total: 1320 });
    expect((await billing.ask('GET', `/invoice/${november.id}`)).data.recipient).toBe('経理部 御中');
  });

  test('of nothing is paid at once', async () => {
    const invoice = await billing.make({
      priced: { baseFee: 0, blockPrice: 0, overBlockPrice: 0, tiers: [] },
    });
    expect((await billing.ask('GET', invoice)).data).toMatchObject({ total: 0, paymentStatus: 'paid' });
  });

  test('of a month before the prices has no amounts', async () => {
    billing.tenant = await makeTenant(billing.app, billing.partner);
    await billing.ask('PUT', '/billing/prices', { effective: 'next', ...prices });
    billing.app.clock.set('2027-01-10T03:00:00Z');
    await closeMonths(billing.app.context);
    const [november, december] = await billing.list();
    expect(november).toMatchObject({ billMonth: '2026-11', total: null, kind: null, balance: null });
    expect(december).toMatchObject({ billMonth: '2026-12', subtotal: 5005 });
    expect(await billing.ask('POST', `/invoice/${november.id}/void`, { reason: 'x' })).toMatchObject({
      code: 409,
      message: 'NO_PRICES',
    });
    const payment = { amount: 1, date: '2027-01-05' };
    expect((await billing.ask('POST', `/invoice/${november.id}/payments`, payment)).message).toBe(
      'NO_PRICES',
    );
  });
});

test('of a month after the prices ended is a statement of usage again; the month before keeps its amounts', async () => {
  await billing.make({ close: false });
  billing.app.clock.set('2026-11-25T03:00:00Z');
  await billing.ask('PUT', '/billing/prices', { effective: 'next', none: true });
  billing.app.clock.set('2027-01-10T03:00:00Z');
  await closeMonths(billing.app.context);
  const [november, december] = await billing.list();
  expect(november).toMatchObject({ billMonth: '2026-11', total: 11_665 });
  expect(december).toMatchObject({ billMonth: '2026-12', total: null, kind: null });
  // Voided and issued again it still goes by its own month's prices.
  const { data } = await billing.ask('POST', `/invoice/${november.id}/void`, { reason: 'x', reissue: true });
  expect(data.invoice).toMatchObject({ billMonth: '2026-11', total: 11_665 });
});

test('leads from its amounts to blocks, pages and requests; so do its credit note and what is issued again', async () => {
  const path = await billing.make();
  const { data } = await billing.ask('POST', `${path}/void`, { reason: 'x', reissue: true });
  for (const id of [path.split('/')[2], data.creditNote.id, data.invoice.id]) {
    const invoice = (await billing.ask('GET', `/invoice/${id}`)).data;
    const blocksOf = (kind: string): number =>
      invoice.lines
        .filter((line: { kind: string }) => line.kind === kind)
        .reduce((sum: number, { quantity }: { quantity: number }) => sum + Math.abs(quantity), 0);
    expect(blocksOf('blocks') + blocksOf('over_blocks')).toBe(invoice.blocksUsed);
    expect(Math.ceil(invoice.pagesUsed / invoice.pagesPerBlock)).toBe(invoice.blocksUsed);
    expect(invoice.days).toEqual([{ day: '2026-11-20', requestCount: 1, pagesUsed: 310 }]);
    const day = (await billing.ask('GET', `/invoice/${id}/days/2026-11-20`)).data;
    expect(day.requests).toHaveLength(1);
    expect(day.requests[0].files[0].charged).toHaveLength(310);
  }
});

describe('a draft', () => {
  test('is the partner’s alone, follows the issuer’s details, and is issued on its day', async () => {
    const invoice = await billing.make({ by: { draftFirst: true } });
    expect((await billing.ask('GET', invoice)).data).toMatchObject({ state: 'draft', total: 11_665 });
    expect((await billing.asTenant(invoice)).code).toBe(404);
    expect((await billing.asTenant('/invoice')).data.total).toBe(0);
    expect((await billing.asTenant('/invoice?state=draft')).data.total).toBe(0);
    const drafts = async () => (await billing.ask('GET', '/invoice?state=draft')).data;
    const id = invoice.split('/').at(-1);
    expect(await drafts()).toMatchObject({ total: 1, items: [{ id }] });
    // Nobody is asked to pay it yet. Counted row by row, and then as stored.
    const totalOf = async (query: string) => (await billing.ask('GET', `/invoice?${query}`)).data.total;
    for (const compact of [() => undefined, () => compactInvoiceCounts(billing.app.context)]) {
      await compact();
      expect(await totalOf('')).toBe(1);
      expect(await totalOf('paymentStatus=pending')).toBe(0);
      expect(await totalOf('state=draft&paymentStatus=pending')).toBe(1);
    }
    expect((await billing.asTenant(`${invoice}/export?format=pdf`)).code).toBe(404);
    const payment = { amount: 1, date: '2026-12-10' };
    expect((await billing.ask('POST', `${invoice}/payments`, payment)).message).toBe('NOT_ISSUED');
    expect((await billing.ask('PUT', `${invoice}/payment`, {})).message).toBe('NOT_ISSUED');
    expect((await billing.ask('POST', `${invoice}/void`, { reason: 'x' })).message).toBe('NOT_ISSUED');
    await billing.ask('PUT', '/billing/issuer', { ...issuer, draftFirst: true, taxRounding: 'up' });
    billing.app.clock.set('2027-02-03T03:00:00Z');
    await closeMonths(billing.app.context);
    expect((await billing.ask('GET', invoice)).data).toMatchObject({
      paymentStatus: 'pending',
      total: 11_666,
    });
    expect((await billing.ask('POST', `${invoice}/issue`)).data).toMatchObject({
      state: 'issued',
      issuedDate: '2027-02-03',
      dueDate: '2027-02-28',
      total: 11_666,
    });
    // The months after it have drafts of their own.
    expect((await drafts()).items).not.toContainEqual(expect.objectContaining({ id }));
    expect(await billing.ask('POST', `${invoice}/issue`)).toMatchObject({
      code: 409,
      message: 'ALREADY_ISSUED',
    });
    expect((await billing.asTenant(invoice)).data.total).toBe(11_666);
  });
});
