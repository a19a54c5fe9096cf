-- A text is found in whatever width it was stored and is typed: カナ and ｶﾅ, T-0001 and Ｔ－０００１. The indexes have the texts so, and the functions of 0062 look them up there, also for
-- processes of the release before; they compare what is found with the text as it was typed. Requests are left as they are: their words are stored so already, and a number or a template's name
-- is looked up as typed and folded. What has no other width is the same in both.
create index if not exists search_invoices_folded on invoices using gin (search_keys(partner_id, lower(normalize(number || chr(10) || company_name, nfkc))))
  with (gin_pending_list_limit = 512);
create index if not exists search_tenants_folded on tenants using gin (search_keys(partner_id, lower(normalize(number || chr(10) || company_name || chr(10) || email || chr(10) || contact_name, nfkc))))
  with (gin_pending_list_limit = 512) where deleted_at is null;
create index if not exists search_partner_audit_folded on audit_entries using gin (search_keys(partner_id, lower(normalize(user_name || chr(10) || coalesce(target, ''), nfkc))))
  with (gin_pending_list_limit = 512) where not confidential;
create index if not exists search_tenant_audit_folded on audit_entries using gin (search_keys(tenant_id, lower(normalize(user_name || chr(10) || coalesce(target, ''), nfkc))))
  with (gin_pending_list_limit = 512) where tenant_id is not null;

-- Each index that is dropped locks its table until the end. All of them first, in the order in which the figures of usage read them: such a query would otherwise have tenants and wait for
-- invoices while this has invoices and waits for tenants. Where a query reads them the other way round, one of the two is tried again.
lock table tenants, invoices, audit_entries in access exclusive mode;
do $$
declare
  list record;
begin
  for list in select * from (values
    ('invoices', 'search_invoices', 'ocr_partner', 'partner_id', 'app_partner()', 'number || chr(10) || company_name', 'true', 'number'),
    ('tenants', 'search_tenants', 'ocr_partner', 'partner_id', 'app_partner()',
      'number || chr(10) || company_name || chr(10) || email || chr(10) || contact_name', 'deleted_at is null', 'number'),
    ('audit_entries', 'search_partner_audit', 'ocr_partner', 'partner_id', 'app_partner()',
      'user_name || chr(10) || coalesce(target, '''')', 'not confidential', 'at'),
    ('audit_entries', 'search_tenant_audit', 'ocr_tenant', 'tenant_id', 'app_tenant()',
      'user_name || chr(10) || coalesce(target, '''')', 'tenant_id is not null', 'at')
  ) as lists (tablename, name, caller, owner, scope, words, rows, age) loop
    execute format('drop function %I(text, integer)', list.name);
    execute format($function$
      create function %I(words text, most integer) returns uuid[]
      language plpgsql stable set role = 'ocr_system' set work_mem = '32MB' as $body$
      declare
        all_keys text[] := search_keys(%2$s, lower(normalize(words, nfkc)));
        keys record;
        part text[];
        found uuid[];
      begin
        if all_keys = '{}' then return null; end if;
        with ends as materialized (
          (select lower(normalize(%7$s, nfkc)) as text from %3$I where %4$s and %5$I = %2$s order by %5$I, %6$I limit 15)
          union all
          (select lower(normalize(%7$s, nfkc)) from %3$I where %4$s and %5$I = %2$s order by %5$I desc, %6$I desc limit 15)
        ) select (rarest_first(
            array(select (select count(*) from ends where strpos(text, substr(key, 7)) > 0) from unnest(all_keys) with ordinality as keys (key, place) order by place),
            (select count(*) from ends))).* into keys;
        loop
          part := array(select all_keys[place] from unnest(keys.first) as place);
          -- Materialized: the plan is made for all of them, whatever the limit; only so many are read.
          with hits as materialized (
            select id from %3$I where %4$s and %5$I = %2$s and search_keys(%5$I, lower(normalize(%7$s, nfkc))) @> part
          ) select coalesce(array_agg(id), '{}') into found from (select id from hits limit most + 1) as read;
          if cardinality(found) <= most then return found; end if;
          if keys.next is null then return null; end if;
          keys.first := keys.next;
          keys.next := null;
        end loop;
      end $body$ $function$,
      list.name, list.scope, list.tablename, list.rows, list.owner, list.age, list.words);
    execute format('revoke all on function %I from public', list.name);
    execute format('grant execute on function %I to %I', list.name, list.caller);
    execute format('drop index %I', list.name);
    execute format('alter index %I rename to %I', list.name || '_folded', list.name);
  end loop;
end $$;
