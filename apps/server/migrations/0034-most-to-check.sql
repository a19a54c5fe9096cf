-- `requests.to_check` is kept by triggers: no statement forgets it, and processes of the release before keep it right, too.
create function count_ended_request() returns trigger language plpgsql as $$
begin
  new.to_check := (select coalesce(sum(to_check), 0) from request_files where request_id = new.id);
  return new;
end $$;
create trigger count_to_check before update of status on requests
  for each row when (old.status = 'processing' and new.status <> 'processing') execute function count_ended_request();

-- While a request is read its row is left alone: files that end at once would wait for each other.
create function count_checked_file() returns trigger language plpgsql as $$
begin
  update requests set to_check = (select coalesce(sum(to_check), 0) from request_files where request_id = new.request_id)
    where id = new.request_id and status <> 'processing';
  return null;
end $$;
create trigger count_to_check after update of to_check on request_files
  for each row when (old.to_check is distinct from new.to_check) execute function count_checked_file();

-- Of what somebody has marked as checked, nothing is to be checked any more.
create index if not exists requests_to_check on requests (tenant_id, (case when checked_at is null then coalesce(to_check, 0) else 0 end), id)
  include (status, accepted_at) where deleted_at is null;
create index if not exists requests_to_count on requests (tenant_id) where to_check is null and deleted_at is null;

-- Of what somebody has marked as checked, nothing is to be checked any more.
create index if not exists requests_to_check on requests (tenant_id, (case when checked_at is null then coalesce(to_check, 0) else 0 end), id)
  include (status, accepted_at) where deleted_at is null;
create index if not exists requests_to_count on requests (tenant_id) where to_check is null and deleted_at is null;
grant select (to_check) on requests to ocr_system;
