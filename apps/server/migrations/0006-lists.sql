-- Lists with very many rows: an index in the order of the list, read both ways, which also holds what the list is
-- sorted, searched and counted by, so that the rows themselves are read for the one page that is shown.

drop index requests_list;
create index requests_list on requests (tenant_id, accepted_at, id)
  include (number, template_name, status, page_count, ocr_rate, completed_at) where deleted_at is null;

-- Those to be paid first, the earliest due first; then the paid ones, newest first.
drop index invoices_partner;
create index invoices_partner on invoices (partner_id, (payment_status = 'paid'),
  (case when payment_status <> 'paid' then due_date end), month desc, number)
  include (id, company_name, payment_status, usage_status, tenant_id, due_date, payment_date, request_count, pages_used, blocks_used);

drop index audit_entries_partner;
create index audit_entries_partner on audit_entries (partner_id, at, id)
  include (tenant_id, action, user_name, target) where not confidential;
drop index audit_entries_tenant;
create index audit_entries_tenant on audit_entries (tenant_id, at, id) include (partner_id, action, user_name, target);

create index tenants_list on tenants (partner_id, onboard_at, id)
  include (number, company_name, email, contact_name, status, updated_at, block_limit) where deleted_at is null;
