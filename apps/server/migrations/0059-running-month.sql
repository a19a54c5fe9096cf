-- A tenant's running month and what it is priced by, up to `wanted`: its counters, its files, the pages of each day since a day, what it has stored, its own prices and all of its
-- partner's. Planned once a connection, as 0054 has it: eight statements took longer to plan than to carry out. Whoever calls it sees what row-level security shows it.
create function running_month_of(tenant uuid, partner uuid, wanted date, since date) returns table (
  company_name text, onboard_at timestamptz, block_limit integer, request_count integer, pages_used integer, pages_reserved integer,
  files_read integer, files_failed integer, days json, used_bytes bigint, own_prices json, price_lists json, issuer json
) language plpgsql stable parallel safe set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
begin
  return query select t.company_name, t.onboard_at, t.block_limit,
    coalesce(m.request_count, 0), coalesce(m.pages_used, 0), coalesce(m.pages_reserved, 0),
    -- Months from before files were counted: row by row.
    coalesce(m.files_read, (select count(*)::int from metered_files f where f.tenant_id = tenant and f.month = wanted and f.state = 'used')),
    coalesce(m.files_failed, (select count(*)::int from metered_files f where f.tenant_id = tenant and f.month = wanted and f.state = 'released')),
    (select coalesce(json_object_agg(d.day, d.pages), '{}') from (
      select f.day, sum(f.pages)::int as pages from metered_files f
      where f.partner_id = partner and f.tenant_id = tenant and f.month = wanted and f.day >= since and f.state = 'used' group by f.day order by f.day
    ) as d),
    coalesce((select s.used_bytes from tenant_storage s where s.tenant_id = tenant), 0),
    (select json_build_object('prices', p.prices, 'discount', p.discount) from tenant_prices p
      where p.partner_id = partner and p.tenant_id = tenant and p.month <= wanted order by p.month desc limit 1),
    (select coalesce(json_agg(json_build_object('month', to_char(l.month, 'YYYY-MM'), 'values', l.prices) order by l.month), '[]')
      from price_lists l where l.partner_id = partner),
    (select json_build_object('name', p.name, 'details', i.details, 'version', i.version)
      from partners p left join issuers i on i.partner_id = p.id where p.id = partner)
  from tenants t left join tenant_months m on m.tenant_id = t.id and m.month = wanted
  where t.id = tenant and t.partner_id = partner and t.deleted_at is null;
end $$;
