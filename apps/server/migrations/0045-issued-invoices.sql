-- What was invoiced by month and by tenant is summed from an index alone: an invoice's row is wide (its days, lines and issuer), and a partner without prices has none here.
create index if not exists invoices_issued on invoices (partner_id, month) include (tenant_id, currency, subtotal) where total is not null and state <> 'draft';
