import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { PricedInvoice } from '@ocr/contract/invoice-paper';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeInvoicePdf } from './invoice-pdf.ts';
import { writeInvoiceXml } from './invoice-xml.ts';
import { formats, invoiceWith } from './testing/invoice-with.ts';

const format = formats.Japanese;

/** The objects of a PDF by their numbers, as they are written: bytes as characters. */
class PdfObjects {
  readonly #text: string;
  readonly #objects: ReadonlyMap<string, string>;

  constructor(bytes: Uint8Array) {
    this.#text = Buffer.from(bytes).toString('latin1');
    const written = this.#text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm);
    this.#objects = new Map([...written].map(([, number = '', body = '']) => [number, body]));
  }

  get trailer(): string {
    return this.#text.slice(this.#text.lastIndexOf('trailer'));
  }

  /** All objects of a type. */
  ofType(type: string): string[] {
    return [...this.#objects.values()].filter((body) => new RegExp(`/Type /${type}\\b`).test(body));
  }

  /** What an object's key refers to, or its value where that is written in place. */
  get(body: string, key: string): string {
    const [, value = ''] =
      new RegExp(`/${key}\\s+(\\d+ 0 R|\\[[^\\]]*\\]|\\([^)]*\\)|\\S+)`).exec(body) ?? [];
    const [, number] = /^\[?\s*(\d+) 0 R/.exec(value) ?? [];
    return number === undefined ? value : (this.#objects.get(number) ?? '');
  }

  /** A stream's bytes, unpacked where they are packed. */
  streamOf(body: string): Buffer {
    const [, stream = ''] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body) ?? [];
    const raw = Buffer.from(stream, 'latin1');
    return body.includes('/FlateDecode') ? inflateSync(raw) : raw;
  }
}

// ISO 19005-3, as far as a document without a validator can be tested against it: no tool of this repository is one.
describe('an issued invoice as PDF/A-3', () => {
  let invoice: PricedInvoice;
  let pdf: PdfObjects;
  beforeAll(async () => {
    invoice = invoiceWith({ tiers: 2 }, format);
    const background = { r: 200, g: 0, b: 0, alpha: 0.5 };
    const seal = await sharp({ create: { width: 80, height: 80, channels: 4, background } })
      .png()
      .toBuffer();
    pdf = new PdfObjects(await writeInvoicePdf(invoice, format, { seal }));
  });

  test('has metadata in plain XML that say the same as its information', () => {
    const [metadata = ''] = pdf.ofType('Metadata');
    expect(metadata).not.toContain('/Filter');
    const xmp = pdf.streamOf(metadata).toString();
    const info = pdf.get(pdf.trailer, 'Info');
    const dayOf = (date: string): string => date.replaceAll(/\D/g, '');
    const [, created = ''] = /<xmp:CreateDate>([^<]*)</.exec(xmp) ?? [];
    expect(dayOf(created)).toBe(dayOf(pdf.get(info, 'CreationDate')));
    for (const [key, tag] of [
      ['Title', 'rdf:li xml:lang="x-default"'],
      ['Producer', 'pdf:Producer'],
      ['Creator', 'xmp:CreatorTool'],
    ] as const) {
      const [, value = ''] = new RegExp(`<${tag}>([^<]*)<`).exec(xmp) ?? [];
      expect(value).not.toBe('');
      expect(pdf.get(info, key)).toBe(`(${value})`);
    }
    expect(xmp).toMatch(/<pdfaid:part>3<[\s\S]*<pdfaid:conformance>B</);
    expect(xmp).toContain(`>${invoice.number}<`);
  });

  test('has one file, which its catalogue names twice, with what is to be known of it', () => {
    const [catalogue = ''] = pdf.ofType('Catalog');
    const [specification = '', ...others] = pdf.ofType('Filespec');
    expect(others).toEqual([]);
    expect(pdf.get(catalogue, 'AF')).toBe(specification);
    const names = pdf.get(catalogue, 'Names');
    expect(names).toContain('/EmbeddedFiles');
    expect(names).toMatch(new RegExp(`\\(${invoice.number}\\.xml\\)\\s+\\d+ 0 R`));
    expect(specification).toContain('/AFRelationship /Alternative');
    for (const key of ['F', 'UF']) expect(specification).toContain(`/${key} (${invoice.number}.xml)`);
    const [file = ''] = pdf.ofType('EmbeddedFile');
    const xml = pdf.streamOf(file);
    expect(xml.toString()).toBe(writeInvoiceXml(invoice, format.t.invoice));
    expect(file).toContain('/Subtype /text#2Fxml');
    expect(file).toContain('/ModDate');
    expect(pdf.get(file, 'Size')).toBe(String(xml.length));
    expect(pdf.get(file, 'CheckSum')).toContain(createHash('md5').update(xml).digest('hex'));
  });

  test('has its typefaces in it, its colours described, and nothing that acts or hides', () => {
    const fonts = pdf.ofType('Font').filter((body) => body.includes('/CIDFontType2'));
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) {
      expect(font).toContain('/CIDToGIDMap /Identity');
      expect(pdf.get(pdf.get(font, 'FontDescriptor'), 'FontFile2')).toContain('stream');
    }
    const [intent = ''] = pdf.ofType('OutputIntent');
    expect(intent).toContain('/S /GTS_PDFA1');
    // The profile of a colour of three parts, by the signature that every ICC profile has.
    const profile = pdf.streamOf(pdf.get(intent, 'DestOutputProfile'));
    expect(profile.toString('latin1', 36, 40)).toBe('acsp');
    expect(profile.toString('latin1', 16, 20)).toBe('RGB ');
    const everything = [...pdf.ofType('Catalog'), ...pdf.ofType('Page'), pdf.trailer].join('\n');
    expect(everything).not.toMatch(/\/(?:Encrypt|JavaScript|OpenAction|AA|Launch|XFA|DeviceCMYK)\b/);
    expect(pdf.trailer).toMatch(/\/ID \[<[0-9a-f]{32}> ?<[0-9a-f]{32}>\]/);
  });
});

test.each<[string, Partial<PricedInvoice>]>([
  ['a draft', { state: 'draft' }],
  ['an invoice in dollars', { currency: 'USD' }],
  ['an invoice of nothing', { lines: [], taxes: [], subtotal: 0, total: 0 }],
])('the PDF of %s carries no data', async (_name, changes) => {
  const pdf = new PdfObjects(await writeInvoicePdf(invoiceWith({ tiers: 1 }, format, changes), format));
  expect(pdf.ofType('Metadata')).toHaveLength(1);
  expect(pdf.ofType('EmbeddedFile')).toEqual([]);
});
