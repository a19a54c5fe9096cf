-- The last comparison of two of a template's versions on its test set, like `template_trials` of its draft: asked for again at any time.
create table version_trials (
  template_id uuid primary key,
  partner_id uuid not null,
  tenant_id uuid not null,
  want uuid not null,
  version integer not null,
  other_version integer not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  documents integer not null,
  done integer not null,
  lost integer,
  places jsonb,
  set_digest text,
  unseen integer,
  asked_at timestamptz not null,
  ended_at timestamptz
);
create index version_trials_tenant on version_trials (tenant_id);

-- What the one reads right and the other does not: goes with the file.
create table version_losses (
  template_id uuid not null,
  place integer not null,
  file_id uuid not null,
  page integer not null,
  partner_id uuid not null,
  tenant_id uuid not null,
  values_lost integer not null,
  expected text,
  found text,
  primary key (tenant_id, template_id, place, file_id, page)
);
create index version_losses_file on version_losses (tenant_id, file_id);

do $$
declare
  t text;
begin
  foreach t in array array['version_trials', 'version_losses'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_rows on %I to ocr_tenant using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()))', t);
    execute format('grant select, insert, update, delete on %I to ocr_tenant', t);
  end loop;
end $$;
