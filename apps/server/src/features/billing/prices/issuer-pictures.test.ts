import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { makePartner, makeTenant, openSession } from '../../../../test/parties.ts';
import { PricedInvoices } from '../../../../test/priced-invoices.ts';

const billing = new PricedInvoices();
const logo = (width: number, height: number, alpha = 0.5) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha } } });
const send = async (path: string, bytes: Uint8Array, name = 'logo.png') => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const token = await openSession(billing.app, billing.partner);
  return billing.app.call('PUT', path, { token, form });
};
const stored = async () =>
  (
    await readdir(join(billing.app.context.config.dataDir, 'files', 'partners', billing.partner.partnerId), {
      recursive: true,
    }).catch(() => [])
  ).filter((entry) => entry.endsWith('document'));

describe('the issuer’s logo and seal', () => {
  test('are none until they are sent, and none after they are removed', async () => {
    expect((await billing.ask('GET', '/billing/issuer')).data).toMatchObject({ logo: null, seal: null });
    expect((await billing.ask('GET', '/billing/issuer/logo')).code).toBe(404);
    expect((await billing.ask('DELETE', '/billing/issuer/logo')).code).toBe(404);
    const { data } = await send('/billing/issuer/logo', await logo(40, 20).png().toBuffer());
    expect(data).toMatchObject({ logo: expect.any(String), seal: null, version: 0 });
    await send('/billing/issuer/seal', await logo(20, 20).png().toBuffer());
    expect(await stored()).toHaveLength(2);
    expect((await billing.ask('DELETE', '/billing/issuer/logo')).data).toMatchObject({ logo: null });
    expect((await billing.ask('GET', '/billing/issuer')).data).toMatchObject({ seal: expect.any(String) });
    expect(await stored()).toHaveLength(1);
  });

  test('are encoded again as PNG: no larger than printed, transparent, without metadata', async () => {
    const sent = await logo(1600, 800)
      .withExif({ IFD0: { Copyright: 'secret' } })
      .png()
      .toBuffer();
    await send('/billing/issuer/logo', sent);
    const { raw, headers } = await billing.ask('GET', '/billing/issuer/logo');
    expect(headers['content-type']).toBe('image/png');
    expect(raw.includes('secret')).toBe(false);
    const found = await sharp(raw).metadata();
    expect(found).toMatchObject({ format: 'png', width: 600, height: 300, hasAlpha: true });
    expect((await sharp(raw).stats()).channels[3]?.mean).toBeCloseTo(128, 0);
  });

  test('that are replaced go', async () => {
    await send('/billing/issuer/seal', await logo(20, 20).png().toBuffer());
    const [before] = await stored();
    await send('/billing/issuer/seal', await logo(30, 30, 1).jpeg().toBuffer(), 'seal.jpg');
    const after = await stored();
    expect(after).toHaveLength(1);
    expect(after[0]).not.toBe(before);
  });

  test.each([
    ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'UNSUPPORTED_FORMAT'],
    ['nothing', Buffer.alloc(0), 'EMPTY_FILE'],
    ['a PDF', Buffer.from('%PDF-1.4 and so on'), 'UNSUPPORTED_FORMAT'],
    ['a broken picture', Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'), 'CORRUPT_FILE'],
    [
      'more than 5 MB',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5 << 20)]),
      'FILE_TOO_LARGE',
    ],
  ])('%s is refused, and the one before stays', async (_what, bytes, code) => {
    await send('/billing/issuer/logo', await logo(40, 20).png().toBuffer());
    expect(await send('/billing/issuer/logo', bytes)).toMatchObject({
      code: 422,
      message: 'INVALID_FILE',
      details: [{ field: 'file', code }],
    });
    expect(await stored()).toHaveLength(1);
  });

  test('on an invoice stay what they were, for its tenant, too; on a draft they follow', async () => {
    await send('/billing/issuer/logo', await logo(40, 20).png().toBuffer());
    const invoice = await billing.make();
    const picture = await billing.asTenant(`${invoice}/pictures/logo`);
    expect((await sharp(picture.raw).metadata()).width).toBe(40);
    expect((await billing.asTenant(`${invoice}/pictures/seal`)).code).toBe(404);
    const pdf = (await billing.asTenant(`${invoice}/export?format=pdf`)).raw.toString('latin1');
    expect(pdf).toMatch(/\/Subtype \/Image\n[\s\S]{0,80}\/Width 40\n/);
    const { data } = await billing.ask('GET', invoice);
    await send('/billing/issuer/logo', await logo(60, 20).png().toBuffer());
    expect(await stored()).toHaveLength(2);
    expect((await billing.ask('GET', invoice)).data).toEqual(data);
    expect((await sharp((await billing.asTenant(`${invoice}/pictures/logo`)).raw).metadata()).width).toBe(40);
  });

  test('are read while no connection to the database waits for them', async () => {
    await send('/billing/issuer/logo', await logo(40, 20).png().toBuffer());
    const invoice = await billing.make();
    const { db, storage } = billing.app.context;
    const findBytes = storage.findBytes.bind(storage);
    const inUse: number[] = [];
    const read = vi.spyOn(storage, 'findBytes').mockImplementation((key) => {
      inUse.push(db.pool.totalCount - db.pool.idleCount);
      return findBytes(key);
    });
    for (const path of ['/billing/issuer/logo', `${invoice}/pictures/logo`, `${invoice}/export?format=pdf`])
      expect((await billing.ask('GET', path)).code).toBe(200);
    read.mockRestore();
    expect(inUse).toEqual([0, 0, 0]);
  });

  test('of a draft follow the issuer', async () => {
    const invoice = await billing.make({ by: { draftFirst: true } });
    await send('/billing/issuer/logo', await logo(40, 20).png().toBuffer());
    expect((await billing.ask('GET', `${invoice}/pictures/logo`)).code).toBe(200);
    await billing.ask('DELETE', '/billing/issuer/logo');
    expect((await billing.ask('GET', `${invoice}/pictures/logo`)).code).toBe(404);
    expect(await stored()).toEqual([]);
  });

  test('are nobody else’s to see', async () => {
    await send('/billing/issuer/logo', await logo(40, 20).png().toBuffer());
    const invoice = await billing.make();
    const other = await makePartner(billing.app);
    const tenant = await makeTenant(billing.app, other);
    for (const { token } of [await again(other), await again(tenant)]) {
      expect((await billing.app.call('GET', `${invoice}/pictures/logo`, { token })).code).toBe(404);
    }
    expect((await billing.app.call('GET', '/billing/issuer/logo', await again(other))).code).toBe(404);
    expect((await billing.app.call('GET', '/billing/issuer/logo', await again(tenant))).code).toBe(403);
  });
});

