-- What a page in the middle of a long list needs to know: how the requests that changed a short time ago were listed before, and how they are since. A process remembers every so
-- many rows of an order with the snapshot that it saw; what other transactions added, moved and took away since then corrects how many come before such a row
-- (`places/request-marks.store.ts`). Rows are only added here, so nobody waits, and the sweep deletes them after an hour. No foreign key: each insert would look the tenant up.
create table request_changes (
  tenant_id uuid not null,
  partner_id uuid not null,
  change xid8 not null default pg_current_xact_id(),
  made_at timestamptz not null default now(),
  -- 1: a request as it is listed after a change; -1: as it was before.
  sign smallint not null,
  id uuid not null,
  number text not null,
  template_name text not null,
  status text not null,
  page_count integer not null,
  ocr_rate numeric(4, 1),
  accepted_at timestamptz not null,
  completed_at timestamptz,
  checked_at timestamptz,
  to_check integer
);
create index request_changes_tenant on request_changes (tenant_id, change);
alter table request_changes enable row level security;
alter table request_changes force row level security;
create policy tenant_rows on request_changes to ocr_tenant using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
create policy system_rows on request_changes to ocr_system using (true);
grant select, insert on request_changes to ocr_tenant;
-- When they were made, never what was.
grant select (made_at), delete on request_changes to ocr_system;

create function note_new_requests() returns trigger language plpgsql as $$
begin
  insert into request_changes (tenant_id, partner_id, sign, id, number, template_name, status, page_count, ocr_rate, accepted_at, completed_at, checked_at, to_check)
    select tenant_id, partner_id, 1, id, number, template_name, status, page_count, ocr_rate, accepted_at, completed_at, checked_at, to_check
    from added where deleted_at is null;
  return null;
end $$;
create function note_changed_requests() returns trigger language plpgsql as $$
begin
  insert into request_changes (tenant_id, partner_id, sign, id, number, template_name, status, page_count, ocr_rate, accepted_at, completed_at, checked_at, to_check)
    select tenant_id, partner_id, sum(sign), id, number, template_name, status, page_count, ocr_rate, accepted_at, completed_at, checked_at, to_check from (
      select -1 as sign, * from before where deleted_at is null
      union all
      select 1, * from after where deleted_at is null
    ) as changes group by 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 having sum(sign) <> 0;
  return null;
end $$;
create trigger note_added after insert on requests referencing new table as added
  for each statement execute function note_new_requests();
create trigger note_changed after update on requests referencing old table as before new table as after
  for each statement execute function note_changed_requests();

-- The ids of a list's rows from a remembered one on. As the system, since the range of an index may only be taken before a policy by operators that reveal nothing, and those of numbers
-- and lengths are not declared so; bound to the caller's own tenant. It returns ids only: the rows are read under the caller's policy.
grant select (page_count, ocr_rate, accepted_at, completed_at, checked_at) on requests to ocr_system;
create function placed_requests(
  sort text, descending boolean, mark text[], only_status text, only_checked boolean, since timestamptz, until timestamptz, skipped integer, most integer
) returns uuid[] language plpgsql stable set role = 'ocr_system' as $$
declare
  terms text[] := case sort
    when 'number' then array['length(number)', 'number', 'id']
    when 'status' then array['status', 'accepted_at', 'id']
    when 'templateName' then array['template_name', 'id']
    when 'pageCount' then array['page_count', 'id']
    when 'ocrRate' then array['ocr_rate', 'id']
    when 'uploadDate' then array['accepted_at', 'id']
    when 'completedDate' then array['completed_at', 'id']
    when 'toCheck' then array['case when checked_at is null then coalesce(to_check, 0) else 0 end', 'id']
  end;
  -- Requests without such a value are last in both directions.
  has_empty boolean := sort in ('ocrRate', 'completedDate');
  direction text := case when descending then ' desc' else ' asc' end;
  beyond text := case when descending then ' <= ' else ' >= ' end;
  listed text := format('select id from requests where tenant_id = %L and deleted_at is null', app_tenant())
    || case when only_status is null then '' else format(' and status = %L', only_status) end
    || case when only_checked then ' and checked_at is not null' when not only_checked then ' and checked_at is null' else '' end
    || case when since is null then '' else format(' and accepted_at >= %L', since) end
    || case when until is null then '' else format(' and accepted_at < %L', until) end;
  ordered text := ' order by ' || case when has_empty then terms[1] || direction || ' nulls last, id' || direction else array_to_string(terms, direction || ', ') || direction end;
  wanted integer := skipped + most;
  found uuid[] := '{}';
  empty uuid[];
begin
  if mark[1] is not null then
    execute format('select array(%s and (%s)%s(%s)%s limit %s)', listed, array_to_string(terms, ', '), beyond,
      (select string_agg(quote_literal(value), ', ' order by place) from unnest(mark) with ordinality as marked (value, place)), ordered, wanted) into found;
  end if;
  if has_empty and cardinality(found) < wanted then
    execute format('select array(%s and %s is null%s%s limit %s)', listed, terms[1],
      case when mark[1] is null then format(' and id%s%L', beyond, mark[2]) else '' end, ordered, wanted - cardinality(found)) into empty;
    found := found || empty;
  end if;
  return found[skipped + 1 : wanted];
end $$;
revoke all on function placed_requests(text, boolean, text[], text, boolean, timestamptz, timestamptz, integer, integer) from public;
grant execute on function placed_requests(text, boolean, text[], text, boolean, timestamptz, timestamptz, integer, integer) to ocr_tenant;
