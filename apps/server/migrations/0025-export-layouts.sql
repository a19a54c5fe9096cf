-- How a tenant has the columns of a template's exports: their order, their names, and which are left out. Of its own templates, and of its partner's.
create table export_layouts (
  tenant_id uuid not null references tenants,
  template_id uuid not null,
  partner_id uuid not null,
  layout jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  primary key (tenant_id, template_id)
);
alter table export_layouts enable row level security;
alter table export_layouts force row level security;
create policy tenant_rows on export_layouts to ocr_tenant using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on export_layouts to ocr_tenant;
