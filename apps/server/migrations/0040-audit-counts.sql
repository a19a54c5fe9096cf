-- How many entries the activity of a tenant, or of a partner, has: counting a million rows for each page of the list was what it waited for. Entries
-- are only ever added, with the time of their writing, so that a day (UTC) that is over is counted once, by the sweep; what is newer the list counts itself.

-- Of a tenant all entries; of a partner those that it may read, its tenants' among them.
create table audit_counts (
  owner_id uuid not null,
  partner_id uuid not null references partners,
  day date not null,
  action text not null,
  confidential boolean not null,
  entries integer not null,
  primary key (owner_id, day, action, confidential)
);
-- Whose entries are counted, and until when.
create table audit_counted (
  owner_id uuid primary key,
  partner_id uuid not null references partners,
  counted_until timestamptz not null
);
create index audit_counts_partner on audit_counts (partner_id, day);

alter table audit_counts enable row level security;
alter table audit_counts force row level security;
alter table audit_counted enable row level security;
alter table audit_counted force row level security;
create policy tenant_rows on audit_counts for select to ocr_tenant using (owner_id = (select app_tenant()));
create policy tenant_rows on audit_counted for select to ocr_tenant using (owner_id = (select app_tenant()));
create policy partner_rows on audit_counts for select to ocr_partner using (partner_id = (select app_partner()) and not confidential);
create policy partner_rows on audit_counted for select to ocr_partner using (partner_id = (select app_partner()));
create policy system_rows on audit_counts to ocr_system using (true) with check (true);
create policy system_rows on audit_counted to ocr_system using (true) with check (true);
grant select on audit_counts, audit_counted to ocr_tenant, ocr_partner;
grant select, insert, delete on audit_counts to ocr_system;
grant select, insert, update on audit_counted to ocr_system;
