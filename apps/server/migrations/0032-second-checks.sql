-- Whether a second person confirms what the first checked; of one tenant's documents of a template.
alter table template_checking add column second_check text not null default 'off';
-- The rows that are there have the default: they need not be looked at.
alter table template_checking add constraint template_checking_second_check
  check (second_check in ('off', 'seen')) not valid;

-- The looks at a request before it counts as checked, and who has it in hand; no row: nobody has looked, and nobody has it.
create table request_reviews (
  request_id uuid primary key,
  tenant_id uuid not null,
  partner_id uuid not null,
  first_at timestamptz,
  first_by uuid,
  first_by_name text,
  -- Who looked second and changed values: a third person settles it.
  differed_at timestamptz,
  differed_by uuid,
  differed_by_name text,
  taken_at timestamptz,
  taken_by uuid,
  taken_by_name text
);
create index request_reviews_tenant on request_reviews (tenant_id);
alter table request_reviews enable row level security;
alter table request_reviews force row level security;
create policy tenant_rows on request_reviews to ocr_tenant
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on request_reviews to ocr_tenant;
