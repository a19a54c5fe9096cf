-- What templates learn from checked documents. Always a tenant's own, also where the template is its partner's: nothing crosses tenants.

-- Whether a template learns, for one tenant; no row: it does.
create table template_memories (
  tenant_id uuid not null references tenants,
  template_id uuid not null,
  partner_id uuid not null,
  learns boolean not null default true,
  -- Grows with each lesson: which layout a document belongs to is told by the lessons that are there before it.
  version integer not null default 0,
  primary key (tenant_id, template_id)
);

-- One row a checked file. It is wanted from the transaction that checks or changes the file, and learnt by a job; `want` is another one each time,
-- so that what a job made of older values is dropped. A forgotten one stays until its file is checked or changed again.
create table lessons (
  file_id uuid primary key references request_files,
  request_id uuid not null,
  tenant_id uuid not null,
  partner_id uuid not null,
  template_id uuid not null,
  state text not null check (state in ('wanted', 'learnt', 'forgotten')),
  want uuid not null,
  layout_id uuid,
  learnt_at timestamptz,
  -- Who issued the document, as printed, and what of it is known.
  name text,
  fields text[],
  tables text[],
  content json,
  check (state <> 'learnt' or (layout_id is not null and learnt_at is not null and content is not null))
);
create index lessons_layout on lessons (tenant_id, template_id, layout_id, learnt_at);
create index lessons_request on lessons (tenant_id, request_id);

-- By which layout a file was read.
create table layout_uses (
  file_id uuid primary key references request_files,
  tenant_id uuid not null,
  partner_id uuid not null,
  template_id uuid not null,
  layout_id uuid not null,
  read_at timestamptz not null
);
create index layout_uses_layout on layout_uses (tenant_id, template_id, layout_id, read_at);

do $$
declare
  t text;
begin
  foreach t in array array['template_memories', 'lessons', 'layout_uses'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_rows on %I to ocr_tenant using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()))', t);
    execute format('grant select, insert, update, delete on %I to ocr_tenant', t);
  end loop;
end $$;
