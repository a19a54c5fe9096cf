import type { ColumnType } from 'kysely';
import type { Json } from './columns.ts';

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
}
export interface SettingsChangesTable {
  id: string;
  partner_id: string;
  at: Date;
  user_id: string;
  user_name: string;
  effective: 'current' | 'next';
  month: string;
  setting: string;
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
}
export interface BooksChecksTable {
  id: string;
  partner_id: string;
  checked_at: Date;
  balanced: boolean;
  differences: Json<unknown[]>;
}
