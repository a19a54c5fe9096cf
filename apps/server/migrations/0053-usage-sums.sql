-- What all tenants of a partner used together, in a month that is closed and on a day that is over: summed once, by the sweep. Adding up every tenant's months and
-- the running month's requests and files was what each look at a partner's charts waited for.
create table usage_sums (
  partner_id uuid not null references partners,
  month date not null,
  -- Null: the whole month.
  day date,
  -- What blocks and packages were computed with: a sum with other values than those in force is not used.
  per_block integer not null,
  per_package integer not null,
  request_count bigint not null,
  pages_used bigint not null,
  blocks_used bigint not null,
  packages_used bigint not null,
  -- Of months. The limits of a month's days are those of the tenants as they are.
  block_limit bigint,
  page_limit bigint,
  unique nulls not distinct (partner_id, month, day)
);

alter table usage_sums enable row level security;
alter table usage_sums force row level security;
create policy partner_rows on usage_sums for select to ocr_partner using (partner_id = (select app_partner()));
create policy system_rows on usage_sums to ocr_system using (true) with check (true);
grant select on usage_sums to ocr_partner;
grant select, insert, delete on usage_sums to ocr_system;

create index if not exists metered_requests_partner_days on metered_requests (partner_id, month, day) include (tenant_id);
drop index metered_requests_partner;
