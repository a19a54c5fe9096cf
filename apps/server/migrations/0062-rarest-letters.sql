-- A search looks up only the rarest of its letters. For each row that has the rarest, the index looks at the list of every other key, so letters that nearly all rows have (those of a word
-- before every number) cost most and exclude nothing. The planner's statistics know which are rare, but are hidden where row-level security is; the oldest and newest rows show it well enough
-- (numbers that follow each other share their beginnings). Rows that are found are compared with the whole text afterwards, under the caller's own policies, so fewer keys never show more.
-- Only where they find too many rows, all are looked up.
drop function search_requests(text, integer);
create function search_requests(words text, most integer) returns uuid[]
language plpgsql stable set role = 'ocr_system' set work_mem = '32MB' as $$
declare
  name_keys text[] := search_keys(app_tenant(), words);
  word_keys integer[] := search_hashes(app_tenant(), normalize(words, nfkc));
  names text[] := name_keys;
  pieces integer[] := word_keys;
  found uuid[];
  in_files bigint;
begin
  if name_keys = '{}' or word_keys = '{}' then return null; end if;
  if cardinality(name_keys) > 4 then
    with ends as materialized (
      (select lower(number || chr(10) || template_name) as text from requests
        where deleted_at is null and tenant_id = app_tenant() order by tenant_id, number limit 15)
      union all
      (select lower(number || chr(10) || template_name) from requests
        where deleted_at is null and tenant_id = app_tenant() order by tenant_id desc, number desc limit 15)
    ) select array(
      select key from unnest(name_keys) as key order by (select count(*) from ends where strpos(text, substr(key, 7)) > 0), key limit 4
    ) into names;
    with ends as materialized (
      (select keys from request_words where tenant_id = app_tenant() order by tenant_id, request_id limit 15)
      union all
      (select keys from request_words where tenant_id = app_tenant() order by tenant_id desc, request_id desc limit 15)
    ) select array(
      select key from unnest(word_keys) as key order by (select count(*) from ends where ends.keys @> array[key]), key limit 4
    ) into pieces;
  end if;
  loop
    -- Materialized: the plan is made for all of them, whatever the limit; only so many are read. A request may be found once a file and piece.
    with by_name as materialized (
      select id from requests where deleted_at is null and tenant_id = app_tenant()
        and search_keys(tenant_id, lower(number || chr(10) || template_name)) @> names
    ), by_word as materialized (
      select request_id as id from request_words where tenant_id = app_tenant() and keys @> pieces
    ), hits as (
      (select id, false as in_file from by_name limit most + 1) union all (select id, true from by_word limit 2 * most + 1)
    )
    select coalesce(array_agg(distinct id), '{}'), count(*) filter (where in_file) into found, in_files from hits;
    if cardinality(found) <= most and in_files <= 2 * most then return found; end if;
    if names = name_keys and pieces = word_keys then return null; end if;
    names := name_keys;
    pieces := word_keys;
  end loop;
end $$;
revoke all on function search_requests(text, integer) from public;
grant execute on function search_requests(text, integer) to ocr_tenant;

grant select (at) on audit_entries to ocr_system;
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
        all_keys text[] := search_keys(%2$s, words);
        keys text[] := all_keys;
        found uuid[];
      begin
        if keys = '{}' then return null; end if;
        if cardinality(keys) > 4 then
          with ends as materialized (
            (select lower(%7$s) as text from %3$I where %4$s and %5$I = %2$s order by %5$I, %6$I limit 15)
            union all
            (select lower(%7$s) from %3$I where %4$s and %5$I = %2$s order by %5$I desc, %6$I desc limit 15)
          ) select array(
            select key from unnest(all_keys) as key order by (select count(*) from ends where strpos(text, substr(key, 7)) > 0), key limit 4
          ) into keys;
        end if;
        loop
          -- Materialized: the plan is made for all of them, whatever the limit; only so many are read.
          with hits as materialized (
            select id from %3$I where %4$s and %5$I = %2$s and search_keys(%5$I, lower(%7$s)) @> keys
          ) select coalesce(array_agg(id), '{}') into found from (select id from hits limit most + 1) as read;
          if cardinality(found) <= most then return found; end if;
          if keys = all_keys then return null; end if;
          keys := all_keys;
        end loop;
      end $body$ $function$,
      list.name, list.scope, list.tablename, list.rows, list.owner, list.age, list.words);
    execute format('revoke all on function %I from public', list.name);
    execute format('grant execute on function %I to %I', list.name, list.caller);
  end loop;
end $$;
