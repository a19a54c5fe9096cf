import PdfKit from 'pdfkit';

import { createRandom } from './random.ts';

export interface LedgerOptions {
  readonly pages: number;
  readonly rowsPerPage: number;
  /** Every so many rows quantity × price is not the amount, so that there is something to doubt; 0: never. */
  readonly wrongEvery: number;
}

const goods = [
  'Steel bracket',
  'Copper wire 2 mm',
  'Hinge, brass',
  'Filter cartridge',
  'Sealing ring',
  'Valve',
];
const columns = [
  { name: 'No', x: 48, width: 40, align: 'right' },
  { name: 'Date', x: 104, width: 64, align: 'left' },
  { name: 'Description', x: 180, width: 150, align: 'left' },
  { name: 'Quantity', x: 336, width: 56, align: 'right' },
  { name: 'Unit price', x: 404, width: 64, align: 'right' },
  { name: 'Amount', x: 476, width: 70, align: 'right' },
] as const;
const rowHeight = 20;

const money = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A ledger of goods over hundreds of pages, with one table that runs through all of them. */
export async function makeLedger({ pages, rowsPerPage, wrongEvery }: LedgerOptions): Promise<Buffer> {
  const pdf = new PdfKit({ size: 'A4', margin: 0, info: { CreationDate: new Date(Date.UTC(2026, 0, 5)) } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', () => resolve());
    pdf.on('error', reject);
  });
  const random = createRandom('ledger');
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) pdf.addPage();
    drawHead(pdf, page + 1, pages);
    for (let row = 0; row < rowsPerPage; row += 1) {
      const number = page * rowsPerPage + row + 1;
      const quantity = random.int(1, 90);
      const price = random.int(150, 90_000);
      const isWrong = wrongEvery > 0 && number % wrongEvery === 0;
      const day = new Date(Date.UTC(2026, 0, 1 + Math.floor((number / (pages * rowsPerPage)) * 360)));
      const amount = quantity * price + (isWrong ? 1000 : 0);
      const cells = [
        String(number),
        day.toISOString().slice(0, 10),
        goods[number % goods.length]!,
        String(quantity),
        money(price),
        money(amount),
      ];
      drawRow(pdf, cells, 96 + row * rowHeight);
    }
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawHead(pdf: PDFKit.PDFDocument, page: number, pages: number): void {
  pdf.font('Helvetica-Bold').fontSize(13).text('Goods ledger', 48, 36, { lineBreak: false });
  pdf.font('Helvetica').fontSize(9).text(`Page ${page} of ${pages}`, 470, 40, { lineBreak: false });
  pdf.font('Helvetica-Bold').fontSize(9);
  drawRow(
    pdf,
    columns.map(({ name }) => name),
    74,
  );
  pdf.moveTo(48, 90).lineTo(546, 90).lineWidth(0.7).stroke().font('Helvetica').fontSize(9);
}

function drawRow(pdf: PDFKit.PDFDocument, cells: readonly string[], y: number): void {
  for (const [index, { x, width, align }] of columns.entries()) {
    const text = cells[index]!;
    const start = align === 'right' ? x + width - pdf.widthOfString(text) : x;
    pdf.text(text, start, y, { lineBreak: false });
  }
}
