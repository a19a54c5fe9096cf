import { plural } from '#lib/i18n/messages.ts';

/** Words of Request OCR: choosing files, their quote, sending them. */
export const en = {
  title: 'Request OCR',
  stateEmpty: (files: number) => `Up to ${files} files per request`,
  stateRequests: (state: string, requests: string) => `${state}, ${requests} requests`,
  requestHead: (place: string, requests: string, size: string) => `Request ${place} of ${requests}: ${size}`,
  state: (files: string, count: number, pages: string, pageCount: number) =>
    `${files} ${plural(count, 'file', 'files')}, ${pages} ${plural(pageCount, 'page', 'pages')}`,
  stateCounting: (files: string, count: number) =>
    `${files} ${plural(count, 'file', 'files')}, counting pages…`,
  stateRefused: (state: string, files: string) => `${state}, ${files} rejected`,
  drop: 'Drop files or folders here',
  dropMore: 'Drop more files here',
  dropNote: (accepts: string, megabytes: string, files: number) =>
    `${accepts}, up to ${megabytes} MB each. More than ${files} files become several requests. You can also paste them.`,
  browse: 'Choose files',
  browseFolder: 'Choose a folder',
  files: 'Files',
  file: 'File',
  pages: 'Pages',
  size: 'Size',
  state1: 'Status',
  checking: 'Checking…',
  ready: 'Ready',
  unchecked: 'Not checked yet.',
  checkAgain: 'Check again',
  remove: (name: string) => `Remove ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  dragHint: 'Drag to reorder',
  moved: (name: string, place: number) => `${name} is now number ${place}`,
  removeRefused: 'Remove rejected files',
  removeDuplicates: (files: string, count: number) =>
    `Remove ${files} duplicate ${plural(count, 'file', 'files')}`,
  tooMany: (files: string) => `Too many files. Please choose at most ${files}.`,
  leftOut: (names: string) => `Not added: ${names}`,
  andMore: (names: string, more: string) => `${names} and ${more} more`,
  duplicate: (names: string, count: number) => `${names} ${plural(count, 'is', 'are')} already in the list.`,
  copyOf: (name: string) => `Same content as ${name}`,
  template: 'Template',
  chooseTemplate: 'Choose a template',
  custom: 'My templates',
  standard: 'Standard templates',
  noTemplate: 'No matching templates.',
  fields: 'Fields',
  table: (name: string, columns: string) => `Table ${name}: ${columns}`,
  textOnly: 'This template has no fields. Only the text will be read.',
  openTemplate: 'View template',
  quote: 'Estimated usage',
  quoteSentence: (pages: string, pageCount: number, blocks: string, blockCount: number) =>
    `${pages} ${plural(pageCount, 'page', 'pages')} → ${blockCount === 0 ? 'no additional blocks' : `${blocks} ${plural(blockCount, 'block', 'blocks')}`}.`,
  quoteSoFar: (pages: string, pageCount: number) => `${pages} ${plural(pageCount, 'page', 'pages')} so far`,
  quoteLeft: (after: string, available: string, count: number) =>
    `${after} of ${available} ${plural(count, 'page', 'pages')} left after this.`,
  quoteOver: (over: string, count: number, available: string) =>
    `${over} ${plural(count, 'page', 'pages')} more than the ${available} left this month.`,
  duplicateOf: (number: string) => `Already sent with ${number}`,
  sentBefore: (count: number) =>
    count === 1
      ? 'One of the files was sent before and will be charged again.'
      : `${count} of the files were sent before and will be charged again.`,
  copiesToo: (count: number) =>
    count === 1
      ? 'One of the files is in the list twice and will be charged twice.'
      : `${count} of the files have the same content as others in the list and will also be charged.`,
  quoteEmpty: (available: string, count: number) =>
    `${available} ${plural(count, 'page', 'pages')} left this month.`,
  quoteCost: (amount: string, isTaxed: boolean) =>
    `These pages cost ${amount}${isTaxed ? ' (tax included)' : ''}.`,
  quoteNoCost: 'There is no additional charge for these pages.',
  quoteChecking: 'Counting pages…',
  invalidFiles: 'Files with invalid format or size detected',
  tooManyPages: 'Error! Too many pages detected.',
  tooManyPagesOfFile: (pages: string) => `A file may have at most ${pages} pages.`,
  exceeded: 'Your request is currently exceeding limit! Please contact admin to adjust limit.',
  exceededTitle: 'Limit exceeded',
  noFiles: 'Please add at least one file.',
  submit: 'Submit',
  confirmTitle: 'Submit this request?',
  confirmFiles: (files: string, count: number, template: string) =>
    `${files} ${plural(count, 'file', 'files')} with the template “${template}”.`,
  confirmRequests: (requests: string) => `They are sent as ${requests} requests.`,
  uploading: (sent: string, total: string) => `Uploading ${sent} of ${total}`,
  accepting: 'Upload complete. Submitting your request…',
  asking: 'Connection lost. Checking whether your request was received…',
  lost: 'We didn’t get a response. Please submit again; you won’t be charged twice.',
  cancel: 'Cancel upload',
  uploadingOf: (place: string, requests: string, sent: string, total: string) =>
    `Uploading request ${place} of ${requests}: ${sent} of ${total}`,
  stop: 'Stop the rest',
  stopping: 'Stopping once this request has been received…',
  sentWith: (number: string) => `Sent with ${number}`,
  inDoubt: 'We couldn’t confirm that this arrived. Submit again to find out; you won’t be charged twice.',
  sentSoFar: (requests: string, count: number) =>
    `${requests} ${plural(count, 'request has', 'requests have')} been sent.`,
  notSentYet: (files: string, count: number) =>
    `${files} ${plural(count, 'file is', 'files are')} still in the list. Submit again to continue; nothing is sent twice.`,
  submitted: 'Successful!',
  submittedMany: (requests: string) => `${requests} requests submitted.`,
  failed: 'Failed!',
  templateGone: 'This template no longer exists. Please choose another one.',
};

export type SubmitMessages = typeof en;
