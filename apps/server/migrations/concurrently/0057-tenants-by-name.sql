-- As 0057 has it, built beside writers: the tenants of a partner by their names.

create index concurrently if not exists tenants_by_name on tenants (partner_id, company_name, id);
