-- Requests, their files, what was read and what was corrected. Deleting a request purges all but the row itself.

create table requests (
  id uuid primary key,
  tenant_id uuid not null references tenants,
  partner_id uuid not null,
  number text not null,
  template_id uuid not null,
  template_version integer not null,
  template_name text not null,
  definition jsonb not null,
  status text not null check (status in ('processing', 'completed', 'failed')),
  file_count smallint not null,
  page_count integer not null,
  ocr_rate numeric(4, 1),
  month date not null,
  accepted_by uuid not null,
  accepted_at timestamptz not null,
  completed_at timestamptz,
  deleted_at timestamptz,
  unique (tenant_id, number)
);
create index requests_list on requests (tenant_id, accepted_at desc, id) where deleted_at is null;
create index requests_status on requests (tenant_id, status, accepted_at desc) where deleted_at is null;
create index requests_processing on requests (month) where status = 'processing';

create table idempotency_keys (
  tenant_id uuid not null references tenants,
  key text not null,
  request_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table request_files (
  id uuid primary key,
  request_id uuid not null references requests,
  tenant_id uuid not null references tenants,
  partner_id uuid not null,
  ordinal smallint not null,
  name text not null,
  kind text not null check (kind in ('pdf', 'jpeg', 'png')),
  size_bytes bigint not null,
  sha256 text not null,
  storage_key text,
  status text not null check (status in ('processing', 'completed', 'failed')),
  error text,
  page_count integer not null,
  pages_done integer not null,
  attempts smallint not null,
  ocr_rate numeric(4, 1),
  ended_at timestamptz,
  unique (request_id, ordinal)
);
create index request_files_tenant on request_files (tenant_id, request_id);

-- Pages as recognised: words, lines and rules, one row a page, so that a long file is stored run by run.
create table file_pages (
  file_id uuid not null references request_files,
  number integer not null,
  tenant_id uuid not null,
  partner_id uuid not null,
  width double precision not null,
  height double precision not null,
  content jsonb not null,
  primary key (file_id, number)
);
create index file_pages_tenant on file_pages (tenant_id, file_id);

create table file_results (
  file_id uuid primary key references request_files,
  tenant_id uuid not null,
  partner_id uuid not null,
  fields jsonb not null,
  tables jsonb not null,
  text text not null
);
create index file_results_tenant on file_results (tenant_id);

-- Corrections are kept one below the other; the newest of a path counts, a null value takes it back.
create table corrections (
  id uuid primary key,
  file_id uuid not null references request_files,
  tenant_id uuid not null,
  partner_id uuid not null,
  path text not null,
  value text,
  user_id uuid not null,
  user_name text not null,
  at timestamptz not null,
  position bigint generated always as identity
);
create index corrections_file on corrections (file_id, position);
create index corrections_tenant on corrections (tenant_id);

-- Virtual time per tenant: who has had the least goes first.
create table fair_times (
  tenant_id uuid primary key references tenants,
  partner_id uuid not null,
  virtual_time bigint not null
);

-- The largest virtual time given so far: where a tenant starts that comes to an empty queue. A sequence, so that no
-- submission waits for another tenant's.
create sequence queue_clock as bigint minvalue 0 start 0;

-- Stored objects that a sweep deletes when they are due: those that a committed transaction orphaned, and those that
-- were stored for a transaction that never came (the intent is written before the object, and goes when it is accepted).
create table storage_removals (
  key text primary key,
  due_at timestamptz not null
);

-- Append-only: no role may change or delete. `confidential` entries (documents, results, own templates) are the tenant's alone.
create table audit_entries (
  id uuid primary key,
  partner_id uuid not null,
  tenant_id uuid,
  at timestamptz not null,
  user_id uuid,
  user_name text not null,
  action text not null,
  target text,
  confidential boolean not null,
  details jsonb not null
);
create index audit_entries_partner on audit_entries (partner_id, at desc);
create index audit_entries_tenant on audit_entries (tenant_id, at desc);
