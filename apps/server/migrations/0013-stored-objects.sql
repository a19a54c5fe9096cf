-- Documents in the storage: how large each is and how many rows (files, templates, previews) own it. Everything below the key belongs to the
-- object. A partner's own, samples of its standard templates, have no tenant; its tenants' templates may own them too.

create table stored_objects (
  key text primary key,
  partner_id uuid not null references partners,
  tenant_id uuid references tenants,
  -- Null: stored before sizes were kept, and not measured yet.
  size_bytes bigint,
  owners integer not null check (owners >= 0)
);
create index stored_objects_tenant on stored_objects (tenant_id);
create index stored_objects_unmeasured on stored_objects (key) where size_bytes is null;

-- What all stored objects of a tenant take: the sum of their sizes, kept as they come and go.
create table tenant_storage (
  tenant_id uuid primary key references tenants,
  partner_id uuid not null,
  used_bytes bigint not null
);

-- What was stored before: a request's file has its size, samples and previews are measured by the sweep.
alter table request_files no force row level security;
alter table templates no force row level security;
alter table preview_documents no force row level security;
insert into stored_objects (key, partner_id, tenant_id, size_bytes, owners)
  select regexp_replace(storage_key, '/document$', ''), partner_id, tenant_id, size_bytes, 1
    from request_files where storage_key is not null
  union all
  select regexp_replace(document->>'storageKey', '/document$', ''), partner_id, tenant_id, null, 1 from templates where document is not null
  union all
  select regexp_replace(storage_key, '/document$', ''), partner_id, tenant_id, null, 1 from preview_documents;
insert into tenant_storage (tenant_id, partner_id, used_bytes)
  select tenant_id, partner_id, sum(size_bytes) from stored_objects
    where tenant_id is not null and size_bytes is not null group by tenant_id, partner_id;
alter table request_files force row level security;
alter table templates force row level security;
alter table preview_documents force row level security;

alter table stored_objects enable row level security;
alter table stored_objects force row level security;
alter table tenant_storage enable row level security;
alter table tenant_storage force row level security;
create policy tenant_rows on stored_objects to ocr_tenant
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
create policy standard_owned on stored_objects for select to ocr_tenant
  using (partner_id = (select app_partner()) and tenant_id is null);
create policy standard_taken on stored_objects for update to ocr_tenant
  using (partner_id = (select app_partner()) and tenant_id is null) with check (partner_id = (select app_partner()) and tenant_id is null);
create policy standard_rows on stored_objects to ocr_partner
  using (partner_id = (select app_partner()) and tenant_id is null) with check (partner_id = (select app_partner()) and tenant_id is null);
create policy system_rows on stored_objects to ocr_system using (true) with check (true);
create policy tenant_rows on tenant_storage to ocr_tenant
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
create policy partner_rows on tenant_storage for select to ocr_partner using (partner_id = (select app_partner()));
create policy system_rows on tenant_storage to ocr_system using (true) with check (true);
grant select, insert, delete, update (owners) on stored_objects to ocr_tenant;
grant select, insert, update (owners) on stored_objects to ocr_partner;
grant select, update, delete on stored_objects to ocr_system;
grant select, insert, update, delete on tenant_storage to ocr_tenant;
grant select on tenant_storage to ocr_partner;
grant select, insert, update on tenant_storage to ocr_system;

-- Takes one owner away for each time that a key is given. What has no owner left is to be deleted from `due` on, and is returned. A function,
-- as the system, since the last owner of a partner's sample may be a tenant; a caller bound to a tenant or partner reaches its own only.
create function release_objects(released text[], due timestamptz) returns setof text
language plpgsql set role = 'ocr_system' as $$
begin
  -- In one order, so that no two releases wait for each other.
  perform 1 from stored_objects where key = any(released) order by key for update;
  update stored_objects o set owners = o.owners - r.times
    from (select k, count(*)::integer as times from unnest(released) as k group by k) r
    where o.key = r.k
      and (app_partner() is null or (o.partner_id = app_partner() and (o.tenant_id is null or o.tenant_id = app_tenant())));
  update tenant_storage s set used_bytes = s.used_bytes - freed.bytes
    from (select tenant_id, sum(size_bytes) as bytes from stored_objects
      where key = any(released) and owners = 0 and size_bytes is not null group by tenant_id) freed
    where s.tenant_id = freed.tenant_id;
  insert into storage_removals (key, due_at) select o.key, due from stored_objects o where o.key = any(released) and o.owners = 0
    on conflict (key) do update set due_at = excluded.due_at;
  return query delete from stored_objects o where o.key = any(released) and o.owners = 0 returning o.key;
end $$;
revoke all on function release_objects(text[], timestamptz) from public;
grant execute on function release_objects(text[], timestamptz) to ocr_tenant, ocr_partner, ocr_system;
