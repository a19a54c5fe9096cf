-- Built beside writers before 0007 runs, in a database that has rows: one statement a paragraph, each for itself. `requests_status` is not
-- here: 0007 replaces an index of that name, while writers wait for it.

create index concurrently if not exists requests_number on requests (tenant_id, length(number), number, id) include (status, accepted_at) where deleted_at is null;

create index concurrently if not exists requests_template_name on requests (tenant_id, template_name, id) include (status, accepted_at) where deleted_at is null;

create index concurrently if not exists requests_page_count on requests (tenant_id, page_count, id) include (status, accepted_at) where deleted_at is null;

create index concurrently if not exists requests_ocr_rate on requests (tenant_id, ocr_rate, id) include (status, accepted_at) where deleted_at is null;

create index concurrently if not exists requests_ocr_rate_down on requests (tenant_id, ocr_rate desc nulls last, id desc) include (status, accepted_at) where deleted_at is null;

create index concurrently if not exists requests_completed_at on requests (tenant_id, completed_at, id) include (status, accepted_at) where deleted_at is null;

create index concurrently if not exists requests_completed_at_down on requests (tenant_id, completed_at desc nulls last, id desc) include (status, accepted_at) where deleted_at is null;

create unique index concurrently if not exists invoices_number on invoices (partner_id, number) include (payment_status, usage_status);

create index concurrently if not exists invoices_month on invoices (partner_id, month, number) include (payment_status, usage_status);

create index concurrently if not exists invoices_company_name on invoices (partner_id, company_name, number) include (payment_status, usage_status);

create index concurrently if not exists invoices_request_count on invoices (partner_id, request_count, number) include (payment_status, usage_status);

create index concurrently if not exists invoices_pages_used on invoices (partner_id, pages_used, number) include (payment_status, usage_status);

create index concurrently if not exists invoices_blocks_used on invoices (partner_id, blocks_used, number) include (payment_status, usage_status);

create index concurrently if not exists invoices_payment_status on invoices (partner_id, payment_status, number) include (usage_status);

create index concurrently if not exists invoices_usage_status on invoices (partner_id, usage_status, number) include (payment_status);

create index concurrently if not exists invoices_due_date on invoices (partner_id, due_date, number) include (payment_status, usage_status);

create index concurrently if not exists invoices_payment_date on invoices (partner_id, payment_date, number) include (payment_status, usage_status);

create index concurrently if not exists invoices_payment_date_down on invoices (partner_id, payment_date desc nulls last, number desc) include (payment_status, usage_status);

create index concurrently if not exists tenants_number on tenants (partner_id, lpad(substr(number, 3), 12, '0')) where deleted_at is null;

create index concurrently if not exists tenants_email on tenants (partner_id, lower(email), id) where deleted_at is null;

create index concurrently if not exists tenants_block_limit on tenants (partner_id, block_limit, id) where deleted_at is null;

create index concurrently if not exists tenants_updated_at on tenants (partner_id, updated_at, id) where deleted_at is null;

create index concurrently if not exists tenants_expiry_date on tenants (partner_id, expiry_date, id) where deleted_at is null;

create index concurrently if not exists tenants_status on tenants (partner_id, status, id) where deleted_at is null;

create or replace function search_keys(owner uuid, words text) returns text[]
language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  keys text[] := '{}';
  sign text := right(owner::text, 6);
  size integer := length(words);
  letters text;
begin
  for place in 1 .. size - 2 loop
    keys := keys || (sign || substr(words, place, 3));
  end loop;
  if octet_length(words) > size then
    for place in 1 .. size loop
      for count in 1 .. 2 loop
        letters := substr(words, place, count);
        if octet_length(letters) > length(letters) then keys := keys || (sign || letters); end if;
      end loop;
    end loop;
  end if;
  return keys;
end $$;

create index concurrently if not exists search_requests on requests using gin (search_keys(tenant_id, lower(number || chr(10) || template_name)))
  with (gin_pending_list_limit = 512) where deleted_at is null;

create index concurrently if not exists search_invoices on invoices using gin (search_keys(partner_id, lower(number || chr(10) || company_name)))
  with (gin_pending_list_limit = 512) where true;

create index concurrently if not exists search_tenants on tenants using gin (search_keys(partner_id, lower(number || chr(10) || company_name || chr(10) || email || chr(10) || contact_name)))
  with (gin_pending_list_limit = 512) where deleted_at is null;

create index concurrently if not exists search_partner_audit on audit_entries using gin (search_keys(partner_id, lower(user_name || chr(10) || coalesce(target, ''))))
  with (gin_pending_list_limit = 512) where not confidential;

create index concurrently if not exists search_tenant_audit on audit_entries using gin (search_keys(tenant_id, lower(user_name || chr(10) || coalesce(target, ''))))
  with (gin_pending_list_limit = 512) where tenant_id is not null;
