-- As 0053 has it, built beside writers: the days of all tenants of a partner, without those of the rest of the month.

create index concurrently if not exists metered_requests_partner_days on metered_requests (partner_id, month, day) include (tenant_id);
