import { plural } from '#lib/i18n/messages.ts';

/** Words of files whose template is chosen for them, and of stacks that are split. */
export const en = {
  byItself: 'Choose automatically',
  note: 'The template that fits is chosen for each file. You can change it before you submit. Files with different templates become separate requests.',
  choosing: 'Choosing a template…',
  templateOf: (name: string) => `Template for ${name}`,
  chooseTemplate: 'Choose a template',
  custom: 'My templates',
  standard: 'Standard templates',
  picked: 'Chosen by you',
  notSure: 'Not sure. Please choose one.',
  learntLayout: 'Looks like documents you checked before',
  learntLayoutOf: (issuer: string) => `Looks like checked documents of ${issuer}`,
  titled: (title: string) => `Titled “${title}”`,
  looks: 'Based on the page content',
  labels: 'Its fields appear on the page',
  withFields: (why: string, found: string, fields: string, count: number) =>
    `${why}; ${found} of ${fields} ${plural(count, 'field', 'fields')} found`,
  choosingAll: 'Choosing templates…',
  unchosen: (count: number) =>
    count === 1 ? 'Please choose a template for one file.' : `Please choose a template for ${count} files.`,
  confirmFiles: (files: string, count: number, templates: string) =>
    `${files} ${plural(count, 'file', 'files')} with the chosen templates: ${templates}.`,
  templateCount: (name: string, files: string) => `${name} (${files})`,
  seems: (documents: string) => `Looks like ${documents} documents in one file.`,
  split: 'Split…',
  splitFile: (name: string) => `Split ${name}`,
  splitTitle: 'Split into several files',
  splitNote:
    'Every page stays in one of the files, in the same order, so the number of pages you use stays the same. Drag a cut to another page, or select it and use the arrow keys.',
  pages: 'Pages',
  page: (page: string) => `Page ${page}`,
  cutAt: (page: string) => `Start a new file at page ${page}`,
  results: 'Files after splitting',
  range: (from: string, to: string, count: number) => (count === 1 ? `Page ${from}` : `Pages ${from}–${to}`),
  because: {
    BLANK_SHEET: 'after a blank sheet',
    PAGE_NUMBER: 'by its page number',
    FIRST_PAGE: 'looks like a first page',
  },
  movedCut: (page: string) => `The new file now starts at page ${page}`,
  loading: 'Loading pages…',
  splitNow: (files: string, count: number) => `Split into ${files} ${plural(count, 'file', 'files')}`,
  splitFailed: 'This file could not be split.',
  splitDone: (files: string) => `Split into ${files} files.`,
};

export type ChoosingMessages = typeof en;
