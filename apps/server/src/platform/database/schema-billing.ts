import type { AmountLine, Currency, Discount, PriceList, TaxOfRate } from '@ocr/billing';
import type {
  ReconciliationDifference,
  IssuerDetails,
  IssuerPicture,
  IssuerPictures,
  Payment,
  PaymentImportRow,
  SettingsChangeEntry,
} from '@ocr/contract';
import type { ColumnType, Generated } from 'kysely';
import type { BigInteger, Json } from './columns.ts';

export interface BillingValuesTable {
  partner_id: string;
  month: string;
  pages_per_block: number;
  blocks_per_package: number;
  packages_registered: number;
  blocks_registered: number;
  time_zone: string;
}
export interface BillingProfilesTable {
  partner_id: string;
  payment_day: number;
  last_payment_date: string | null;
  closed_month: string | null;
  version: number;
  prices_version: Generated<number>;
}
/** Read as an object, written as text; null if there is none. */
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** An amount: 64-bit integers arrive as strings. */
type NullableAmount = ColumnType<string | null, number | null | undefined, number | null>;
export interface IssuersTable {
  partner_id: string;
  version: number;
  /** As they were saved, which may be before a property was there. */
  details: Json<Omit<IssuerDetails, 'numberPrefix'> & Partial<IssuerDetails>>;
}
export interface IssuerPicturesTable {
  id: string;
  partner_id: string;
  kind: IssuerPicture;
  storage_key: string;
  is_current: boolean;
}
export interface PriceListsTable {
  partner_id: string;
  month: string;
  prices: NullableJson<PriceList>;
}
export interface TenantPricesTable {
  tenant_id: string;
  month: string;
  partner_id: string;
  prices: NullableJson<PriceList>;
  discount: NullableJson<Discount>;
}
export interface TenantBillingTable {
  tenant_id: string;
  partner_id: string;
  delivery: 'console' | 'mail';
  recipient: string;
  billing_address: Generated<string>;
  version: number;
}
export interface SettingsChangesTable {
  id: string;
  partner_id: string;
  at: Date;
  user_id: string;
  user_name: string;
  effective: 'current' | 'next';
  month: string;
  setting: SettingsChangeEntry['setting'];
  from_value: string | null;
  to_value: string | null;
}
export interface TenantMonthsTable {
  tenant_id: string;
  month: string;
  partner_id: string;
  request_count: number;
  pages_used: number;
  pages_reserved: number;
  /** Kept by the database, as files end; null: a month from before, not counted yet. */
  files_read: Generated<number | null>;
  files_failed: Generated<number | null>;
}
/** What all tenants of a partner used together: in a closed month, or on a day that is over. */
export interface UsageSumsTable {
  partner_id: string;
  month: string;
  /** Null: the whole month. */
  day: string | null;
  per_block: number;
  per_package: number;
  request_count: BigInteger;
  pages_used: BigInteger;
  blocks_used: BigInteger;
  packages_used: BigInteger;
  block_limit: NullableAmount;
  page_limit: NullableAmount;
  /** Of months: how many tenants have a row in it; null if they are not counted yet. */
  tenant_count: ColumnType<number | null, never, number>;
}
/** A change of how many invoices a partner has in a month, by their states: a count is a sum of these. */
export interface InvoiceCountsTable {
  partner_id: string;
  month: string;
  payment_status: string;
  usage_status: string;
  change: number;
  folded: Generated<boolean>;
}
/** Partners whose invoices are all counted there. */
export interface CountedInvoicesTable {
  partner_id: string;
  counted_at: Date;
}
export interface MeteredRequestsTable {
  request_id: string;
  tenant_id: string;
  partner_id: string;
  number: string;
  month: string;
  day: string;
  accepted_at: Date;
}
export interface MeteredFilesTable {
  file_id: string;
  request_id: string;
  tenant_id: string;
  partner_id: string;
  ordinal: number;
  month: string;
  day: string;
  pages: number;
  state: 'reserved' | 'used' | 'released';
  ended_at: Date | null;
}
export interface PageLedgerTable {
  file_id: string;
  page: number;
  tenant_id: string;
  partner_id: string;
  month: string;
  day: string;
  charged_at: Date;
}
export interface InvoicesTable {
  id: string;
  partner_id: string;
  tenant_id: string;
  month: string;
  number: string;
  tenant_number: string;
  company_name: string;
  partner_name: string;
  request_count: number;
  pages_used: number;
  blocks_used: number;
  packages_used: number;
  packages_registered: number;
  blocks_registered: number;
  pages_per_block: number;
  blocks_per_package: number;
  block_limit: number;
  usage_status: 'normal' | 'close_to_limit' | 'full_capacity';
  days: Json<{ day: string; requestCount: number; pagesUsed: number }[]>;
  issued_date: string;
  due_date: string;
  payment_status: 'pending' | 'paid' | 'overdue';
  payment_date: string | null;
  payment_recorded_by: ColumnType<string | null, undefined, string | null>;
  payment_recorded_on: ColumnType<string | null, undefined, string | null>;
  kind: Generated<'invoice' | 'credit_note'>;
  state: Generated<'draft' | 'issued' | 'void'>;
  made_by_closing: Generated<boolean>;
  refers_to: ColumnType<string | null, string | undefined, string>;
  reason: ColumnType<string | null, string | undefined, never>;
  currency: ColumnType<Currency | null, Currency | undefined, never>;
  subtotal: NullableAmount;
  taxes: NullableJson<TaxOfRate[]>;
  tax_total: NullableAmount;
  total: NullableAmount;
  paid: NullableAmount;
  lines: NullableJson<AmountLine[]>;
  /** Pictures and prefix are missing where it was issued before there were any. */
  issuer: NullableJson<
    Omit<IssuerDetails, 'numberPrefix'> & { isExempt: boolean } & Partial<
        IssuerPictures & Pick<IssuerDetails, 'numberPrefix'>
      >
  >;
  recipient: ColumnType<string | null, string | undefined, never>;
  recipient_address: ColumnType<string | null, string | undefined, never>;
}
export interface PaymentsTable {
  id: string;
  invoice_id: string;
  tenant_id: string;
  partner_id: string;
  kind: Payment['kind'];
  paid_on: string;
  amount: BigInteger;
  note: string;
  booked_at: Date;
  booked_on: string;
  /** Null where the closing deducted credit. */
  booked_by: string | null;
  takes_back: string | null;
  source: string | null;
}
export interface PaymentImportsTable {
  id: string;
  partner_id: string;
  imported_at: Date;
  lines: Json<
    (Pick<PaymentImportRow, 'line' | 'date' | 'payer' | 'amount'> & {
      source: string;
      /** As a line of 入出金取引明細 was identified at first. */
      formerSource?: string;
    })[]
  >;
}
export interface PaymentColumnsTable {
  partner_id: string;
  heading: string;
  columns: Json<{ date: string; payer: string; amount: string }>;
}
export interface PayerNamesTable {
  partner_id: string;
  payer: string;
  tenant_id: string;
}
export interface InvoiceMailsTable {
  id: string;
  invoice_id: string;
  tenant_id: string;
  partner_id: string;
  reminder_day: number;
  queued_at: Date;
  state: 'queued' | 'sent' | 'not_needed' | 'failed';
  ended_on: string | null;
}
export interface ReconciliationsTable {
  id: string;
  partner_id: string;
  checked_at: Date;
  balanced: boolean;
  differences: Json<ReconciliationDifference[]>;
}
