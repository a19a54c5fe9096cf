import type { Pdfium } from './pdfium.ts';
import { memory, withScratch } from './pdfium.ts';

/** The runtime's interface in use; the project's types contain no browser library. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: { f: object } };
};

/** A module that hands a JavaScript function of three numbers on as one of its own: only those can be pointed to. */
const BRIDGE = Buffer.from(
  // A header, the type, the import `e.f` and the export `f`.
  ['0061736d01000000', '01080160037f7f7f017f', '020701016501660000', '07050101660000'].join(''),
  'hex',
);

type Write = (bytes: Uint8Array) => boolean;

/** PDFium's table of functions cannot grow; its first place is that of the null pointer, free by definition. */
const FREE_PLACE = 0;

/**
 * Writes a document of PDFium's piece by piece; `write` returns whether it takes more.
 * @returns whether all of it was written
 */
export function saveDocument(pdfium: Pdfium, document: number, write: Write): boolean {
  const f = (_writer: number, data: number, size: number): number =>
    // A copy: PDFium's memory is used again at once.
    write(pdfium.heap().slice(data, data + size)) ? 1 : 0;
  const bridge = new WebAssembly.Instance(new WebAssembly.Module(BRIDGE), { e: { f } });
  return withScratch(pdfium, 8, (writer) => {
    const view = memory(pdfium);
    view.setUint32(writer, 1, true);
    view.setUint32(writer + 4, FREE_PLACE, true);
    pdfium.functions.set(FREE_PLACE, bridge.exports.f);
    try {
      return pdfium.FPDF_SaveAsCopy(document, writer, 0) !== 0;
    } finally {
      // A call of no function is to fail again, as it does everywhere else.
      pdfium.functions.set(FREE_PLACE, null);
    }
  });
}
