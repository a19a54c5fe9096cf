import type { ColumnType, Generated } from 'kysely';

/** Days and months are text (`YYYY-MM-DD`): a JavaScript date would bring the server's time zone into rules. */
type Json<T> = ColumnType<T, string, string>;
type Decimal = ColumnType<string | null, number | null, number | null>;
type Role = 1 | 2;

export interface PartnersTable {
  id: string;
  name: string;
  created_at: Date;
}
export interface TenantsTable {
  id: string;
  partner_id: string;
  number: string;
  company_name: string;
  email: string;
  description: string;
  contact_name: string;
  contact_email: string;
  phone_number: string;
  address: string;
  block_limit: number;
  expiry_date: string;
  status: 'active' | 'deactivated';
  onboard_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}
export interface UsersTable {
  id: string;
  partner_id: string;
  tenant_id: string | null;
  role_id: Role;
  email: string;
  full_name: string;
  phone_number: string | null;
  language: 'en' | 'jp';
  password_hash: string;
  must_change_password: boolean;
  locked_until: Date | null;
  created_at: Date;
  deleted_at: Date | null;
}
export interface SessionsTable {
  id: string;
  user_id: string;
  partner_id: string;
  tenant_id: string | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}
export interface FailedSignInsTable {
  id: string;
  user_id: string;
  partner_id: string;
  tenant_id: string | null;
  at: Date;
}
export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  partner_id: string;
  tenant_id: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}
export interface RateLimitsTable {
  key: string;
  window_start: Date;
  calls: number;
}
export interface SequencesTable {
  partner_id: string;
  owner_id: string;
  name: string;
  value: number;
}

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
}
export interface BooksChecksTable {
  id: string;
  partner_id: string;
  checked_at: Date;
  balanced: boolean;
  differences: Json<unknown[]>;
}

/** What a template asks for, as stored; the shape is the contract's. */
export interface StoredDefinition {
  fields: { name: string; description: string }[];
  tables: { name: string; description: string; columns: { name: string; description: string }[] }[];
}
export interface StoredDocument {
  name: string;
  kind: 'pdf' | 'jpeg' | 'png';
  pages: number;
  hash: string;
  storageKey: string;
}
export interface TemplatesTable {
  id: string;
  partner_id: string;
  tenant_id: string | null;
  number: string;
  name: string;
  category: string;
  description: string;
  version: number;
  definition: Json<StoredDefinition>;
  document: ColumnType<StoredDocument | null, string | null, string | null>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}
export interface TemplateVersionsTable {
  template_id: string;
  version: number;
  partner_id: string;
  tenant_id: string | null;
  name: string;
  definition: Json<StoredDefinition>;
  created_at: Date;
  created_by: string;
}
export interface PreviewDocumentsTable {
  owner_id: string;
  partner_id: string;
  tenant_id: string | null;
  hash: string;
  kind: 'pdf' | 'jpeg' | 'png';
  name: string;
  page_count: number;
  pages: Json<unknown[]>;
  storage_key: string;
  created_at: Date;
  used_at: Date;
}

export interface RequestsTable {
  id: string;
  tenant_id: string;
  partner_id: string;
  number: string;
  template_id: string;
  template_version: number;
  template_name: string;
  definition: Json<StoredDefinition>;
  status: 'processing' | 'completed' | 'failed';
  file_count: number;
  page_count: number;
  ocr_rate: Decimal;
  month: string;
  accepted_by: string;
  accepted_at: Date;
  completed_at: Date | null;
  deleted_at: Date | null;
}
export interface IdempotencyKeysTable {
  tenant_id: string;
  key: string;
  request_id: string;
  created_at: Date;
}
export interface RequestFilesTable {
  id: string;
  request_id: string;
  tenant_id: string;
  partner_id: string;
  ordinal: number;
  name: string;
  kind: 'pdf' | 'jpeg' | 'png';
  size_bytes: ColumnType<string, number, number>;
  sha256: string;
  storage_key: string | null;
  status: 'processing' | 'completed' | 'failed';
  error: string | null;
  page_count: number;
  pages_done: number;
  attempts: number;
  ocr_rate: Decimal;
  ended_at: Date | null;
}
export interface FilePagesTable {
  file_id: string;
  number: number;
  tenant_id: string;
  partner_id: string;
  width: number;
  height: number;
  content: Json<unknown>;
}
export interface FileResultsTable {
  file_id: string;
  tenant_id: string;
  partner_id: string;
  fields: Json<unknown[]>;
  tables: Json<unknown[]>;
  text: string;
}
export interface CorrectionsTable {
  id: string;
  file_id: string;
  tenant_id: string;
  partner_id: string;
  path: string;
  value: string | null;
  user_id: string;
  user_name: string;
  at: Date;
  position: Generated<string>;
}
export interface FairTimesTable {
  tenant_id: string;
  partner_id: string;
  virtual_time: ColumnType<string, number, number>;
}
export interface StorageRemovalsTable {
  key: string;
  requested_at: Date;
}
export interface AuditEntriesTable {
  id: string;
  partner_id: string;
  tenant_id: string | null;
  at: Date;
  user_id: string | null;
  user_name: string;
  action: string;
  target: string | null;
  details: Json<Record<string, unknown>>;
}

export interface Tables {
  partners: PartnersTable;
  tenants: TenantsTable;
  users: UsersTable;
  sessions: SessionsTable;
  failed_sign_ins: FailedSignInsTable;
  password_resets: PasswordResetsTable;
  rate_limits: RateLimitsTable;
  sequences: SequencesTable;
  billing_values: BillingValuesTable;
  billing_profiles: BillingProfilesTable;
  settings_changes: SettingsChangesTable;
  tenant_months: TenantMonthsTable;
  metered_requests: MeteredRequestsTable;
  metered_files: MeteredFilesTable;
  page_ledger: PageLedgerTable;
  invoices: InvoicesTable;
  books_checks: BooksChecksTable;
  templates: TemplatesTable;
  template_versions: TemplateVersionsTable;
  preview_documents: PreviewDocumentsTable;
  requests: RequestsTable;
  idempotency_keys: IdempotencyKeysTable;
  request_files: RequestFilesTable;
  file_pages: FilePagesTable;
  file_results: FileResultsTable;
  corrections: CorrectionsTable;
  fair_times: FairTimesTable;
  storage_removals: StorageRemovalsTable;
  audit_entries: AuditEntriesTable;
}
