-- Row-level security: the second wall behind every where-clause. Three roles without login, taken by `set local role`:
--   ocr_tenant   one tenant's rows (app.tenant_id), and what its partner publishes to it (app.partner_id)
--   ocr_partner  one partner's rows (app.partner_id); no grant on documents, pages, results and corrections
--   ocr_system   sign-in, closing and sweeping; no grant on documents, pages, results and corrections either
-- Policies are plain equalities (an OR in a policy was measured 100 times slower); an unset name sees nothing.

create function app_tenant() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;
create function app_partner() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.partner_id', true), '')::uuid $$;

do $$
declare
  t text;
begin
  for t in select tablename from pg_tables where schemaname = current_schema() and tablename not like 'kysely_%' loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
  end loop;

  -- A tenant's own rows.
  foreach t in array array['users', 'sessions', 'tenant_months', 'metered_requests', 'metered_files', 'page_ledger',
    'invoices', 'templates', 'template_versions', 'preview_documents', 'requests', 'idempotency_keys', 'request_files',
    'file_pages', 'file_results', 'corrections', 'fair_times', 'audit_entries'] loop
    execute format('create policy tenant_rows on %I to ocr_tenant using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()))', t);
  end loop;

  -- A partner's own rows.
  foreach t in array array['tenants', 'users', 'sessions', 'sequences', 'billing_values', 'billing_profiles',
    'settings_changes', 'tenant_months', 'metered_requests', 'metered_files', 'page_ledger', 'invoices', 'books_checks'] loop
    execute format('create policy partner_rows on %I to ocr_partner using (partner_id = (select app_partner())) with check (partner_id = (select app_partner()))', t);
  end loop;

  -- The system's.
  foreach t in array array['partners', 'tenants', 'users', 'sessions', 'failed_sign_ins', 'password_resets',
    'signing_keys', 'rate_limits', 'sequences', 'billing_values', 'billing_profiles', 'settings_changes', 'tenant_months', 'metered_requests',
    'metered_files', 'page_ledger', 'invoices', 'books_checks', 'requests', 'idempotency_keys', 'preview_documents',
    'storage_removals', 'audit_entries'] loop
    execute format('create policy system_rows on %I to ocr_system using (true) with check (true)', t);
  end loop;
end $$;

-- Tables whose scope is not simply their tenant_id or partner_id.
create policy tenant_self on tenants to ocr_tenant using (id = (select app_tenant()));
create policy tenant_partner on partners for select to ocr_tenant using (id = (select app_partner()));
create policy partner_self on partners to ocr_partner using (id = (select app_partner()));
create policy tenant_sequences on sequences to ocr_tenant using (owner_id = (select app_tenant())) with check (owner_id = (select app_tenant()));
create policy tenant_values on billing_values for select to ocr_tenant using (partner_id = (select app_partner()));
create policy tenant_profile on billing_profiles for select to ocr_tenant using (partner_id = (select app_partner()));
-- Standard templates: the partner's to write, its tenants' to read.
create policy standard_rows on templates to ocr_partner
  using (partner_id = (select app_partner()) and tenant_id is null) with check (partner_id = (select app_partner()) and tenant_id is null);
create policy standard_rows on template_versions to ocr_partner
  using (partner_id = (select app_partner()) and tenant_id is null) with check (partner_id = (select app_partner()) and tenant_id is null);
create policy standard_read on templates for select to ocr_tenant
  using (partner_id = (select app_partner()) and tenant_id is null);
create policy standard_read on template_versions for select to ocr_tenant
  using (partner_id = (select app_partner()) and tenant_id is null);
create policy standard_rows on preview_documents to ocr_partner
  using (partner_id = (select app_partner()) and tenant_id is null) with check (partner_id = (select app_partner()) and tenant_id is null);
-- The partner reads its own administration and its tenants', not what tenants do with their documents.
create policy partner_rows on audit_entries to ocr_partner
  using (partner_id = (select app_partner()) and not confidential) with check (partner_id = (select app_partner()));
-- Objects to delete: each may ask for its own, and take its own back when it keeps them.
create policy tenant_objects on storage_removals to ocr_tenant
  using (starts_with(key || '/', 'tenants/' || (select app_tenant())::text || '/')) with check (starts_with(key || '/', 'tenants/' || (select app_tenant())::text || '/'));
create policy partner_objects on storage_removals to ocr_partner
  using (starts_with(key || '/', 'partners/' || (select app_partner())::text || '/')) with check (starts_with(key || '/', 'partners/' || (select app_partner())::text || '/'));

grant usage on schema public to ocr_tenant, ocr_partner, ocr_system;

grant select on partners, billing_values, billing_profiles, invoices to ocr_tenant;
grant select, update on tenants, users, sessions to ocr_tenant;
grant select, insert, update on sequences, tenant_months, metered_requests, metered_files, templates, requests, request_files,
  fair_times to ocr_tenant;
grant select, insert on page_ledger, template_versions, audit_entries to ocr_tenant;
grant select, insert, update, delete on preview_documents, idempotency_keys, file_pages, file_results, corrections to ocr_tenant;
grant select, insert, update, delete on storage_removals to ocr_tenant;
grant usage, select, update on sequence queue_clock to ocr_tenant;

grant select on partners, tenant_months, metered_requests, metered_files, page_ledger, books_checks to ocr_partner;
grant select, insert, update on tenants, users, sessions, sequences, billing_values, billing_profiles, templates to ocr_partner;
grant select, update on invoices to ocr_partner;
grant select, insert on settings_changes, template_versions, audit_entries to ocr_partner;
grant delete on billing_values to ocr_partner;
grant select, insert, update, delete on preview_documents to ocr_partner;
grant select, insert, update, delete on storage_removals to ocr_partner;

grant select, insert, update on partners, tenants, users, sessions, password_resets, sequences, billing_values, billing_profiles,
  tenant_months, invoices to ocr_system;
grant select, insert on settings_changes, books_checks, audit_entries to ocr_system;
grant select, insert, update, delete on failed_sign_ins, rate_limits, storage_removals to ocr_system;
grant select on metered_requests, metered_files, page_ledger to ocr_system;
grant select, insert, delete on signing_keys to ocr_system;
grant delete on sessions, password_resets to ocr_system;
grant select (id, tenant_id, partner_id, month, status) on requests to ocr_system;
grant select (tenant_id, key, created_at), delete on idempotency_keys to ocr_system;
grant select (owner_id, partner_id, tenant_id, hash, storage_key, used_at, created_at), delete on preview_documents to ocr_system;
