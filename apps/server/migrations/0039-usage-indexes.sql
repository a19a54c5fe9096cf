-- The running month is summed from an index alone, without a look at each file's row. They begin as those before did, and take their place.
create index if not exists metered_files_partner_days on metered_files (partner_id, month, day) include (tenant_id, state, pages);
create index if not exists metered_files_tenant_days on metered_files (tenant_id, month, day) include (partner_id, state, pages);
drop index metered_files_partner;
drop index metered_files_tenant;
