-- Rows of tables that were added, deleted and put back by hand, one below the other: replayed over the rows that were read they give the table
-- as it is. A row that was read is named by its number among those, from 0; one that was added by an id. Paths of `corrections` name rows so, too.
create table row_edits (
  id uuid primary key,
  file_id uuid not null references request_files,
  tenant_id uuid not null,
  partner_id uuid not null,
  table_name text not null,
  op text not null check (op in ('insert', 'delete', 'restore')),
  row_key text not null,
  index integer not null,
  user_id uuid not null,
  user_name text not null,
  at timestamptz not null,
  position bigint generated always as identity
);
create index row_edits_file on row_edits (file_id, position);
create index row_edits_tenant on row_edits (tenant_id);
alter table row_edits enable row level security;
alter table row_edits force row level security;
create policy tenant_rows on row_edits to ocr_tenant using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on row_edits to ocr_tenant;

-- Whether the same bytes were sent before.
create index request_files_bytes on request_files (tenant_id, sha256) where sha256 <> '';

-- Where on the page a person found the value.
alter table corrections add column page integer, add column box jsonb;
