-- A template's test set is its checked documents, the newest; nothing of them is copied. Kept here is what a tenant chose otherwise: a file that is to
-- stay in the set (true) or out of it (false). No foreign keys: making one would hold up whoever writes files.
create table template_set_choices (
  file_id uuid primary key,
  tenant_id uuid not null,
  partner_id uuid not null,
  template_id uuid not null,
  is_in boolean not null,
  chosen_at timestamptz not null
);
create index template_set_choices_template on template_set_choices (tenant_id, template_id, is_in, chosen_at);
alter table template_set_choices enable row level security;
alter table template_set_choices force row level security;
create policy tenant_rows on template_set_choices to ocr_tenant
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on template_set_choices to ocr_tenant;
