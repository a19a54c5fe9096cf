-- Usage of all tenants by month is a list of one month's tenants by their names: its first page is read from here, and not put in order from all of them. Tenants that were deleted have usage, too.
create index if not exists tenants_by_name on tenants (partner_id, company_name, id);

-- A page of the usage of all tenants of a partner in the order of the months, and on each row how many rows there are in all; a row without a tenant if the page is empty. Planned
-- once a connection, as 0054 has it. Only the months in which the page lies are read: of a month the first rows in the order of the tenants' names. A month with few rows is read whole:
-- most tenants may have no row in it.
create function usage_by_month(partner uuid, wanted date[], descending boolean, page_limit integer, page_offset integer) returns table (
  total integer, tenant_id uuid, company_name text, block_limit integer, month date, day date, request_count integer, pages_used integer,
  pages_reserved integer, billed_block_limit integer
) language plpgsql stable parallel safe as $$
#variable_conflict use_column
declare
  few constant integer := 500;
  months date[];
  sizes bigint[];
  all_rows integer;
  skipped integer;
begin
  with known as (
    select s.month, s.tenant_count::bigint as rows from usage_sums s
    where s.partner_id = partner and s.month = any(wanted) and s.day is null and s.tenant_count is not null
  ), counted as (
    select k.month, k.rows from known k
    union all
    select m.month, count(*) from tenant_months m
    where m.partner_id = partner and m.month = any(array(select w.month from unnest(wanted) as w (month) except select k.month from known k)) group by m.month
  ), placed as (
    select c.month, c.rows, sum(c.rows) over (order by case when descending then c.month end desc, c.month) - c.rows as before from counted c
  )
  select coalesce(sum(p.rows), 0), array_agg(p.month) filter (where p.is_on_page), array_agg(p.rows) filter (where p.is_on_page),
    coalesce(page_offset - min(p.before) filter (where p.is_on_page), 0)
  into all_rows, months, sizes, skipped
  from (select q.*, q.before < page_offset + page_limit and q.before + q.rows > page_offset as is_on_page from placed q) p;

  return query select all_rows, p.tenant_id, p.company_name, p.block_limit, p.month, null::date, p.request_count, p.pages_used, p.pages_reserved, i.block_limit
  from (select) as always left join (
    select r.* from unnest(months, sizes) as m (month, rows)
      cross join lateral (
        select * from (
          select t.id as tenant_id, t.company_name, t.block_limit, u.month, u.request_count, u.pages_used, u.pages_reserved
          from tenants t join tenant_months u on u.tenant_id = t.id and u.month = m.month
          where t.partner_id = partner and m.rows > few order by t.company_name, t.id limit page_limit + skipped
        ) as first_rows
        union all
        select t.id, t.company_name, t.block_limit, u.month, u.request_count, u.pages_used, u.pages_reserved
        from tenant_months u join tenants t on t.id = u.tenant_id
        where u.partner_id = partner and u.month = m.month and m.rows <= few
      ) as r
    order by case when descending then r.month end desc, r.month, r.company_name, r.tenant_id limit page_limit offset skipped
  ) as p on true left join invoices i on i.tenant_id = p.tenant_id and i.month = p.month and i.made_by_closing
  order by case when descending then p.month end desc, p.month, p.company_name, p.tenant_id;
end $$;
