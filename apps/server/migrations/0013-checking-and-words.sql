-- Checking: which values of a file are doubtful as they were read (the paths of `corrections`), how many of them nobody has settled yet, and
-- who marked a request as checked.
alter table file_results add column doubts text[] not null default '{}';
alter table request_files add column to_check integer not null default 0;
alter table requests add column checked_at timestamptz, add column checked_by uuid, add column checked_by_name text;
create index requests_unchecked on requests (tenant_id, accepted_at, id) include (status)
  where deleted_at is null and checked_at is null;
create index requests_checked on requests (tenant_id, accepted_at, id) include (status)
  where deleted_at is null and checked_at is not null;

-- The words of a file that a search finds: its name, its values as read and as corrected, in lower case, in pieces that overlap by as much as
-- a search may be long. `keys` are checksums of each three letters in a row, and of each one and two that are not ASCII, behind the tenant's
-- sign: the system looks these up (see `search_requests`) and never sees the words, which the tenant's own query then compares.
create function search_hashes(owner uuid, words text) returns integer[]
language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct ('x' || left(md5(right(owner::text, 12) || letters), 8))::bit(32)::integer), '{}')
  from (
    select substr(words, place, 3) as letters from generate_series(1, length(words) - 2) as place
    union all
    select letters from generate_series(1, length(words)) as place, generate_series(1, 2) as size, substr(words, place, size) as letters
      where octet_length(words) > length(words) and octet_length(letters) > length(letters)
  ) as parts
$$;
create table request_words (
  file_id uuid not null references request_files,
  part smallint not null,
  request_id uuid not null,
  tenant_id uuid not null,
  partner_id uuid not null,
  words text not null,
  keys integer[] not null generated always as (search_hashes(tenant_id, words)) stored,
  primary key (file_id, part)
);
create index request_words_request on request_words (tenant_id, request_id);
create index request_words_keys on request_words using gin (keys) with (gin_pending_list_limit = 512);
alter table request_words enable row level security;
create policy tenant_rows on request_words to ocr_tenant using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
create policy system_rows on request_words for select to ocr_system using (true);
grant select, insert, update, delete on request_words to ocr_tenant;
grant select (tenant_id, request_id, keys) on request_words to ocr_system;

drop function search_requests(text, integer);
create function search_requests(words text, most integer) returns uuid[]
language plpgsql stable set role = 'ocr_system' set work_mem = '32MB' as $$
declare
  name_keys text[] := search_keys(app_tenant(), words);
  word_keys integer[] := search_hashes(app_tenant(), normalize(words, nfkc));
  found uuid[];
  in_files bigint;
begin
  if name_keys = '{}' or word_keys = '{}' then return null; end if;
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
  return case when cardinality(found) <= most and in_files <= 2 * most then found end;
end $$;
revoke all on function search_requests(text, integer) from public;
grant execute on function search_requests(text, integer) to ocr_tenant;

-- What is there already.
alter table requests no force row level security;
alter table request_files no force row level security;
alter table file_results no force row level security;
alter table corrections no force row level security;
update file_results set doubts = found.doubts from (
  select file_id, array_agg(path) as doubts from (
    select r.file_id, '["fields",' || to_json(field ->> 'name') || ']' as path, field as found
      from file_results r, jsonb_array_elements(r.fields) as field
    union all
    select r.file_id, '["tables",' || to_json(entry ->> 'name') || ',' || (line.place - 1) || ',' || to_json(cell ->> 'column') || ']', cell
      from file_results r, jsonb_array_elements(r.tables) as entry,
        jsonb_array_elements(entry -> 'rows') with ordinality as line (cells, place), jsonb_array_elements(line.cells -> 'cells') as cell
  ) as found_values
  where found ->> 'reason' is not null or (found ->> 'value' is not null and (found ->> 'confidence')::numeric < 70)
  group by file_id
) as found where found.file_id = file_results.file_id;
update request_files f set to_check = (
  select count(*) from unnest(r.doubts) as doubt where (
    select c.value from corrections c where c.file_id = f.id and c.path = doubt order by c.position desc limit 1
  ) is null
) from file_results r where r.file_id = f.id and cardinality(r.doubts) > 0;
insert into request_words (file_id, part, request_id, tenant_id, partner_id, words)
  select f.id, piece, f.request_id, f.tenant_id, f.partner_id, substr(all_words.words, 1 + 800 * piece, 1000)
  from request_files f join requests q on q.id = f.request_id and q.deleted_at is null,
    lateral (select left(normalize(lower(f.name || coalesce((
      select chr(10) || string_agg(value, chr(10)) from (
        select field ->> 'value' as value from file_results r, jsonb_array_elements(r.fields) as field where r.file_id = f.id
        union all
        select cell ->> 'value' from file_results r, jsonb_array_elements(r.tables) as entry, jsonb_array_elements(entry -> 'rows') as line,
          jsonb_array_elements(line -> 'cells') as cell where r.file_id = f.id
        union all
        select c.value from corrections c where c.file_id = f.id
      ) as found_values), '')), nfkc), 20000) as words) as all_words,
    generate_series(0, greatest(0, (length(all_words.words) - 201) / 800)) as piece;
alter table request_words force row level security;
alter table requests force row level security;
alter table request_files force row level security;
alter table file_results force row level security;
alter table corrections force row level security;
