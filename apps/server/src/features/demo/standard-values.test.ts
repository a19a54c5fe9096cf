import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSpecimen, samples, samplesFolder, type Kind, type Sample, type Truth } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Extraction } from '@ocr/extraction';
import { extractValues } from '#features/requests/read/extract-values.ts';
import { installStandardTemplates } from '#features/templates/standard-templates.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner } from '../../../test/parties.ts';

let app: TestApp;
let folder: string;
const definitions = new Map<string, StoredDefinition>();

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'ocr-standard-'));
  const partner = await makePartner(app);
  const { partnerId } = partner;
  await app.context.db.withPartner(partner, (trx) =>
    installStandardTemplates(trx, { partnerId, at: app.clock.now() }),
  );
  const { data } = await app.call('GET', '/template', { token: partner.token, query: { size: 100 } });
  for (const { id, name } of data.items as { id: string; name: string }[]) {
    const template = await app.call('GET', `/template/${id}`, { token: partner.token });
    definitions.set(name, { fields: template.data.fields, tables: template.data.tables });
  }
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const templates: Readonly<Record<Kind, Record<'en' | 'ja', string>>> = {
  invoice: { en: 'Invoice', ja: '請求書' },
  receipt: { en: 'Receipt', ja: '領収書' },
  'purchase-order': { en: 'Purchase order', ja: '注文書' },
  'delivery-note': { en: 'Delivery note', ja: '納品書' },
  quotation: { en: 'Quotation', ja: '見積書' },
  'bank-statement': { en: 'Bank statement', ja: '取引明細' },
  'business-card': { en: 'Business card', ja: '名刺' },
};

/** The sample as it ships; of one that ships as a scan, the document that was scanned. */
async function documentOf({ name, options, scan }: Sample): Promise<{ path: string; truth: Truth }> {
  const { pdf, truth } = await makeSpecimen(options);
  if (scan === undefined) return { path: join(samplesFolder, `${name}.pdf`), truth };
  const path = join(folder, `${name}.pdf`);
  await writeFile(path, pdf);
  return { path, truth };
}

async function read(sample: Sample): Promise<{ found: Extraction; truth: Truth }> {
  const { path, truth } = await documentOf(sample);
  const { pages } = await app.context.recognizer.read(path, 'pdf');
  const definition = definitions.get(templates[sample.options.kind][sample.options.language])!;
  const { fields, tables } = await extractValues(app.context, pages, { definition, memory: null });
  return { found: { fields: JSON.parse(fields), tables: JSON.parse(tables) }, truth };
}

/** What is neither a date nor a number stays as printed: this slip is in capitals. */
const asPrinted: Readonly<Record<string, Record<string, string>>> = {
  'receipt-scan': { 'Payment method': 'CARD' },
};

test('is sure of the sums of a usual paper', async () => {
  const { found } = await read(samples.find(({ name }) => name === 'mitsumorisho')!);
  const sums = found.fields.filter(({ name }) => ['小計', '消費税', '合計金額'].includes(name));
  expect(sums.map(({ confidence }) => confidence! >= 90)).toEqual([true, true, true]);
});

describe('the standard template', () => {
  test.each(samples.map((sample) => [sample.name, sample] as const))(
    'finds every value of %s, and every line of its table',
    async (name, sample) => {
      const { found, truth } = await read(sample);
      const values = Object.fromEntries(found.fields.map((field) => [field.name, field.value]));
      const expected = Object.entries(truth.fields).map(([field, { value }]) => [field, value]);
      expect(values).toEqual({ ...Object.fromEntries(expected), ...asPrinted[name] });
      expect(found.tables.map((table) => ({ name: table.name, rows: table.rows.map(printedCells) }))).toEqual(
        truth.tables.map(({ name: table, rows }) => ({ name: table, rows })),
      );
    },
  );
});

function printedCells({ cells }: Extraction['tables'][number]['rows'][number]): string[] {
  return cells.map(({ text }) => text ?? '');
}
