-- How a tenant wants the results of a template checked; no row: as the product does by itself.
create table template_checking (
  tenant_id uuid not null,
  template_id uuid not null,
  partner_id uuid not null,
  -- Values read less surely than this (percent) are doubtful, in files that are read from then on; null: the product's own bound.
  doubt_below smallint check (doubt_below between 50 and 99),
  primary key (tenant_id, template_id)
);
alter table template_checking enable row level security;
alter table template_checking force row level security;
create policy tenant_rows on template_checking to ocr_tenant
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on template_checking to ocr_tenant;
