import type { NewTenant } from '@ocr/contract';

/** The words of the sheets for adding many tenants. */
/** By column; those that never had another header are not listed. */
const earlier = (headers: Partial<Record<string, readonly string[]>>) => headers;

/** Every property of a new tenant has a column. */
const columnsOf = <Columns extends Record<keyof NewTenant, string>>(columns: Columns) => columns;

export const en = {
  sheet: 'Tenants',
  fileName: 'tenants.xlsx',
  credentialsSheet: 'Credentials',
  credentialsFileName: 'credentials.xlsx',
  columns: columnsOf({
    companyName: 'Company Name',
    email: 'Email Address',
    password: 'Password (leave blank to generate)',
    description: 'Description',
    contactName: 'Contact Name',
    contactEmail: 'Contact Email',
    phoneNumber: 'Phone Number',
    address: 'Address',
    blockLimit: 'Block Limit',
    expiryDate: 'Expiry Date (YYYY-MM-DD)',
  }),
  /** Headers of earlier versions: sheets that partners have filled in already are still read. */
  earlierColumns: earlier({ password: ['Password (empty: made for you)'] }),
  credentials: {
    number: 'Tenant ID',
    companyName: 'Company Name',
    email: 'Email Address',
    password: 'Password',
  },
};
export type TenantMessages = typeof en;
