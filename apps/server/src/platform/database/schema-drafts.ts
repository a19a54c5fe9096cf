import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Json } from './columns.ts';
import type { CorrectionsTable, RowEditsTable, StoredDefinition } from './schema-documents.ts';

export interface TemplateSetChoicesTable {
  file_id: string;
  tenant_id: string;
  partner_id: string;
  template_id: string;
  is_in: boolean;
  chosen_at: Date;
  /** Who put the file in before its request was checked; null: the request's check counts. */
  checked_by_name: string | null;
}
export interface TemplateCheckingTable {
  tenant_id: string;
  template_id: string;
  partner_id: string;
  /** Percent; null: the product's own bound. */
  doubt_below: number | null;
  second_check: Generated<'off' | 'seen'>;
  /** With `seen`, the second person sees the first person's changes; with `blind`, not. */
  is_blind: Generated<boolean>;
}
export interface RequestReviewsTable {
  request_id: string;
  tenant_id: string;
  partner_id: string;
  first_at: Date | null;
  first_by: string | null;
  first_by_name: string | null;
  differed_at: Date | null;
  differed_by: string | null;
  differed_by_name: string | null;
  differing_files: Generated<string[] | null>;
  taken_at: Date | null;
  taken_by: string | null;
  taken_by_name: string | null;
  is_blind: Generated<boolean>;
}
/** One person's changes in a blind check: rows of `corrections` that are hidden from everybody. */
export type CorrectionSnapshotsTable = Selectable<CorrectionsTable> & CheckNumberTable;
/** The same of `row_edits`. */
export type RowEditSnapshotsTable = Selectable<RowEditsTable> & CheckNumberTable;
interface CheckNumberTable {
  request_id: string;
  look: 1 | 2;
}
export interface CheckDifferencesTable {
  id: string;
  request_id: string;
  file_id: string;
  tenant_id: string;
  partner_id: string;
  place: number;
  /** A path as in `corrections`; only the table if its rows differ. */
  path: string;
  first_value: string | null;
  second_value: string | null;
  first_rows: ColumnType<string[][] | null, string | null>;
  second_rows: ColumnType<string[][] | null, string | null>;
  settled: Generated<'first' | 'second' | 'other' | null>;
}
export interface TemplateDraftsTable {
  template_id: string;
  partner_id: string;
  tenant_id: string | null;
  revision: number;
  version: number;
  name: string;
  category: string;
  description: string;
  definition: Json<StoredDefinition>;
  saved_at: Date;
  saved_by: string | null;
  saved_by_name: string;
}
/** What a trial counted of a field, or of a table's column. */
export interface StoredPlace {
  readonly name: string;
  readonly table: string | null;
  readonly values: number;
  readonly before: number | null;
  readonly after: number | null;
  readonly gained: number;
  readonly lost: number;
}
interface TrialColumns {
  template_id: string;
  partner_id: string;
  tenant_id: string;
  want: string;
  version: number;
  state: 'waiting' | 'running' | 'done' | 'failed';
  documents: number;
  done: number;
  lost: number | null;
  places: Json<readonly StoredPlace[]> | null;
  unseen: Generated<number | null>;
  /** Checksum of the documents it ran on, as they were checked then; null if it has not started. */
  set_digest: string | null;
  asked_at: Date;
  ended_at: Date | null;
}
export interface TemplateTrialsTable extends TrialColumns {
  /** Of the draft. */
  revision: number;
  /** When its losses were first answered to somebody. */
  seen_at: Generated<Date | null>;
}
export interface VersionTrialsTable extends TrialColumns {
  /** What `version` is compared with. */
  other_version: number;
}
/** Of the trial of a draft, and of two versions. */
export interface TrialLossesTable {
  template_id: string;
  place: number;
  file_id: string;
  page: number;
  partner_id: string;
  tenant_id: string;
  values_lost: number;
  expected: string | null;
  found: string | null;
}
