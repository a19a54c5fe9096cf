-- What a tenant's block limit and company name were before each change of either: a month that has ended keeps those of its end until its invoice has them. Rows are only added, in the
-- order of a tenant's changes: its row is locked meanwhile. By a trigger, so that changes by processes of the release before are kept, too; each writes into `updated_at` when it is.
create table tenant_past_values (
  position bigint generated always as identity primary key,
  tenant_id uuid not null references tenants,
  partner_id uuid not null,
  -- When they were changed: in force before this instant.
  until timestamptz not null,
  block_limit integer not null,
  company_name text not null
);
create index tenant_past_values_tenant on tenant_past_values (tenant_id, position);

create function keep_past_values() returns trigger language plpgsql as $$
begin
  insert into tenant_past_values (tenant_id, partner_id, until, block_limit, company_name)
    values (old.id, old.partner_id, new.updated_at, old.block_limit, old.company_name);
  return null;
end $$;
create trigger keep_past_values after update on tenants for each row
  when (old.block_limit <> new.block_limit or old.company_name <> new.company_name) execute function keep_past_values();

alter table tenant_past_values enable row level security;
alter table tenant_past_values force row level security;
create policy partner_rows on tenant_past_values to ocr_partner using (partner_id = (select app_partner())) with check (partner_id = (select app_partner()));
create policy tenant_rows on tenant_past_values for select to ocr_tenant using (tenant_id = (select app_tenant()));
create policy tenant_changes on tenant_past_values for insert to ocr_tenant with check (tenant_id = (select app_tenant()));
create policy system_rows on tenant_past_values to ocr_system using (true) with check (true);
-- Whoever changes a tenant keeps what it was.
grant select, insert on tenant_past_values to ocr_partner, ocr_tenant, ocr_system;