/** Signed in at the time that the clock shows now. */
async function again(party: Parameters<typeof openSession>[1]): Promise<{ token: string }> {
  return { token: await openSession(billing.app, party) };
}

describe('numbers and addresses', () => {
  test('begin with the issuer’s prefix from the next document on', async () => {
    const invoice = await billing.make({ by: { numberPrefix: 'acme-1' } });
    expect((await billing.ask('GET', invoice)).data.number).toBe('ACME-1-202611-0001');
    const made = await billing.ask('POST', `${invoice}/void`, { reason: 'Wrong', reissue: true });
    expect(made.data.creditNote.number).toBe('ACME-1-CN-202611-0001');
    expect(made.data.invoice.number).toBe('ACME-1-202611-0002');
  });

  test.each(['', 'CN', 'acme-cn', 'A B', '請求', '-A', 'ABCDEFGHIJKLM'])(
    'with the prefix “%s” are refused',
    async (numberPrefix) => {
      expect(
        await billing.ask('PUT', '/billing/issuer', { name: 'A', registrationNumber: null, numberPrefix }),
      ).toMatchObject({ code: 422, details: [{ field: 'numberPrefix' }] });
    },
  );

  test('of mails are not on paper', async () => {
    await billing.make({ close: false });
    billing.app.clock.set('2026-11-25T03:00:00Z');
    const path = `/tenant/${billing.tenant.tenantId}/pricing`;
    await billing.ask('PUT', path, { delivery: 'mail', recipient: 'keiri@example.com' });
    expect((await billing.ask('GET', await billing.close())).data.recipient).toBe('');
    expect((await billing.ask('GET', path)).data.recipient).toBe('keiri@example.com');
  });

  test('of a tenant are on its invoices and their credit notes', async () => {
    await billing.make({ close: false });
    billing.app.clock.set('2026-11-25T03:00:00Z');
    const billingAddress = '〒100-0001\n東京都千代田区1-1';
    const path = `/tenant/${billing.tenant.tenantId}/pricing`;
    const saved = await billing.ask('PUT', path, { recipient: '経理部', billingAddress });
    expect(saved.data).toMatchObject({ recipient: '経理部', billingAddress });
    const invoice = await billing.close();
    const expected = { recipient: '経理部', recipientAddress: billingAddress };
    expect((await billing.ask('GET', invoice)).data).toMatchObject(expected);
    const made = await billing.ask('POST', `${invoice}/void`, { reason: 'Wrong', reissue: false });
    expect(made.data.creditNote).toMatchObject(expected);
  });
});
