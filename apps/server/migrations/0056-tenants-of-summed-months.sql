-- How many tenants have a row in a month that is summed: the usage of all tenants by month is a list of these rows, and counting them was most of what a page of it
-- waited for. Null: not counted yet, as in rows that the release before stores; such a month's rows are counted one by one until the sweep has done so.
alter table usage_sums add column tenant_count integer;
grant update (tenant_count) on usage_sums to ocr_system;
