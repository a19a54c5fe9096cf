-- The results of files that are stored whole, as a page of a result shows them: planned once a connection, as 0054 has it.
create function short_results(tenant uuid, files uuid[]) returns table (file_id uuid, text text, fields text, tables text)
language plpgsql stable parallel safe set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
begin
  return query select r.file_id, r.text, r.fields::text, r.tables::text
  from unnest(files) as wanted (id) join file_results r on r.file_id = wanted.id
  where r.tenant_id = tenant and not exists (select from result_outlines o where o.tenant_id = tenant and o.file_id = wanted.id);
end $$;

-- PostgreSQL guesses that an array has ten elements. A plan for one that has fewer seems cheaper to it than the plan for any, and it planned these again in each call, which took longer than to
-- carry them out (first_documents 0.46 ms instead of 0.10, listed_requests of one request 0.36 instead of 0.08). Each row is found by its key, so the plan for any array is the right one.
-- Not `usage_by_month`: which months it reads decides its plan.
alter function first_documents(uuid, uuid[]) set plan_cache_mode = 'force_generic_plan';
alter function listed_requests(uuid, uuid[]) set plan_cache_mode = 'force_generic_plan';
