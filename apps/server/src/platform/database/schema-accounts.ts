import type { ColumnType, Generated } from 'kysely';
import type { BigInteger, Json } from './columns.ts';

export interface PartnersTable {
  id: string;
  name: string;
  second_factor_required: Generated<boolean>;
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
  second_factor_required: Generated<boolean>;
}
/** A tenant's limit and name before a change of either; a trigger writes it. */
export interface TenantPastValuesTable {
  position: ColumnType<number, never, never>;
  tenant_id: ColumnType<string, never, never>;
  partner_id: ColumnType<string, never, never>;
  until: ColumnType<Date, never, never>;
  block_limit: ColumnType<number, never, never>;
  company_name: ColumnType<string, never, never>;
}
export interface UsersTable {
  id: string;
  partner_id: string;
  tenant_id: string | null;
  role_id: 1 | 2;
  email: string;
  full_name: string;
  phone_number: string | null;
  language: 'en' | 'jp';
  password_hash: string;
  must_change_password: boolean;
  /** For wrong passwords. */
  locked_until: Date | null;
  /** For wrong second factors. */
  second_factor_locked_until: Date | null;
  second_factor: Generated<boolean>;
  /** Since when the account is refused though its password is right. */
  disabled_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
}
export interface ExpiryMailsTable {
  tenant_id: string;
  partner_id: string;
  expiry_date: string;
  days: number;
  queued_at: Date;
}
export interface SessionsTable {
  id: string;
  user_id: string;
  partner_id: string;
  tenant_id: string | null;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  user_agent: string;
  address: string;
  last_seen_at: Date;
  remembered: boolean;
}
export interface KnownDevicesTable {
  id: string;
  user_id: string;
  token_hash: string;
  user_agent: string;
  network: string;
  last_seen_at: Date;
}
export interface TotpSecretsTable {
  user_id: string;
  secret: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: number | null;
}
export interface PasskeysTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  counter: BigInteger;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}
export interface PasskeyChallengesTable {
  session_id: string;
  challenge: string;
  expires_at: Date;
}
export interface RecoveryCodesTable {
  id: string;
  user_id: string;
  label: string;
  code_hash: string;
  created_at: Date;
  used_at: Date | null;
}
export interface SignInTicketsTable {
  token_hash: string;
  user_id: string;
  password_digest: string;
  remember: boolean;
  challenge: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}
export interface FailedSignInsTable {
  id: string;
  user_id: string;
  partner_id: string;
  tenant_id: string | null;
  at: Date;
  /** Whether it was the second factor that was wrong. */
  second_factor: boolean;
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
export interface EmailChangesTable {
  token_hash: string;
  user_id: string;
  partner_id: string;
  tenant_id: string | null;
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}
export interface SigningKeysTable {
  id: string;
  secret: string;
  created_at: Date;
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

export interface AuditEntriesTable {
  id: string;
  partner_id: string;
  tenant_id: string | null;
  at: Date;
  user_id: string | null;
  user_name: string;
  action: string;
  target: string | null;
  confidential: boolean;
  details: Json<Record<string, unknown>>;
}
/** Entries of days that are over, by owner: a tenant, or a partner with its tenants. */
export interface AuditCountsTable {
  owner_id: string;
  partner_id: string;
  day: string;
  action: string;
  confidential: boolean;
  entries: number;
}
/** Whose entries are counted, before which instant. */
export interface AuditCountedTable {
  owner_id: string;
  partner_id: string;
  counted_until: Date;
}
