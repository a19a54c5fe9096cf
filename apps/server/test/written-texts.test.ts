import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre';
import { sql } from 'kysely';
import { inflateRawSync } from 'node:zlib';
import { blankPdf } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeResetMail, composeWelcomeMail } from '#features/mail/compose-mail.ts';
import { startTestApp, type TestApp } from './app.ts';
import { ended, makeTemplate, submit } from './documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from './parties.ts';

const source = join(import.meta.dirname, '../src');
/** The only files that may use a writer of files or mails for others: each cleans every text. A new one belongs in this list and in a test below. */
const writers: Readonly<Record<string, readonly string[]>> = {
  hucre: [
    // Reads only.
    'features/billing/payments/read-bank-file.ts',
    'features/exports/invoices/write-accounting-csv.ts',
    'platform/sheets/read-sheet.worker.ts',
    'platform/sheets/write-sheets.ts',
  ],
  pdfkit: ['features/exports/invoices/invoice-pdf.ts'],
  nodemailer: ['platform/mail/mailer.ts'],
};
const csvWriters = [
  'features/exports/csv/write-csv.ts',
  'features/exports/exports.routes.ts',
  'features/exports/invoices/write-accounting-csv.ts',
];

async function sources(): Promise<{ path: string; text: string }[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name));
  return Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path: relative(source, path), text: await readFile(path, 'utf8') };
    }),
  );
}

describe('every writer', () => {
  test.each(Object.entries(writers))('with %s is known', async (library, known) => {
    const found = (await sources())
      .filter(({ text }) => new RegExp(`(?:from|import\\()\\s*'${library}(?:/[^']*)?'`).test(text))
      .map(({ path }) => path);
    expect(found.toSorted()).toEqual([...known].toSorted());
  });

  test('CSV is known', async () => {
    const found = (await sources())
      .filter(({ text }) => /text\/csv|\\uFEFF/i.test(text))
      .map(({ path }) => path);
    expect(found.toSorted()).toEqual([...csvWriters].toSorted());
  });
});

const marks = '\u0001\u000b\u007f\u0085\u202e\u2067\ufdd0\ufffe\uffff';
const formula = '=1+1';
/** As names were kept before they were refused. */
const corrupted = (name: string) => `${formula} ${name}${marks}`;

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let requestId: string;
let invoiceId: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  const templateId = await makeTemplate(app, tenant);
  const files = [{ name: `=cmd${marks}.pdf`, bytes: blankPdf(1) }];
  requestId = (await submit(app, tenant, { templateId, files })).data.id as string;
  await ended(app, tenant, requestId);
  await corrupt();
  const [invoice] = (await app.call('GET', '/invoice', { token: partner.token })).data.items as {
    id: string;
  }[];
  invoiceId = invoice?.id ?? '';
}, 240_000);
afterAll(() => app.stop());

/** Puts hostile names where earlier versions let them in. */
async function corrupt(): Promise<void> {
  const { db } = app.context;
  await db.withSystem(async (trx) => {
    await trx
      .updateTable('partners')
      .set({ name: corrupted('Partner') })
      .where('id', '=', partner.partnerId)
      .execute();
    await trx
      .updateTable('users')
      .set({ full_name: corrupted('User') })
      .where('partner_id', '=', partner.partnerId)
      .execute();
    await trx
      .updateTable('tenants')
      .set({
        company_name: corrupted('Company'),
        contact_name: corrupted('Contact'),
        description: corrupted('Note'),
      })
      .where('id', '=', tenant.tenantId)
      .execute();
  });
  await db.withTenant(tenant, async (trx) => {
    await trx
      .updateTable('requests')
      .set({
        template_name: corrupted('Template'),
        definition: JSON.stringify({
          fields: [{ name: corrupted('Field'), description: '' }],
          tables: [
            {
              name: corrupted('Table'),
              description: '',
              columns: [{ name: corrupted('Column'), description: '' }],
            },
          ],
        }),
      })
      .where('id', '=', requestId)
      .execute();
    await trx
      .updateTable('file_results')
      .set({ fields: JSON.stringify([valueOf(corrupted('Field'), corrupted('Value'))]) })
      .where('tenant_id', '=', tenant.tenantId)
      .execute();
  });
  // Next month, so that there is an invoice with the names in it.
  app.clock.set('2026-12-02T03:00:00Z');
  const { closeMonths } = await import('#features/billing/invoices/close-months.ts');
  await closeMonths(app.context);
  tenant = { ...tenant, token: await freshToken(tenant) };
  partner = { ...partner, token: await freshToken(partner) };
}

