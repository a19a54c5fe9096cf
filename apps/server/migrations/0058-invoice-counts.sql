-- How many invoices a partner's list has, by what it is narrowed by: counting 23,000 rows for each page of it was most of what the page waited for. As `request_counts` (0026): what
-- changes adds rows and waits for nobody, a count is the sum of its rows, and the sweep folds those of a month into one. Rows of `invoices` are deleted with their partner only, and
-- these with them. Processes of the release before count row by row; what they change is counted by the triggers.
create table invoice_counts (
  partner_id uuid not null references partners,
  month date not null,
  payment_status text not null,
  usage_status text not null,
  change integer not null,
  folded boolean not null default false
);
create index invoice_counts_partner on invoice_counts (partner_id, month) include (payment_status, usage_status, change);
create index invoice_counts_unfolded on invoice_counts (partner_id, month) where not folded;

-- Partners whose invoices from before this table are counted, too. Until then their lists count rows.
create table counted_invoices (
  partner_id uuid primary key references partners,
  counted_at timestamptz not null
);

create function count_new_invoices() returns trigger language plpgsql as $$
begin
  insert into invoice_counts (partner_id, month, payment_status, usage_status, change)
    select partner_id, month, payment_status, usage_status, count(*) from added group by 1, 2, 3, 4;
  return null;
end $$;
create function count_changed_invoices() returns trigger language plpgsql as $$
begin
  insert into invoice_counts (partner_id, month, payment_status, usage_status, change)
    select partner_id, month, payment_status, usage_status, sum(change) from (
      select partner_id, month, payment_status, usage_status, -1 as change from before
      union all
      select partner_id, month, payment_status, usage_status, 1 from after
    ) as changes group by 1, 2, 3, 4 having sum(change) <> 0;
  return null;
end $$;
create trigger count_added after insert on invoices referencing new table as added
  for each statement execute function count_new_invoices();
create trigger count_changed after update on invoices referencing old table as before new table as after
  for each statement execute function count_changed_invoices();

alter table invoice_counts enable row level security;
alter table invoice_counts force row level security;
alter table counted_invoices enable row level security;
alter table counted_invoices force row level security;
create policy partner_rows on invoice_counts to ocr_partner using (partner_id = (select app_partner())) with check (partner_id = (select app_partner()));
create policy partner_rows on counted_invoices to ocr_partner using (partner_id = (select app_partner())) with check (partner_id = (select app_partner()));
create policy system_rows on invoice_counts to ocr_system using (true) with check (true);
create policy system_rows on counted_invoices for select to ocr_system using (true);
grant select, insert, delete on invoice_counts to ocr_partner;
grant select, insert, update on counted_invoices to ocr_partner;
-- The closing makes invoices, and the sweep looks for what is to be folded.
grant select, insert on invoice_counts to ocr_system;
grant select on counted_invoices to ocr_system;
