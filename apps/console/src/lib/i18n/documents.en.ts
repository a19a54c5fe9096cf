import { plural } from '#lib/i18n/messages.ts';

/** Words about documents that several screens share: why a file was refused, why a value is doubtful, the page viewer. */
export const en = {
  /** By file error code. */
  fileErrors: {
    UNSUPPORTED_FORMAT: 'Not a PDF, JPEG, JPG or PNG file, or its content does not match its name.',
    EMPTY_FILE: 'This file is empty.',
    FILE_TOO_LARGE: 'This file is too large.',
    TOO_MANY_PAGES: 'This file has too many pages.',
    ENCRYPTED_FILE: 'This PDF needs a password to open. Save it without one.',
    CORRUPT_FILE: 'This file is damaged and cannot be opened. Export it again.',
    NO_PAGES: 'This document has no pages.',
    IMAGE_TOO_LARGE: 'This picture has too many pixels.',
    TIMED_OUT: 'Reading took too long.',
    ENGINE_FAILED: 'A page could not be read.',
    TENANT_DELETED: 'The company was deleted before this file was read.',
  },
  /** By doubt reason. */
  doubts: {
    LOW_OCR_CONFIDENCE: 'Hard to read on the page',
    AMBIGUOUS: 'Several values fit',
    WEAK_LABEL: 'The label beside it is not clear',
    AMBIGUOUS_DATE_ORDER: 'Day and month could be the other way round',
    SUM_MISMATCH: 'The lines do not add up to a printed sum',
    ROW_MISMATCH: 'Quantity times price is not the amount of this row',
    WRONG_KIND: 'Not the kind of value that was asked for',
    PAGE_CONTINUITY: 'The line numbers skip: a row may be missing',
  },
  lowConfidence: 'The confidence is low',
  notFound: 'Not on the document',
  confidence: (percent: string) => `${percent} confidence`,
  onPage: (page: string) => `page ${page}`,
  accepts: 'PDF, JPEG, JPG or PNG',
  viewer: {
    pages: 'Pages',
    page: (page: string) => `Page ${page}`,
    pageOf: (pages: string) => `of ${pages}`,
    picture: (page: string, name: string) => `Page ${page} of ${name}`,
    pictureFailed: 'The picture of this page could not be loaded.',
    valuesOnPage: 'Values on this page',
    previous: 'Previous page',
    next: 'Next page',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit the page',
    doubtful: (count: number) => `${count} ${plural(count, 'value', 'values')} to check`,
  },
};

export type DocumentMessages = typeof en;
