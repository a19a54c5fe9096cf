export { capture, captures, capturesFor } from './capture/index.ts';
export type { Capture, Captured } from './capture/index.ts';
export { makeDocument } from './document.ts';
export { FIRST_JUDGING_SEED, makeLayoutFamily } from './family.ts';
export { drawPdf } from './draw.ts';
export { manifestEntry } from './manifest.ts';
export { pagesOf } from './pages.ts';
export type { PageOptions, WordPage } from './pages.ts';
export type { AbsentTruth, FieldTruth, GrammarDocument, LayoutFamily, Place, TableTruth } from './types.ts';
