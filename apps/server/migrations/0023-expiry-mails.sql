-- Which mails have informed a tenant's users that its access expires: one a tenant, expiry date and number of days before.
create table expiry_mails (
  tenant_id uuid not null references tenants,
  partner_id uuid not null,
  expiry_date date not null,
  days integer not null,
  queued_at timestamptz not null,
  primary key (tenant_id, expiry_date, days)
);
alter table expiry_mails enable row level security;
alter table expiry_mails force row level security;
create policy system_rows on expiry_mails to ocr_system using (true) with check (true);
grant select, insert, delete on expiry_mails to ocr_system;
