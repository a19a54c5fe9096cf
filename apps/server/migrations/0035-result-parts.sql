-- Long tables once more, in parts: a screen opens without the megabytes of the whole, and asks for rows as it comes to them.
-- Files that were read before have none, and those with short tables need none. No foreign keys: making one would hold up whoever writes files.
create table result_outlines (
  file_id uuid primary key,
  tenant_id uuid not null,
  partner_id uuid not null,
  -- Each table's name, its number of rows, and whether they can be checked by arithmetic.
  heads jsonb not null,
  -- JSON, never looked into here: what is known of all rows without their values.
  tables text not null
);
create index result_outlines_tenant on result_outlines (tenant_id);
create table result_parts (
  file_id uuid not null,
  tenant_id uuid not null,
  partner_id uuid not null,
  "table" integer not null,
  part integer not null,
  -- JSON as in file_results: a hundred rows, the last part fewer.
  rows text not null,
  primary key (file_id, "table", part)
);
create index result_parts_tenant on result_parts (tenant_id);
do $$ declare name text; begin
  foreach name in array array['result_outlines', 'result_parts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant_rows on %I to ocr_tenant
      using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to ocr_tenant', name);
  end loop;
end $$;
