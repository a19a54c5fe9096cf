-- As 0069 has them, built beside writers: what is searched for, in full and half width alike.

create index concurrently if not exists search_invoices_folded on invoices using gin (search_keys(partner_id, lower(normalize(number || chr(10) || company_name, nfkc))))
  with (gin_pending_list_limit = 512);

create index concurrently if not exists search_tenants_folded on tenants using gin (search_keys(partner_id, lower(normalize(number || chr(10) || company_name || chr(10) || email || chr(10) || contact_name, nfkc))))
  with (gin_pending_list_limit = 512) where deleted_at is null;

create index concurrently if not exists search_partner_audit_folded on audit_entries using gin (search_keys(partner_id, lower(normalize(user_name || chr(10) || coalesce(target, ''), nfkc))))
  with (gin_pending_list_limit = 512) where not confidential;

create index concurrently if not exists search_tenant_audit_folded on audit_entries using gin (search_keys(tenant_id, lower(normalize(user_name || chr(10) || coalesce(target, ''), nfkc))))
  with (gin_pending_list_limit = 512) where tenant_id is not null;
