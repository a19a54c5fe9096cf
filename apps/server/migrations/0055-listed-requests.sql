-- The rows of a list as it shows them, in the order of their ids: planned once a connection, as 0054 has it. Which requests these are is found by a statement of its own, since each
-- filter and order needs its own plan.
create function listed_requests(tenant uuid, ids uuid[]) returns table (
  id uuid, number text, template_id uuid, template_version integer, template_name text, status text, page_count integer, file_count smallint, ocr_rate numeric,
  accepted_at timestamptz, completed_at timestamptz, checked_at timestamptz, checked_by_name text, files json, review json, second_check boolean
) language plpgsql stable parallel safe as $$
#variable_conflict use_column
begin
  return query select q.id, q.number, q.template_id, q.template_version, q.template_name, q.status, q.page_count, q.file_count, q.ocr_rate,
    q.accepted_at, q.completed_at, q.checked_at, q.checked_by_name,
    (select json_build_object('pagesDone', coalesce(sum(f.pages_done), 0), 'failed', count(*) filter (where f.status = 'failed'),
        'toCheck', coalesce(sum(f.to_check), 0), 'names', coalesce(json_agg(f.name order by f.ordinal), '[]'))
      from request_files f where f.request_id = q.id and f.tenant_id = q.tenant_id),
    review_of(q.id, q.tenant_id),
    coalesce((select c.second_check <> 'off' from template_checking c where c.tenant_id = q.tenant_id and c.template_id = q.template_id), false)
  from unnest(ids) with ordinality as wanted (id, place) join requests q on q.id = wanted.id
  where q.tenant_id = tenant and q.deleted_at is null order by wanted.place;
end $$;
