import { plural } from '#lib/i18n/messages.ts';

export const en = {
  list: {
    title: 'OCR list',
    state: (total: string, count: number) => `${total} ${plural(count, 'request', 'requests')}`,
    stateRunning: (total: string, count: number, running: string) =>
      `${total} ${plural(count, 'request', 'requests')}, ${running} in progress`,
    requestOcr: 'Request OCR',
    id: 'OCR ID',
    status: 'Status',
    template: 'Template',
    pages: 'No of Page',
    completed: 'Completed Date',
    rate: 'OCR Rate',
    uploaded: 'Upload Date',
    search: 'ID, template, file or value',
    checking: 'Review',
    order: {
      label: 'Order',
      newest: 'Newest first',
      oldest: 'Oldest first',
      byValuesToCheck: 'Most to review first',
    },
    allChecks: 'All review statuses',
    unchecked: 'Not checked yet',
    checked: 'Checked',
    toCheck: (count: string) => `${count} to review`,
    checkedBy: (name: string) => `checked by ${name}`,
    awaited: { second: 'Awaiting second check', third: 'Awaiting third check' },
    taken: (name: string) => `being reviewed by ${name}`,
    moreFiles: (count: number) => `+${count}`,
    from: 'Uploaded from',
    to: 'Uploaded to',
    fromShort: 'From',
    toShort: 'To',
    allStatuses: 'All statuses',
    exportList: 'Export list',
    progress: (done: string, total: string) => `${done}/${total}`,
    progressOf: (number: string) => `Progress of ${number}`,
    filesFailed: (failed: string, total: string) => `${failed} of ${total} files failed`,
    empty: 'No requests yet',
    emptyText: 'Upload documents and choose a template. Results will appear here.',
  },
  actions: {
    label: 'Actions for the selected requests',
    export: 'Export Excel',
    otherFormats: 'Export as CSV or JSON',
    formats: { csv: 'CSV (zip)', csvShiftJis: 'Shift_JIS for accounting software (zip)', json: 'JSON' },
    replaced: (characters: string) =>
      `These characters do not exist in Shift_JIS and were replaced with 〓: ${characters}. Export in UTF-8 to keep them.`,
    columns: 'Choose columns…',
    columnsOf: (template: string) => `Columns of ${template}…`,
    check: 'Mark as checked',
    reopen: 'Reopen',
    checkTitle: (count: number) =>
      count === 1 ? 'Mark this request as checked?' : `Mark ${count} requests as checked?`,
    checkText: (count: number, values: string) =>
      count === 1
        ? 'One value in them has not been reviewed. It stays as it was read.'
        : `${values} values in them have not been reviewed. They stay as they were read.`,
    checked: (count: number) => `${count} ${plural(count, 'request', 'requests')} marked as checked.`,
    reopened: (count: number) => `${count} ${plural(count, 'request', 'requests')} reopened.`,
    retry: 'Retry failed files',
    delete: 'Delete',
    clear: 'Clear selection',
    deleteTitle: (count: number) => (count === 1 ? 'Delete this request?' : `Delete ${count} requests?`),
    deleteText: 'Documents and results will be permanently deleted. Pages already read will still be billed.',
    deleteSkipped: (count: number) =>
      `${count} ${plural(count, 'request is', 'requests are')} still in progress and will not be deleted.`,
    deleted: (count: number) => `${count} ${plural(count, 'request', 'requests')} deleted.`,
    retried: (count: number) => `${count} ${plural(count, 'request', 'requests')} resubmitted.`,
    nothingToRetry: 'None of the selected requests has a failed file.',
    retryTitle: 'Retry the failed files?',
    retryText:
      'They will be submitted as a new request with the same template version. Only pages that are read are charged.',
    someFailed: (count: number, reason: string) =>
      `${count} ${plural(count, 'request', 'requests')} could not be processed: ${reason}`,
  },
};

export type RequestMessages = typeof en;
