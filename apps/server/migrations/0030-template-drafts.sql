-- A template's draft, and the last trial of it on the template's test set. No foreign keys: making one would hold up whoever writes templates and files.

-- What a template is to ask for next; a tenant's own, or the partner's for its standard templates. In force is what `templates` says.
create table template_drafts (
  template_id uuid primary key,
  partner_id uuid not null,
  tenant_id uuid,
  -- Another one with each save.
  revision integer not null,
  -- The version of the template that it was made on.
  version integer not null,
  name text not null,
  category text not null,
  description text not null,
  definition jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid,
  saved_by_name text not null
);

-- The trial of a draft: wanted in the transaction that makes its job; `want` is another one each time, so that a job that was overtaken stores nothing.
create table template_trials (
  template_id uuid primary key,
  partner_id uuid not null,
  tenant_id uuid not null,
  want uuid not null,
  revision integer not null,
  version integer not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  documents integer not null,
  done integer not null,
  -- How many values were lost, and the counts of each field and column; nothing of the documents.
  lost integer,
  places jsonb,
  asked_at timestamptz not null,
  ended_at timestamptz
);

-- What a draft reads wrong that the template reads right: goes with the file.
create table trial_losses (
  template_id uuid not null,
  place integer not null,
  file_id uuid not null,
  page integer not null,
  partner_id uuid not null,
  tenant_id uuid not null,
  values_lost integer not null,
  -- Of the first of them: as it was checked, and as the draft reads it.
  expected text,
  found text,
  primary key (tenant_id, template_id, place, file_id, page)
);
create index trial_losses_file on trial_losses (tenant_id, file_id);
create index template_drafts_tenant on template_drafts (tenant_id);
create index template_trials_tenant on template_trials (tenant_id);

do $$
declare
  t text;
begin
  foreach t in array array['template_drafts', 'template_trials', 'trial_losses'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_rows on %I to ocr_tenant using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()))', t);
    execute format('grant select, insert, update, delete on %I to ocr_tenant', t);
  end loop;
end $$;
create policy standard_rows on template_drafts to ocr_partner
  using (partner_id = (select app_partner()) and tenant_id is null) with check (partner_id = (select app_partner()) and tenant_id is null);
grant select, insert, update, delete on template_drafts to ocr_partner;