async function freshToken(party: Party): Promise<string> {
  const { openSession } = await import('./parties.ts');
  return openSession(app, party);
}

function valueOf(name: string, value: string) {
  return {
    name,
    value,
    text: value,
    confidence: 90,
    page: 1,
    box: { x: 0, y: 0, width: 0.1, height: 0.1 },
    reason: null,
  };
}

/** The parts of a workbook by their names. */
function unzip(bytes: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < bytes.readUInt16LE(end + 10); entry += 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const header = bytes.readUInt32LE(at + 42);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const content = bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    parts.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), content.toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return parts;
}

// In addition to what XML forbids: what no reader should see.
const unwanted =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufdd0\ufffe\uffff]/;

describe('a hostile name spoils no', () => {
  test.each<[string, () => Promise<{ who: Party; path: string }>]>([
    ['audit of the partner', async () => ({ who: partner, path: '/audit/export' })],
    ['audit of the tenant', async () => ({ who: tenant, path: '/audit/export' })],
    ['usage', async () => ({ who: partner, path: '/usage/export?from=2026-11&to=2026-12' })],
    ['invoice', async () => ({ who: partner, path: `/invoice/${invoiceId}/export` })],
    ['list of requests', async () => ({ who: tenant, path: '/request/export' })],
    ['results', async () => ({ who: tenant, path: `/request/${requestId}/export` })],
    ['sheet for adding tenants', async () => ({ who: partner, path: '/tenant/import' })],
  ])('%s as a sheet', async (_name, make) => {
    const { who, path } = await make();
    for (const language of ['en', 'ja']) {
      const answer = await app.call('GET', path, {
        token: who.token,
        headers: { 'accept-language': language },
      });
      expect(answer.code).toBe(200);
      for (const [part, text] of unzip(answer.raw)) {
        expect(text, part).not.toMatch(unwanted);
        expect(text, part).not.toMatch(/<f[ >]/);
      }
      const { sheets } = await readXlsx(answer.raw);
      expect(sheets.length).toBeGreaterThan(0);
    }
  });

  test('CSV, whose cells never begin like a formula', async () => {
    const answer = await app.call('GET', `/request/${requestId}/export`, {
      token: tenant.token,
      query: { format: 'csv' },
    });
    const text = answer.raw.toString('utf8');
    expect(text).not.toMatch(unwanted);
    const cells = parseCsv(text).flat().map(String);
    expect(cells.filter((cell) => /^\s*[=+@]/.test(cell))).toEqual([]);
    expect(cells.some((cell) => cell.includes("'=1+1 Value"))).toBe(true);
  });

  test('PDF, and no header of a download', async () => {
    const answer = await app.call('GET', `/invoice/${invoiceId}/export`, {
      token: partner.token,
      query: { format: 'pdf' },
    });
    expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const file = await app.call('GET', `/request/${requestId}/export`, { token: tenant.token });
    const header = decodeURIComponent(String(file.headers['content-disposition']));
    expect(header).toContain('Template');
    expect(header).not.toMatch(unwanted);
  });

  test('mail', () => {
    for (const language of ['en', 'jp'] as const) {
      const recipient = {
        to: 'a@example.com',
        name: `${corrupted('User')}\r\nBcc: b@example.com`,
        language,
        link: 'https://ocr.example.com',
        appName: corrupted('App'),
        partnerName: corrupted('Partner'),
        companyName: corrupted('Company'),
      };
      for (const compose of [composeResetMail, composeWelcomeMail]) {
        const { subject, text, html } = compose(recipient);
        for (const part of [subject, text, html]) expect(part).not.toMatch(unwanted);
        expect(subject).not.toMatch(/[\r\n]/);
        expect(text).not.toMatch(/^Bcc:/m);
      }
    }
  });
});

test('the test itself meets what it is about: the names are in the database as they were put there', async () => {
  const { rows } = await app.context.db.withSystem((trx) =>
    sql<{ company_name: string }>`select company_name from tenants where id = ${tenant.tenantId}`.execute(
      trx,
    ),
  );
  expect(rows[0]!.company_name).toMatch(unwanted);
});
