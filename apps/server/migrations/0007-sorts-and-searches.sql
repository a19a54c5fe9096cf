-- Lists with very many rows: every order that is offered has an index (which also counts what is filtered by its
-- column), and what is searched for is found by an index.

-- Requests. Columns that can be empty have them last in both directions, which takes an index each. Each index holds
-- what the list is filtered by, too: rows that a filter leaves out are passed over without being read.
drop index requests_status;
create index requests_status on requests (tenant_id, status, accepted_at, id) where deleted_at is null;
create index requests_number on requests (tenant_id, length(number), number, id)
  include (status, accepted_at) where deleted_at is null;
create index requests_template_name on requests (tenant_id, template_name, id)
  include (status, accepted_at) where deleted_at is null;
create index requests_page_count on requests (tenant_id, page_count, id)
  include (status, accepted_at) where deleted_at is null;
create index requests_ocr_rate on requests (tenant_id, ocr_rate, id)
  include (status, accepted_at) where deleted_at is null;
create index requests_ocr_rate_down on requests (tenant_id, ocr_rate desc nulls last, id desc)
  include (status, accepted_at) where deleted_at is null;
create index requests_completed_at on requests (tenant_id, completed_at, id)
  include (status, accepted_at) where deleted_at is null;
create index requests_completed_at_down on requests (tenant_id, completed_at desc nulls last, id desc)
  include (status, accepted_at) where deleted_at is null;

-- Invoices, likewise.
alter table invoices drop constraint invoices_partner_id_number_key;
create unique index invoices_number on invoices (partner_id, number) include (payment_status, usage_status);
create index invoices_month on invoices (partner_id, month, number) include (payment_status, usage_status);
create index invoices_company_name on invoices (partner_id, company_name, number) include (payment_status, usage_status);
create index invoices_request_count on invoices (partner_id, request_count, number) include (payment_status, usage_status);
create index invoices_pages_used on invoices (partner_id, pages_used, number) include (payment_status, usage_status);
create index invoices_blocks_used on invoices (partner_id, blocks_used, number) include (payment_status, usage_status);
create index invoices_payment_status on invoices (partner_id, payment_status, number) include (usage_status);
create index invoices_usage_status on invoices (partner_id, usage_status, number) include (payment_status);
create index invoices_due_date on invoices (partner_id, due_date, number) include (payment_status, usage_status);
create index invoices_payment_date on invoices (partner_id, payment_date, number) include (payment_status, usage_status);
create index invoices_payment_date_down on invoices (partner_id, payment_date desc nulls last, number desc)
  include (payment_status, usage_status);

-- Tenants; by name the unique index gives the order.
create index tenants_number on tenants (partner_id, lpad(substr(number, 3), 12, '0')) where deleted_at is null;
create index tenants_email on tenants (partner_id, lower(email), id) where deleted_at is null;
create index tenants_block_limit on tenants (partner_id, block_limit, id) where deleted_at is null;
create index tenants_updated_at on tenants (partner_id, updated_at, id) where deleted_at is null;
create index tenants_expiry_date on tenants (partner_id, expiry_date, id) where deleted_at is null;
create index tenants_status on tenants (partner_id, status, id) where deleted_at is null;

-- Every three letters in a row of a text, and every one and two that are not ASCII (a Japanese name has two), each
-- behind its owner's sign, so that one owner's rows are found without looking at another's.
create function search_keys(owner uuid, words text) returns text[]
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

-- One function for each list: the ids of the rows that have all the keys of what is searched for, or null where that says
-- nothing: fewer than three ASCII letters, or more rows than `most`. Under row-level security no such index can be used
-- (its operator may not see a row before the policy has), so the function looks it up as the system, bound to the
-- caller's own tenant or partner. It returns ids only: the rows are then read, and compared, under the caller's policies.
grant select (number, template_name, deleted_at) on requests to ocr_system;

do $$
declare
  list record;
begin
  for list in select * from (values
    ('requests', 'search_requests', 'ocr_tenant', 'tenant_id', 'app_tenant()', 'number || chr(10) || template_name', 'deleted_at is null'),
    ('invoices', 'search_invoices', 'ocr_partner', 'partner_id', 'app_partner()', 'number || chr(10) || company_name', 'true'),
    ('tenants', 'search_tenants', 'ocr_partner', 'partner_id', 'app_partner()',
      'number || chr(10) || company_name || chr(10) || email || chr(10) || contact_name', 'deleted_at is null'),
    ('audit_entries', 'search_partner_audit', 'ocr_partner', 'partner_id', 'app_partner()',
      'user_name || chr(10) || coalesce(target, '''')', 'not confidential'),
    ('audit_entries', 'search_tenant_audit', 'ocr_tenant', 'tenant_id', 'app_tenant()',
      'user_name || chr(10) || coalesce(target, '''')', 'tenant_id is not null')
  ) as lists (tablename, name, caller, owner, scope, words, rows) loop
    -- What waits to be sorted into the index is kept short: every search reads it, and a writer in its turn sorts it in.
    execute format('create index %I on %I using gin (search_keys(%I, lower(%s))) with (gin_pending_list_limit = 512) where %s',
      list.name, list.tablename, list.owner, list.words, list.rows);
    execute format($function$
      create function %I(words text, most integer) returns uuid[]
      language plpgsql stable set role = 'ocr_system' set work_mem = '32MB' as $body$
      declare
        keys text[] := search_keys(%s, words);
        found uuid[];
      begin
        if keys = '{}' then return null; end if;
        -- Materialized: the plan is made for all of them, whatever the limit; only so many are read.
        with hits as materialized (
          select id from %I where %s and %I = %s and search_keys(%I, lower(%s)) @> keys
        ) select coalesce(array_agg(id), '{}') into found from (select id from hits limit most + 1) as read;
        return case when cardinality(found) <= most then found end;
      end $body$ $function$,
      list.name, list.scope, list.tablename, list.rows, list.owner, list.scope, list.owner, list.words);
    execute format('revoke all on function %I from public', list.name);
    execute format('grant execute on function %I to %I', list.name, list.caller);
  end loop;
end $$;
