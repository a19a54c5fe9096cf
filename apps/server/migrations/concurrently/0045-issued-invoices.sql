-- As 0045 has it, built beside writers.

create index concurrently if not exists invoices_issued on invoices (partner_id, month) include (tenant_id, currency, subtotal) where total is not null and state <> 'draft';
