import { fileErrorsEn } from '@ocr/contract/file-error-messages.en';

/** Words of the exported sheets. */
export const messages = {
  results: 'Results',
  text: 'Text',
  file: 'File',
  pages: 'Pages',
  ocrRate: 'OCR rate (%)',
  row: 'Row',
  error: 'Error',
  requests: 'Requests',
  number: 'OCR ID',
  status: 'Status',
  template: 'Template',
  files: 'Files',
  uploadDate: 'Upload date',
  completedDate: 'Completed date',
  timeZone: 'Time zone',
  statuses: { processing: 'Processing', completed: 'Completed', failed: 'Failed' },
  errors: fileErrorsEn,
};
export type ExportMessages = typeof messages;
