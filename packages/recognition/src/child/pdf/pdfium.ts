import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { installFont, leadToFont, type Imports } from './fallback-font.ts';

/** The raw functions of PDFium in use; handles and pointers are numbers, 0 means none. */
export interface Pdfium {
  /** PDFium's memory. Taken fresh each time: growing the memory detaches earlier views. */
  heap(): Uint8Array;
  malloc(size: number): number;
  free(pointer: number): void;
  FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  FPDF_GetLastError(): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_CreateNewDocument(): number;
  FPDF_ImportPagesByIndex(to: number, from: number, indices: number, length: number, at: number): number;
  FPDF_SaveAsCopy(document: number, writer: number, flags: number): number;
  /** The functions that PDFium can call by a number. */
  readonly functions: { set(index: number, value: object | null): void };
  FPDF_GetPageCount(document: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  FPDF_PageToDevice(
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    pageX: number,
    pageY: number,
    deviceX: number,
    deviceY: number,
  ): number;
  FPDF_FFLDraw(
    form: number,
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, data: number, stride: number): number;
  FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
  ): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDFPage_GetRotation(page: number): number;
  FPDFPage_SetRotation(page: number, quarters: number): void;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_HasUnicodeMapError(text: number, index: number): number;
  FPDFText_GetFontSize(text: number, index: number): number;
  FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  FPDFText_GetCharBox(
    text: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  FPDFText_GetLooseCharBox(text: number, index: number, rect: number): number;
  FPDFText_GetTextObject(text: number, index: number): number;
  FPDFTextObj_GetTextRenderMode(object: number): number;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_Flatten(page: number, usage: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFFormObj_CountObjects(object: number): number;
  FPDFFormObj_GetObject(object: number, index: number): number;
  FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): number;
  FPDFPath_CountSegments(path: number): number;
  FPDFPath_GetPathSegment(path: number, index: number): number;
  FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  FPDFPathSegment_GetClose(segment: number): number;
  FPDFPathSegment_GetType(segment: number): number;
  FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number;
  FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  FPDFDOC_InitFormFillEnvironment(document: number, info: number): number;
  FPDFDOC_ExitFormFillEnvironment(form: number): void;
  FORM_OnAfterLoadPage(page: number, form: number): void;
  FORM_OnBeforeClosePage(page: number, form: number): void;
}

interface LoadedModule {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: Omit<Pdfium, 'heap' | 'functions'> & {
    // oxlint-disable-next-line no-underscore-dangle -- the compiler's own name
    readonly __indirect_function_table: Pdfium['functions'];
  };
}

/** The runtime's interface in use; the project's types contain no browser library. */
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: Imports,
  ): Promise<{ instance: { exports: Exports }; module: unknown }>;
};
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
}

let library: Promise<Pdfium> | undefined;

/** PDFium, loaded once a process. A trap ends the process, so a broken library is never used again. */
export function loadPdfium(): Promise<Pdfium> {
  library ??= load();
  return library;
}

async function load(): Promise<Pdfium> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  let given: Imports | undefined;
  let exports: Exports | undefined;
  const instantiateWasm = (imports: Imports, receive: (instance: unknown, module: unknown) => void) => {
    given = imports;
    const heap = () => new Uint8Array(exports?.memory.buffer ?? new ArrayBuffer(0));
    const start = async () => {
      const { instance, module } = await WebAssembly.instantiate(wasm, leadToFont(imports, heap));
      exports = instance.exports;
      receive(instance, module);
    };
    start().catch(fail);
    return {};
  };
  const loaded = await Promise.race([
    failed,
    PDFiumLibrary.init({ instantiateWasm: instantiateWasm as never }),
  ]);
  const { module } = loaded as unknown as { module: LoadedModule };
  const { __indirect_function_table: functions, ...calls } = module.wasmExports;
  const pdfium: Pdfium = { ...calls, functions, heap: () => module.HEAPU8 };
  if (given !== undefined) installFont(given, pdfium);
  return pdfium;
}

/** Runs `use` with `bytes` of zeroed scratch memory. */
export function withScratch<T>(pdfium: Pdfium, bytes: number, use: (pointer: number) => T): T {
  const pointer = pdfium.malloc(bytes);
  if (pointer === 0) throw new Error('PDFium is out of memory');
  try {
    pdfium.heap().fill(0, pointer, pointer + bytes);
    return use(pointer);
  } finally {
    pdfium.free(pointer);
  }
}

/** A view of PDFium's memory for numbers. */
export function memory(pdfium: Pdfium): DataView {
  return new DataView(pdfium.heap().buffer);
}
