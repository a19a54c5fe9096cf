/** A written count with its unit: one block, otherwise blocks. */
const counted = (count: string, unit: string): string => `${count} ${count === '1' ? unit : `${unit}s`}`;

/** Words of the invoice as a document: on the screen's paper, in the PDF and in the exported sheet. */
export const invoiceEn = {
  /** Of a document without amounts. */
  heading: 'Statement of usage',
  /** The month that was used, as the document writes it. */
  usedMonth: (month: string) => month,
  addressee: (companyName: string) => companyName,
  subject: 'Subject',
  /** Between a label and its value. */
  labelEnd: ': ',
  subjectOf: (month: string) => `OCR service usage for ${month}`,
  greeting: 'Your usage for the month was as follows.',
  note: 'This document shows usage only. Amounts, taxes and payment details will be sent to you separately.',
  number: 'Invoice ID',
  billMonth: 'Bill month',
  to: 'To',
  from: 'From',
  customerNumber: 'Customer no.',
  issuedDate: 'Issued',
  dueDate: 'Due date',
  paymentDate: 'Payment date',
  usageOf: (month: string) => `Usage for ${month}`,
  item: 'Item',
  calculation: 'Calculation',
  quantity: 'Quantity',
  requests: 'Requests',
  requestsHow: 'Accepted in the month, including failed and deleted requests',
  pages: 'Pages used',
  pagesHow: 'Pages read (failed files are not charged)',
  blocks: 'Blocks used',
  blocksHow: (pages: string, perBlock: string) =>
    `${counted(pages, 'page')} ÷ ${counted(perBlock, 'page')}, rounded up`,
  packages: 'Packages used',
  packagesHow: (blocks: string, perPackage: string) =>
    `${counted(blocks, 'block')} ÷ ${counted(perPackage, 'block')}, rounded up`,
  packagesRegistered: 'Packages registered',
  blocksRegistered: 'Blocks registered',
  registeredHow: 'Monthly commitment',
  blockLimit: 'Block limit',
  limitHow: (blocks: string, perBlock: string, pages: string) =>
    `${counted(blocks, 'block')} × ${counted(perBlock, 'page')} = ${counted(pages, 'page')}`,
  lines: {
    base: 'Base fee',
    packages: 'Registered packages',
    blocks: 'Registered blocks',
    over_blocks: 'Additional blocks',
    discount: 'Discount',
  },
  /** Blocks over at one price of several, by their place among all of them. */
  tier: (first: string, last: string) =>
    first === last ? `Additional block ${first}` : `Additional blocks ${first}–${last}`,
  /** Of a document that states amounts. */
  amounts: {
    invoice: 'Invoice',
    /** Of a registered issuer, and of another. */
    qualifiedCreditNote: 'Credit note',
    creditNote: 'Credit note',
    creditNoteNumber: 'Credit note ID',
    greeting: 'Please find the charges for your usage below.',
    creditGreeting: (number: string) => `This credit note cancels invoice ${number}.`,
    subjectOf: (month: string) => `OCR service, ${month}`,
    due: 'Amount due',
    dueWithTax: 'Amount due (tax included)',
    /** Instead, where earlier payments or a discount leave nothing. */
    nothingDue: 'Nothing to pay',
    /** By credit of earlier invoices. */
    settled: 'Already paid',
    credited: 'Amount credited',
    issuer: 'From',
    registrationNumber: 'Registration no.',
    phone: 'Tel.',
    unitPrice: 'Unit price',
    rate: 'Tax rate',
    amount: 'Amount',
    subtotal: 'Subtotal',
    tax: (rate: string, base: string) => `Tax ${rate} (on ${base})`,
    total: 'Total',
    exempt: 'The issuer is exempt from consumption tax: no tax is charged.',
    withTax: 'Prices include tax.',
    accounts: 'Bank accounts',
    notes: 'Notes',
    reason: 'Reason',
    draft: 'Draft',
    isVoid: (number: string) => `Void: cancelled by credit note ${number}`,
  },
  days: 'Daily breakdown',
  day: 'Day',
  total: 'Total',
};
export type InvoiceMessages = typeof invoiceEn;
