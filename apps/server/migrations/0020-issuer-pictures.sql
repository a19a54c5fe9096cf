-- The issuer's logo and seal, what invoice numbers begin with, and the postal address of whom an invoice is for.

-- A picture never changes: another one gets a row of its own. One that was replaced stays while an invoice states it.
create table issuer_pictures (
  id uuid primary key,
  partner_id uuid not null references partners,
  kind text not null check (kind in ('logo', 'seal')),
  storage_key text not null,
  is_current boolean not null
);
create unique index issuer_pictures_current on issuer_pictures (partner_id, kind) where is_current;
alter table issuer_pictures enable row level security;
alter table issuer_pictures force row level security;
create policy partner_rows on issuer_pictures to ocr_partner
  using (partner_id = (select app_partner())) with check (partner_id = (select app_partner()));
create policy tenant_partner on issuer_pictures for select to ocr_tenant using (partner_id = (select app_partner()));
create policy system_rows on issuer_pictures to ocr_system using (true) with check (true);
grant select, insert, delete, update (is_current) on issuer_pictures to ocr_partner;
grant select on issuer_pictures to ocr_tenant, ocr_system;

alter table tenant_billing add column billing_address text not null default '';
alter table invoices add column recipient_address text;
