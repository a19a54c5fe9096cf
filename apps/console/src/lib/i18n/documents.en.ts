import { fileErrorsEn } from '@ocr/contract/file-error-messages.en';
import { plural } from '#lib/i18n/messages.ts';

/** Words about documents that several screens share: why a file was refused, why a value is doubtful, the page viewer. */
export const en = {
  /** By file error code. */
  fileErrors: fileErrorsEn,
  /** By doubt reason. */
  doubts: {
    LOW_OCR_CONFIDENCE: 'Hard to read on the page',
    READERS_DISAGREE: 'Two readings differ',
    AMBIGUOUS: 'Several possible values',
    WEAK_LABEL: 'Unclear label',
    AMBIGUOUS_DATE_ORDER: 'Day and month may be swapped',
    SUM_MISMATCH: 'Line items don’t add up to the printed total',
    ROW_MISMATCH: 'Quantity × unit price doesn’t match this row’s amount',
    WRONG_KIND: 'Unexpected type of value',
    FORMAT_MISMATCH: 'Value doesn’t match the format of this field',
    REQUIRED_MISSING: 'Required, but not found',
    PAGE_CONTINUITY: 'Line numbers skip; a row may be missing',
    ROWS_MISSING: 'More rows on the page than were read',
    LABEL_WITHOUT_VALUE: 'Label found, but no value could be read',
    PAGE_HARD_TO_READ: 'Page is hard to read; the value may have been missed',
    LEARNT_DIFFERS: 'Differs from the checked documents of this layout',
    LEARNT_CONTRADICTION: 'Checked documents of this layout contradict each other here',
    LEARNT_PLACE_EMPTY: 'Nothing is printed where the checked documents of this layout have this value',
  },
  lowConfidence: 'Low confidence',
  notFound: 'Not found',
  confidence: (percent: string) => `${percent} confidence`,
  onPage: (page: string) => `page ${page}`,
  accepts: 'PDF, JPEG, JPG or PNG',
  viewer: {
    pages: 'Pages',
    page: (page: string) => `Page ${page}`,
    pageOf: (pages: string) => `of ${pages}`,
    picture: (page: string, name: string) => `Page ${page} of ${name}`,
    pictureFailed: 'The image of this page could not be loaded.',
    valuesOnPage: 'Values on this page',
    previous: 'Previous page',
    next: 'Next page',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit the page',
    doubtful: (count: number) => `${count} ${plural(count, 'value', 'values')} to review`,
  },
};

export type DocumentMessages = typeof en;
