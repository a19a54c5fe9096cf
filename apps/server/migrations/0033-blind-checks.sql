-- A second check may be blind: the second person sees the values as they were read. Beside `second_check`, which processes of the release before know.
alter table template_checking add column is_blind boolean not null default false;
-- Whether the check that is under way is blind, whatever the template says by now.
alter table request_reviews add column is_blind boolean not null default false;

-- What people changed in their looks at a blind check, out of the place where everybody reads it. Look 1 is moved here, look 2 is a copy.
-- A review cannot go before what was put aside for it: a process that knows nothing of blind checks fails instead of losing it.
create table corrections_aside (
  request_id uuid not null references request_reviews,
  look smallint not null check (look in (1, 2)),
  id uuid not null,
  file_id uuid not null,
  tenant_id uuid not null,
  partner_id uuid not null,
  path text not null,
  value text,
  user_id uuid not null,
  user_name text not null,
  at timestamptz not null,
  page integer,
  box jsonb,
  position bigint not null,
  primary key (request_id, look, position)
);
create table row_edits_aside (
  request_id uuid not null references request_reviews,
  look smallint not null check (look in (1, 2)),
  id uuid not null,
  file_id uuid not null,
  tenant_id uuid not null,
  partner_id uuid not null,
  table_name text not null,
  op text not null,
  row_key text not null,
  index integer not null,
  user_id uuid not null,
  user_name text not null,
  at timestamptz not null,
  position bigint not null,
  primary key (request_id, look, position)
);
-- Where the two looks differ, for the third: values, or which rows a table has (then `path` names the table alone).
create table look_differences (
  id uuid primary key,
  request_id uuid not null references request_reviews,
  file_id uuid not null,
  tenant_id uuid not null,
  partner_id uuid not null,
  -- Its place in the order in which they are shown: by field, table and row.
  place integer not null,
  path text not null,
  first_value text,
  second_value text,
  -- The rows that only one of them has, their values in the order of the columns.
  first_rows jsonb,
  second_rows jsonb,
  settled text check (settled in ('first', 'second', 'other')),
  unique (request_id, file_id, path)
);
create index corrections_aside_tenant on corrections_aside (tenant_id);
create index row_edits_aside_tenant on row_edits_aside (tenant_id);
create index look_differences_tenant on look_differences (tenant_id);
alter table corrections_aside enable row level security;
alter table corrections_aside force row level security;
alter table row_edits_aside enable row level security;
alter table row_edits_aside force row level security;
alter table look_differences enable row level security;
alter table look_differences force row level security;
create policy tenant_rows on corrections_aside to ocr_tenant
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
create policy tenant_rows on row_edits_aside to ocr_tenant
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
create policy tenant_rows on look_differences to ocr_tenant
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on corrections_aside to ocr_tenant;
grant select, insert, delete on row_edits_aside to ocr_tenant;
grant select, insert, update, delete on look_differences to ocr_tenant;

-- How many values of a request's files are doubtful and settled by nobody: the sum of `request_files.to_check` once the request has ended, so that a list
-- can be put in that order (0034, whose indexes are built beside writers and want the column). Null: from before; the sweep counts these.
alter table requests add column to_check integer;
alter table requests alter column to_check set default 0;
