-- Emails with an invoice: of its issue and of its reminders. A row is made once, in the transaction that makes the email due, together
-- with the job that sends it.
create table invoice_mails (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  tenant_id uuid not null references tenants,
  partner_id uuid not null references partners,
  -- How many days after the due date; 0 with the issue.
  reminder_day integer not null check (reminder_day between 0 and 365),
  queued_at timestamptz not null,
  -- Not needed: paid or void before it was sent. Failed: given up after many attempts, or without an address.
  state text not null check (state in ('queued', 'sent', 'not_needed', 'failed')),
  -- Of the end, on the partner's calendar.
  ended_on date,
  unique (invoice_id, reminder_day),
  check ((state = 'queued') = (ended_on is null))
);
create index invoice_mails_partner on invoice_mails (partner_id);
create index invoice_mails_tenant on invoice_mails (tenant_id);

alter table invoice_mails enable row level security;
alter table invoice_mails force row level security;
create policy partner_rows on invoice_mails to ocr_partner using (partner_id = (select app_partner())) with check (partner_id = (select app_partner()));
create policy tenant_rows on invoice_mails to ocr_tenant using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
create policy system_rows on invoice_mails to ocr_system using (true) with check (true);
grant select, insert on invoice_mails to ocr_partner;
grant select on invoice_mails to ocr_tenant;
grant select, insert, update on invoice_mails to ocr_system;
