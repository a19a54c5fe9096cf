import type { PageRange } from '../../types.ts';
import { DocumentProblem } from '../problem.ts';
import { saveDocument } from './file-writer.ts';
import { memory, withScratch } from './pdfium.ts';
import type { Pdf } from './pdf.ts';

/** New files repeat what their pages share, a font or a picture: together they may be so much longer than the file. */
const MAX_TIMES = 6;
const MAX_MORE = 20e6;
/** Bytes of one answer: a larger one would block its receiver. */
const PIECE = 256 * 1024;

/** Makes a document of each range of pages, in order, and sends their bytes in pieces. Pages are copied, not rendered. */
export function cutPdf(
  { pdfium, document }: Pick<Pdf, 'pdfium' | 'document'>,
  { pageCount, size, ranges }: { pageCount: number; size: number; ranges: readonly PageRange[] },
  send: (part: number, bytes: Uint8Array) => void,
): void {
  let left = MAX_TIMES * size + MAX_MORE;
  ranges.forEach(({ from, to }, part) => {
    if (!(from >= 1 && from <= to && to <= pageCount)) throw new DocumentProblem('NO_PAGES');
    const made = pdfium.FPDF_CreateNewDocument();
    try {
      importPages(pdfium, { made, document, from, to });
      const pieces = piecesOf((bytes) => send(part, bytes));
      const isWhole = saveDocument(pdfium, made, (bytes) => {
        left -= bytes.length;
        pieces.add(bytes);
        return left >= 0;
      });
      if (!isWhole) throw new DocumentProblem('CORRUPT_FILE', 'The parts cannot be written');
      pieces.end();
    } finally {
      pdfium.FPDF_CloseDocument(made);
    }
  });
}

function importPages(
  pdfium: Pdf['pdfium'],
  { made, document, from, to }: { made: number; document: number; from: number; to: number },
): void {
  const count = to - from + 1;
  const isDone = withScratch(pdfium, 4 * count, (indices) => {
    const view = memory(pdfium);
    for (let index = 0; index < count; index++) view.setInt32(indices + 4 * index, from - 1 + index, true);
    return pdfium.FPDF_ImportPagesByIndex(made, document, indices, count, 0) !== 0;
  });
  if (!isDone || pdfium.FPDF_GetPageCount(made) !== count)
    throw new DocumentProblem('CORRUPT_FILE', `Pages ${from} to ${to} cannot be taken over`);
}

/** PDFium writes a few bytes at a time: they are handed over together. */
function piecesOf(send: (bytes: Uint8Array) => void): { add: (bytes: Uint8Array) => void; end: () => void } {
  let waiting: Uint8Array[] = [];
  let length = 0;
  const end = (): void => {
    for (let all = Buffer.concat(waiting); all.length > 0; all = all.subarray(PIECE))
      send(Buffer.from(all.subarray(0, PIECE)));
    waiting = [];
    length = 0;
  };
  return {
    end,
    add: (bytes) => {
      waiting.push(bytes);
      length += bytes.length;
      if (length >= PIECE) end();
    },
  };
}
