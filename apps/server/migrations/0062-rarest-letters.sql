-- A search looks up only the rarest of its letters. For each row that has the rarest, the index looks at the list of every other key, so letters that nearly all rows have (those of a word
-- before every number) cost most and exclude nothing. The planner's statistics know which are rare, but are hidden where row-level security is; the oldest and newest rows show it well enough
-- (numbers that follow each other share their beginnings). Rows that are found are compared with the whole text afterwards, under the caller's own policies, so fewer keys never show more.
-- Where the rarest find too many rows, those that some of these rows lack are looked up, too; what all of them have would hardly exclude one.

-- Of the keys of a search those to look up, first and, where that finds too many, next: null if there are no more. `counts` has for each key how many of `rows` rows have it.
create function rarest_first(counts bigint[], rows bigint, out first integer[], out next integer[])
language sql immutable strict parallel safe as $$
  with keys as (
    select place::integer, row_number() over (order by count, place) as rank, count from unnest(counts) with ordinality as known (count, place)
  ), chosen as (
    select place, rank from keys where count < rows or rank = 1
  )
  select array(select place from chosen where rank <= 4 order by rank), case when exists (select from chosen where rank > 4) then array(select place from chosen order by rank) end
$$;

drop function search_requests(text, integer);
create function search_requests(words text, most integer) returns uuid[]
language plpgsql stable set role = 'ocr_system' set work_mem = '32MB' as $$
declare
  name_keys text[] := search_keys(app_tenant(), words);
  word_keys integer[] := search_hashes(app_tenant(), normalize(words, nfkc));
  names record;
  pieces record;
  name_part text[];
  word_part integer[];
  found uuid[];
  in_files bigint;
begin
  if name_keys = '{}' or word_keys = '{}' then return null; end if;
  with ends as materialized (
    (select lower(number || chr(10) || template_name) as text from requests
      where deleted_at is null and tenant_id = app_tenant() order by tenant_id, number limit 15)
    union all
    (select lower(number || chr(10) || template_name) from requests
      where deleted_at is null and tenant_id = app_tenant() order by tenant_id desc, number desc limit 15)
  ) select (rarest_first(
      array(select (select count(*) from ends where strpos(text, substr(key, 7)) > 0) from unnest(name_keys) with ordinality as keys (key, place) order by place),
      (select count(*) from ends))).* into names;
  with ends as materialized (
    (select keys from request_words where tenant_id = app_tenant() order by tenant_id, request_id limit 15)
    union all
    (select keys from request_words where tenant_id = app_tenant() order by tenant_id desc, request_id desc limit 15)
  ) select (rarest_first(
      array(select (select count(*) from ends where ends.keys @> array[key]) from unnest(word_keys) with ordinality as keys (key, place) order by place),
      (select count(*) from ends))).* into pieces;
  loop
    name_part := array(select name_keys[place] from unnest(names.first) as place);
    word_part := array(select word_keys[place] from unnest(pieces.first) as place);
    -- Materialized: the plan is made for all of them, whatever the limit; only so many are read. A request may be found once a file and piece.
    with by_name as materialized (
      select id from requests where deleted_at is null and tenant_id = app_tenant()
        and search_keys(tenant_id, lower(number || chr(10) || template_name)) @> name_part
    ), by_word as materialized (
      select request_id as id from request_words where tenant_id = app_tenant() and keys @> word_part
    ), hits as (
      (select id, false as in_file from by_name limit most + 1) union all (select id, true from by_word limit 2 * most + 1)
    )
    select coalesce(array_agg(distinct id), '{}'), count(*) filter (where in_file) into found, in_files from hits;
    if cardinality(found) <= most and in_files <= 2 * most then return found; end if;
    if coalesce(names.next, pieces.next) is null then return null; end if;
    names.first := coalesce(names.next, names.first);
    pieces.first := coalesce(pieces.next, pieces.first);
    names.next := null;
    pieces.next := null;
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
        keys record;
        part text[];
        found uuid[];
      begin
        if all_keys = '{}' then return null; end if;
        with ends as materialized (
          (select lower(%7$s) as text from %3$I where %4$s and %5$I = %2$s order by %5$I, %6$I limit 15)
          union all
          (select lower(%7$s) from %3$I where %4$s and %5$I = %2$s order by %5$I desc, %6$I desc limit 15)
        ) select (rarest_first(
            array(select (select count(*) from ends where strpos(text, substr(key, 7)) > 0) from unnest(all_keys) with ordinality as keys (key, place) order by place),
            (select count(*) from ends))).* into keys;
        loop
          part := array(select all_keys[place] from unnest(keys.first) as place);
          -- Materialized: the plan is made for all of them, whatever the limit; only so many are read.
          with hits as materialized (
            select id from %3$I where %4$s and %5$I = %2$s and search_keys(%5$I, lower(%7$s)) @> part
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
  end loop;
end $$;
