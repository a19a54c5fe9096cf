-- Templates: a tenant's own (custom) and the partner's (standard, tenant_id null), and every version of each.
-- A name is taken whatever its case and width (full-width letters are the same letters).

create table templates (
  id uuid primary key,
  partner_id uuid not null references partners,
  tenant_id uuid references tenants,
  number text not null,
  name text not null,
  category text not null,
  description text not null,
  version integer not null,
  definition jsonb not null,
  document jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index templates_custom_name on templates (tenant_id, lower(normalize(name, NFKC))) where deleted_at is null and tenant_id is not null;
create unique index templates_standard_name on templates (partner_id, lower(normalize(name, NFKC))) where deleted_at is null and tenant_id is null;
create index templates_tenant on templates (tenant_id, created_at desc) where deleted_at is null;
create index templates_partner on templates (partner_id, created_at desc) where deleted_at is null;

create table template_versions (
  template_id uuid not null references templates,
  version integer not null,
  partner_id uuid not null,
  tenant_id uuid,
  name text not null,
  definition jsonb not null,
  created_at timestamptz not null,
  created_by uuid,
  primary key (template_id, version)
);

-- Recognised sample documents, kept by content so that a preview reads a document once. `owner_id` is the tenant, or
-- the partner for its standard templates.
create table preview_documents (
  owner_id uuid not null,
  partner_id uuid not null,
  tenant_id uuid,
  hash text not null,
  kind text not null,
  name text not null,
  page_count integer not null,
  pages jsonb not null,
  storage_key text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  primary key (owner_id, hash)
);
create index preview_documents_age on preview_documents (used_at);
