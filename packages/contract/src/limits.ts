/** Lengths and counts that both sides check. Upload limits are configurable on the server and returned by `/config`. */
export const limits = {
  /** How many days before its expiry date a tenant and its partner are shown it. */
  expiryNoticeDays: 30,
  passwordMin: 8,
  passwordMax: 128,
  email: 254,
  companyName: 200,
  personName: 100,
  passkeyName: 60,
  passkeys: 20,
  description: 1024,
  address: 500,
  phone: 30,
  search: 200,
  templateName: 100,
  templateCategory: 100,
  templateFields: 100,
  templateTables: 10,
  templateColumns: 30,
  /** Of a field's format: characters of its pattern and of each entry of its list, and how many entries. */
  formatText: 100,
  formatEntries: 100,
  correctionValue: 4000,
  corrections: 500,
  /** Maximum rows of a table per call. */
  rowsAtOnce: 1000,
  /** Maximum requests and pages per exported file. */
  exportRequests: 100,
  exportPages: 5000,
  /** Maximum requests that one call marks as checked: a page of the list. */
  checkedRequests: 100,
  pageSize: 100,
  defaultPageSize: 20,
  billingValueMax: 100_000,
  idempotencyKey: 200,
  priceMax: 100_000_000,
  amountMax: 100_000_000_000_000,
  priceTiers: 20,
  bankAccount: 200,
  bankAccounts: 5,
  invoiceNote: 2000,
  numberPrefix: 12,
  /** Bytes of a logo or seal as it is sent. */
  pictureBytes: 5 * 1024 * 1024,
  reminderDays: 5,
  reminderDayMax: 365,
  importLines: 20_000,
  /** How many lines of a bank's file that were not understood are listed. */
  importUnreadShown: 100,
  /** Maximum bytes of a bank file: its maximum lines in the fixed format, doubled for wider tables. */
  bankFileBytes: 8_000_000,
} as const;

/** Available widths of a page image, in pixels. */
export const pictureWidths = [160, 800, 1200, 1800, 2400] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Account kinds: the numbers are fixed by the specification. */
export const roleIds = { PARTNER: 1, TENANT: 2 } as const;
export type RoleName = keyof typeof roleIds;
