-- How many requests a tenant's list has, by status, by whether they are checked, and by the day (UTC) on which they came: counting a million rows
-- for each page of the list was what it waited for. What changes adds rows and waits for nobody; a count is the sum of its rows, and the sweep
-- folds the rows of a day into one. Rows of `requests` are deleted with their partner only, and these with them.
create table request_counts (
  tenant_id uuid not null references tenants,
  partner_id uuid not null,
  day date not null,
  status text not null,
  checked boolean not null,
  change integer not null,
  folded boolean not null default false
);
create index request_counts_tenant on request_counts (tenant_id, day) include (status, checked, change);
create index request_counts_unfolded on request_counts (tenant_id, partner_id, day) where not folded;

-- Tenants whose requests from before this table are counted, too. Until then their lists count rows.
create table counted_tenants (
  tenant_id uuid primary key references tenants,
  partner_id uuid not null,
  counted_at timestamptz not null
);

create function count_new_requests() returns trigger language plpgsql as $$
begin
  insert into request_counts (tenant_id, partner_id, day, status, checked, change)
    select tenant_id, partner_id, (accepted_at at time zone 'UTC')::date, status, checked_at is not null, count(*)
    from added where deleted_at is null group by 1, 2, 3, 4, 5;
  return null;
end $$;
create function count_changed_requests() returns trigger language plpgsql as $$
begin
  insert into request_counts (tenant_id, partner_id, day, status, checked, change)
    select tenant_id, partner_id, (accepted_at at time zone 'UTC')::date, status, checked_at is not null, sum(change) from (
      select tenant_id, partner_id, accepted_at, status, checked_at, -1 as change from before where deleted_at is null
      union all
      select tenant_id, partner_id, accepted_at, status, checked_at, 1 from after where deleted_at is null
    ) as changes group by 1, 2, 3, 4, 5 having sum(change) <> 0;
  return null;
end $$;
create trigger count_added after insert on requests referencing new table as added
  for each statement execute function count_new_requests();
create trigger count_changed after update on requests referencing old table as before new table as after
  for each statement execute function count_changed_requests();

alter table request_counts enable row level security;
alter table request_counts force row level security;
alter table counted_tenants enable row level security;
alter table counted_tenants force row level security;
create policy tenant_rows on request_counts to ocr_tenant using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
create policy tenant_rows on counted_tenants to ocr_tenant using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
create policy system_rows on request_counts for select to ocr_system using (true);
create policy system_rows on counted_tenants for select to ocr_system using (true);
grant select, insert, delete on request_counts to ocr_tenant;
grant select, insert, update on counted_tenants to ocr_tenant;
grant select on request_counts, counted_tenants to ocr_system;
