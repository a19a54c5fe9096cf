-- As 0039 has them, built beside writers: the files of a month with what the running month is summed from.

create index concurrently if not exists metered_files_partner_days on metered_files (partner_id, month, day) include (tenant_id, state, pages);

create index concurrently if not exists metered_files_tenant_days on metered_files (tenant_id, month, day) include (partner_id, state, pages);
