import type { RereadPlace } from '@ocr/extraction';
import type { ColumnType, Generated } from 'kysely';
import type { BigInteger, Decimal, Json } from './columns.ts';

/** Fractions of the page. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a field's values must be like, as stored; the shape is the contract's. */
interface StoredFormat {
  kind?: 'text' | 'date' | 'amount' | 'number' | undefined;
  required?: boolean | undefined;
  pattern?: string | undefined;
  list?: string[] | undefined;
  min?: string | undefined;
  max?: string | undefined;
}

/** Columns of a template's exports, as stored; the shape is the contract's. */
interface StoredLayout {
  sheets: { table: string | null; columns: { key: string; header: string; shown: boolean }[] }[];
}
/** Names of fields. */
interface Identity {
  supplier: string;
  number: string;
  date: string;
  amount: string;
}

/** What a template asks for, as stored; the shape is the contract's. */
export interface StoredDefinition {
  fields: { name: string; description: string; format?: StoredFormat | undefined }[];
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
  /** Null: made with the partner. */
  created_by: string | null;
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

export interface ExportLayoutsTable {
  tenant_id: string;
  template_id: string;
  partner_id: string;
  layout: Json<StoredLayout>;
  changed_at: Date;
  changed_by: string;
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
  checked_at: Generated<Date | null>;
  checked_by: Generated<string | null>;
  checked_by_name: Generated<string | null>;
  /** Kept by triggers; null: from before it was counted. */
  to_check: Generated<number | null>;
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
  size_bytes: BigInteger;
  sha256: string;
  storage_key: string | null;
  status: 'processing' | 'completed' | 'failed';
  error: string | null;
  page_count: number;
  pages_done: number;
  attempts: number;
  ocr_rate: Decimal;
  ended_at: Date | null;
  /** Flagged values that nobody has reviewed yet. */
  to_check: Generated<number>;
}
export interface FilePagesTable {
  file_id: string;
  number: number;
  tenant_id: string;
  partner_id: string;
  width: number;
  height: number;
  content: Json<unknown>;
  looks: ColumnType<readonly RereadPlace[] | null, string | null | undefined, string | null>;
}
export interface FileResultsTable {
  file_id: string;
  tenant_id: string;
  partner_id: string;
  fields: Json<unknown[]>;
  tables: Json<unknown[]>;
  text: string;
  /** The fields that identify the document; null where the template does not ask for them, and where it was read before they were kept. */
  identity_fields: ColumnType<Identity | null, string | null, string | null>;
  /** Checksum of their values; null where one is missing. */
  identity: string | null;
  /** Paths of the values that are doubtful as they were read, as `corrections` spells them. */
  doubts: Generated<string[]>;
}
/** A long result without its rows. */
export interface ResultOutlinesTable {
  file_id: string;
  tenant_id: string;
  partner_id: string;
  heads: Json<{ name: string; rows: number; isChecked: boolean }[]>;
  /** `TableOutline` of each table, in JSON. */
  tables: string;
  /** What changes by hand did to doubts, in JSON, and a checksum of those changes. */
  doubts: string | null;
  doubts_of: string | null;
}
/** Rows of a long result. */
export interface ResultPartsTable {
  file_id: string;
  tenant_id: string;
  partner_id: string;
  table: number;
  part: number;
  /** JSON as in `file_results`. */
  rows: string;
}
/** Changes of how many requests a tenant has on a day (UTC) in a status: the sum counts. Triggers of `requests` add them. */
export interface RequestCountsTable {
  tenant_id: string;
  partner_id: string;
  day: string;
  status: 'processing' | 'completed' | 'failed';
  checked: boolean;
  change: number;
  folded: Generated<boolean>;
}
/** Tenants whose requests are all counted there. */
export interface CountedTenantsTable {
  tenant_id: string;
  partner_id: string;
  counted_at: Date;
}
/** What a file is searched by, in pieces. */
export interface RequestWordsTable {
  file_id: string;
  part: number;
  request_id: string;
  tenant_id: string;
  partner_id: string;
  words: string;
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
  page: Generated<number | null>;
  box: ColumnType<Box | null, string | null | undefined, string | null>;
  position: Generated<string>;
}
export interface RowEditsTable {
  id: string;
  file_id: string;
  tenant_id: string;
  partner_id: string;
  table_name: string;
  op: 'insert' | 'delete' | 'restore';
  row_key: string;
  index: number;
  user_id: string;
  user_name: string;
  at: Date;
  position: Generated<string>;
}
export interface TemplateMemoriesTable {
  tenant_id: string;
  template_id: string;
  partner_id: string;
  learns: Generated<boolean>;
  version: Generated<number>;
}
export interface LessonsTable {
  file_id: string;
  request_id: string;
  tenant_id: string;
  partner_id: string;
  template_id: string;
  state: 'wanted' | 'learnt' | 'forgotten';
  want: string;
  wanted_at: Date | null;
  layout_id: string | null;
  learnt_at: Date | null;
  name: string | null;
  fields: string[] | null;
  tables: string[] | null;
  content: ColumnType<unknown, string | null, string | null>;
}
export interface LayoutUsesTable {
  file_id: string;
  tenant_id: string;
  partner_id: string;
  template_id: string;
  layout_id: string;
  read_at: Date;
}
export interface FairTimesTable {
  tenant_id: string;
  partner_id: string;
  virtual_time: BigInteger;
}
export interface StoredObjectsTable {
  key: string;
  partner_id: string;
  /** Null: the partner's own. */
  tenant_id: string | null;
  /** Null: not measured yet. */
  size_bytes: ColumnType<string | null, number | null, number | null>;
  owners: number;
  /** Of the content, in hexadecimal. Null: not known yet. */
  sha256: string | null;
}
export interface TenantStorageTable {
  tenant_id: string;
  partner_id: string;
  used_bytes: BigInteger;
}
export interface StorageRemovalsTable {
  key: string;
  due_at: Date;
}
