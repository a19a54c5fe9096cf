import { writeSheets } from '../../apps/server/src/platform/sheets/write-sheets.ts';
import { limits } from '@ocr/contract';
import { hangingPdf, inflatingPdf, marksPdf, pngBomb } from '@ocr/specimens';

const repeat = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A sheet of 20,000 rows and 26 columns. */
export async function makeSheet(): Promise<Buffer> {
  const rows = repeat(20_000, (row) => repeat(26, (column) => `Cell ${row} ${column}`));
  return Buffer.from(await writeSheets([{ name: 'Tenants', rows }]));
}

/** A picture and a document that grow when they are opened, and one that never ends. */
export function makeBombs(): Buffer[] {
  return [pngBomb(), inflatingPdf(64), hangingPdf()].map((bytes) => Buffer.from(bytes));
}

/** A bank's file of as many lines and bytes as an import may have. */
export function makeBankFile(): Buffer {
  const lines = repeat(limits.importLines, (line) => `2026-12-09,ﾔﾏﾀﾞ ${line},${line + 1},${'x'.repeat(300)}`);
  return Buffer.from(`date,payer,amount,text\n${lines.join('\n')}`);
}

/** Three pages of texts without a space, in lines across the whole page. */
export function denseText(): Buffer {
  const marks = repeat(200, (row) => ({ x: 10, y: 1390 - row * 6.8, text: `Total${1000 + row}`.repeat(30) }));
  return marksPdf({ pages: 3, marks, size: 2 });
}

/** Three pages of lines that have 600 short cells each. */
export function wideTable(): Buffer {
  const marks = repeat(12, (row) =>
    repeat(600, (column) => ({
      x: 5 + Math.round(column * 16.5) / 10,
      y: 1380 - row * 100,
      text: String((row * column) % 10),
    })),
  ).flat();
  return marksPdf({ pages: 3, marks, size: 2 });
}

/** Documents as a browser sends them, after the other fields of the form. */
export function uploadOf(files: readonly Buffer[], fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const bytes of files) {
    const name = bytes.subarray(0, 4).toString('latin1') === '%PDF' ? 'a.pdf' : 'a.png';
    form.append('files', new Blob([new Uint8Array(bytes)]), name);
  }
  return form;
}
