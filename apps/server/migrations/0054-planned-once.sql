-- Statements that take longer to plan than to carry out, and that nearly every call needs: as functions, each connection plans them once. Whoever calls them needs the rights that
-- the statement itself needs, and sees what row-level security shows it.

-- A session that has not ended, with its user, its tenant, and the partner's time zones by month.
create function find_session(hash text) returns table (
  id uuid, user_id uuid, partner_id uuid, tenant_id uuid, created_at timestamptz, expires_at timestamptz, last_seen_at timestamptz, remembered boolean,
  email text, full_name text, must_change_password boolean, second_factor boolean, partner_requires boolean, tenant_requires boolean,
  status text, expiry_date date, zones json
) language plpgsql stable parallel safe as $$
#variable_conflict use_column
begin
  return query select s.id, s.user_id, s.partner_id, s.tenant_id, s.created_at, s.expires_at, s.last_seen_at, s.remembered,
    u.email, u.full_name, u.must_change_password, u.second_factor, p.second_factor_required, t.second_factor_required,
    t.status, t.expiry_date, (
      select json_agg(json_build_object('month', to_char(b.month, 'YYYY-MM'), 'timeZone', b.time_zone))
      from billing_values b where b.partner_id = s.partner_id)
  from sessions s join users u on u.id = s.user_id join partners p on p.id = s.partner_id left join tenants t on t.id = s.tenant_id
  where s.token_hash = hash and s.ended_at is null and u.deleted_at is null and u.disabled_at is null and t.deleted_at is null;
end $$;

-- Who has checked a request so far, and who has taken it; null if nobody has. A blind check stores each difference. An open one stores the files that differ; files that were changed
-- since then count too.
create function review_of(request uuid, tenant uuid) returns json language plpgsql stable parallel safe as $$
declare review json;
begin
  -- Nearly all: a page of a list asks twenty times.
  perform from request_reviews v where v.request_id = request and v.tenant_id = tenant;
  if not found then return null; end if;
  select json_build_object(
    'first', json_build_object('id', v.first_by, 'by', v.first_by_name, 'at', v.first_at),
    'differed', json_build_object('id', v.differed_by, 'by', v.differed_by_name, 'at', v.differed_at),
    'taken', json_build_object('id', v.taken_by, 'by', v.taken_by_name, 'at', v.taken_at),
    'isBlind', v.is_blind,
    'differing', case when v.differed_by is null then '[]'::json else (
      select coalesce(json_agg(f.id), '[]') from request_files f
      where f.request_id = v.request_id and f.tenant_id = v.tenant_id and case when v.is_blind then exists (
          select from look_differences d where d.request_id = v.request_id and d.tenant_id = v.tenant_id and d.file_id = f.id and d.settled is null)
        else v.differing_files is null or f.id = any(v.differing_files)
          or exists (select from corrections c where c.file_id = f.id and c.tenant_id = v.tenant_id and c.at > v.differed_at)
          or exists (select from row_edits e where e.file_id = f.id and e.tenant_id = v.tenant_id and e.at > v.differed_at) end) end,
    'people', case when v.differed_by is not null then (
      select count(*) from users u where u.tenant_id = v.tenant_id and u.deleted_at is null and u.disabled_at is null) end)
  into review from request_reviews v where v.request_id = request and v.tenant_id = tenant;
  return review;
end $$;

-- Of each file the first that it repeats, by its bytes or by who issued it, its number, day and amount. File by file, so that the plan for any value is the right one: two indexes.
create function first_documents(tenant uuid, files uuid[]) returns table (of uuid, id uuid, number text, file_id uuid, reason text)
language plpgsql stable parallel safe as $$
#variable_conflict use_column
declare own record;
begin
  for own in
    select f.id, f.sha256, f.ordinal, q.accepted_at, q.id as request_id, r.identity
    from unnest(files) as wanted (id) join request_files f on f.id = wanted.id join requests q on q.id = f.request_id
      left join file_results r on r.file_id = f.id and r.tenant_id = f.tenant_id
    where f.tenant_id = tenant and f.status <> 'failed'
  loop
    return query select own.id, same.id, same.number, same.file_id, same.reason from (
        select q.id, q.number, o.id as file_id, q.accepted_at, o.ordinal, 'SAME_FILE' as reason
        from request_files o join requests q on q.id = o.request_id
        where o.tenant_id = tenant and o.sha256 = own.sha256 and o.sha256 <> '' and o.status <> 'failed' and q.deleted_at is null
        union all
        select q.id, q.number, o.id, q.accepted_at, o.ordinal, 'SAME_VALUES'
        from file_results s join request_files o on o.id = s.file_id join requests q on q.id = o.request_id
        where s.tenant_id = tenant and s.identity = own.identity and s.identity is not null and q.deleted_at is null
      ) as same
      where (same.accepted_at, same.id, same.ordinal) < (own.accepted_at, own.request_id, own.ordinal)
      order by same.accepted_at, same.id, same.ordinal, same.reason limit 1;
  end loop;
end $$;
