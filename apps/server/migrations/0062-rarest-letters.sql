-- A search looks up the rarest of its letters first. For each row that has the rarest ones the index looks at the list of every other, so letters that nearly all rows have (as of a word
-- before a number) cost most and exclude nothing. Which are rare is in the planner's statistics, hidden where row-level security is; the tenant's newest words tell it well enough. What is found is
-- compared with the whole text afterwards, under the tenant's own policy.
create function rarest_word_keys(keys integer[], most integer) returns integer[]
language sql stable set role = 'ocr_system' as $$
  with newest as materialized (
    select known.keys from request_words known where tenant_id = app_tenant() order by tenant_id desc, request_id desc limit 30
  )
  select array(
    select key from unnest(rarest_word_keys.keys) as key
    order by (select count(*) from newest where newest.keys @> array[key]), key limit most
  )
$$;
revoke all on function rarest_word_keys(integer[], integer) from public;
grant execute on function rarest_word_keys(integer[], integer) to ocr_tenant, ocr_system;

drop function search_requests(text, integer);
create function search_requests(words text, most integer) returns uuid[]
language plpgsql stable set role = 'ocr_system' set work_mem = '32MB' as $$
declare
  name_keys text[] := search_keys(app_tenant(), words);
  all_keys integer[] := search_hashes(app_tenant(), normalize(words, nfkc));
  word_keys integer[] := case when cardinality(all_keys) > 4 then rarest_word_keys(all_keys, 4) else all_keys end;
  found uuid[];
  in_files bigint;
begin
  if name_keys = '{}' or all_keys = '{}' then return null; end if;
  loop
    -- Materialized: the plan is made for all of them, whatever the limit; only so many are read. A request may be found once a file and piece.
    with by_name as materialized (
      select id from requests where deleted_at is null and tenant_id = app_tenant()
        and search_keys(tenant_id, lower(number || chr(10) || template_name)) @> name_keys
    ), by_word as materialized (
      select request_id as id from request_words where tenant_id = app_tenant() and keys @> word_keys
    ), hits as (
      (select id, false as in_file from by_name limit most + 1) union all (select id, true from by_word limit 2 * most + 1)
    )
    select coalesce(array_agg(distinct id), '{}'), count(*) filter (where in_file) into found, in_files from hits;
    if cardinality(found) <= most and in_files <= 2 * most then return found; end if;
    -- The others may exclude more.
    if cardinality(word_keys) = cardinality(all_keys) then return null; end if;
    word_keys := all_keys;
  end loop;
end $$;
revoke all on function search_requests(text, integer) from public;
grant execute on function search_requests(text, integer) to ocr_tenant;
