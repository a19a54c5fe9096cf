import type {
  PartnersTable,
  TenantsTable,
  TenantPastValuesTable,
  UsersTable,
  ExpiryMailsTable,
  SessionsTable,
  KnownDevicesTable,
  TotpSecretsTable,
  PasskeysTable,
  PasskeyChallengesTable,
  RecoveryCodesTable,
  SignInTicketsTable,
  FailedSignInsTable,
  PasswordResetsTable,
  EmailChangesTable,
  SigningKeysTable,
  RateLimitsTable,
  SequencesTable,
  AuditCountedTable,
  AuditCountsTable,
  AuditEntriesTable,
} from './schema-accounts.ts';
import type {
  BillingValuesTable,
  BillingProfilesTable,
  SettingsChangesTable,
  TenantMonthsTable,
  UsageSumsTable,
  InvoiceCountsTable,
  CountedInvoicesTable,
  MeteredRequestsTable,
  MeteredFilesTable,
  PageLedgerTable,
  InvoicesTable,
  InvoiceMailsTable,
  ReconciliationsTable,
  IssuerPicturesTable,
  IssuersTable,
  PriceListsTable,
  TenantPricesTable,
  TenantBillingTable,
  PaymentsTable,
  PaymentImportsTable,
  PaymentColumnsTable,
  PayerNamesTable,
} from './schema-billing.ts';
import type {
  TemplatesTable,
  TemplateVersionsTable,
  ExportLayoutsTable,
  PreviewDocumentsTable,
  RequestsTable,
  RequestCountsTable,
  CountedTenantsTable,
  IdempotencyKeysTable,
  RequestFilesTable,
  FilePagesTable,
  FileResultsTable,
  RequestWordsTable,
  CorrectionsTable,
  RowEditsTable,
  TemplateMemoriesTable,
  LessonsTable,
  LayoutUsesTable,
  FairTimesTable,
  ResultOutlinesTable,
  ResultPartsTable,
  StoredObjectsTable,
  TenantStorageTable,
  StorageRemovalsTable,
} from './schema-documents.ts';
import type {
  TemplateSetChoicesTable,
  TemplateCheckingTable,
  RequestReviewsTable,
  CorrectionSnapshotsTable,
  RowEditSnapshotsTable,
  CheckDifferencesTable,
  TemplateDraftsTable,
  TemplateTrialsTable,
  TrialLossesTable,
  VersionTrialsTable,
} from './schema-drafts.ts';
export type { StoredDefinition, StoredDocument } from './schema-documents.ts';
export type { StoredPlace } from './schema-drafts.ts';

/**
 * The tables as queries see them. Days and months are text (`YYYY-MM-DD`): a JavaScript date would bring the
 * server's time zone into rules.
 */
export interface Tables {
  partners: PartnersTable;
  tenants: TenantsTable;
  tenant_past_values: TenantPastValuesTable;
  users: UsersTable;
  expiry_mails: ExpiryMailsTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  totp_secrets: TotpSecretsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_tickets: SignInTicketsTable;
  failed_sign_ins: FailedSignInsTable;
  password_resets: PasswordResetsTable;
  email_changes: EmailChangesTable;
  signing_keys: SigningKeysTable;
  rate_limits: RateLimitsTable;
  sequences: SequencesTable;
  billing_values: BillingValuesTable;
  billing_profiles: BillingProfilesTable;
  settings_changes: SettingsChangesTable;
  tenant_months: TenantMonthsTable;
  usage_sums: UsageSumsTable;
  invoice_counts: InvoiceCountsTable;
  counted_invoices: CountedInvoicesTable;
  metered_requests: MeteredRequestsTable;
  metered_files: MeteredFilesTable;
  page_ledger: PageLedgerTable;
  invoices: InvoicesTable;
  invoice_mails: InvoiceMailsTable;
  books_checks: ReconciliationsTable;
  issuers: IssuersTable;
  issuer_pictures: IssuerPicturesTable;
  price_lists: PriceListsTable;
  tenant_prices: TenantPricesTable;
  tenant_billing: TenantBillingTable;
  payments: PaymentsTable;
  payment_imports: PaymentImportsTable;
  payment_columns: PaymentColumnsTable;
  payer_names: PayerNamesTable;
  templates: TemplatesTable;
  template_versions: TemplateVersionsTable;
  export_layouts: ExportLayoutsTable;
  preview_documents: PreviewDocumentsTable;
  requests: RequestsTable;
  request_counts: RequestCountsTable;
  counted_tenants: CountedTenantsTable;
  idempotency_keys: IdempotencyKeysTable;
  request_files: RequestFilesTable;
  file_pages: FilePagesTable;
  file_results: FileResultsTable;
  result_outlines: ResultOutlinesTable;
  result_parts: ResultPartsTable;
  request_words: RequestWordsTable;
  corrections: CorrectionsTable;
  row_edits: RowEditsTable;
  request_reviews: RequestReviewsTable;
  corrections_aside: CorrectionSnapshotsTable;
  row_edits_aside: RowEditSnapshotsTable;
  look_differences: CheckDifferencesTable;
  template_checking: TemplateCheckingTable;
  template_drafts: TemplateDraftsTable;
  template_trials: TemplateTrialsTable;
  trial_losses: TrialLossesTable;
  version_trials: VersionTrialsTable;
  version_losses: TrialLossesTable;
  template_set_choices: TemplateSetChoicesTable;
  template_memories: TemplateMemoriesTable;
  lessons: LessonsTable;
  layout_uses: LayoutUsesTable;
  fair_times: FairTimesTable;
  stored_objects: StoredObjectsTable;
  tenant_storage: TenantStorageTable;
  storage_removals: StorageRemovalsTable;
  audit_entries: AuditEntriesTable;
  audit_counts: AuditCountsTable;
  audit_counted: AuditCountedTable;
}
