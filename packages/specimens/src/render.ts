import { PDFiumLibrary } from '@hyzyla/pdfium';

/** A page as pixels: one byte each for red, green and blue. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Renders every page of a trusted PDF. `dpi` in dots per inch. */
export async function renderPages(pdf: Uint8Array, dpi: number): Promise<PagePicture[]> {
  return await withDocument(pdf, async (document) => {
    const pictures: PagePicture[] = [];
    for (let index = 0; index < document.getPageCount(); index += 1) {
      // A page is closed by its rendering: each one is taken fresh.
      const { width, height, data } = await document
        .getPage(index)
        .render({ scale: dpi / 72, render: 'bitmap' });
      pictures.push({ width, height, data: dropAlpha(data) });
    }
    return pictures;
  });
}

/** The text layer of every page of a trusted PDF. */
export async function readPageTexts(pdf: Uint8Array): Promise<string[]> {
  return await withDocument(pdf, (document) => [...document.pages()].map((page) => page.getText()));
}

type PdfDocument = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

/** Kept: preparing it takes longer than drawing a page. */
let library: Promise<PDFiumLibrary> | undefined;

async function withDocument<T>(pdf: Uint8Array, use: (document: PdfDocument) => T | Promise<T>): Promise<T> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    return await use(document);
  } finally {
    document.destroy();
  }
}

/** The renderer's bitmap has red first and an alpha byte behind blue. */
function dropAlpha(data: Uint8Array): Uint8Array {
  const pixels = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    pixels[to] = data[from]!;
    pixels[to + 1] = data[from + 1]!;
    pixels[to + 2] = data[from + 2]!;
  }
  return pixels;
}
