-- As 0034 has them, built beside writers: the order by what is left to check, and what the sweep is still to count.

create index concurrently if not exists requests_to_check on requests (tenant_id, (case when checked_at is null then coalesce(to_check, 0) else 0 end), id)
  include (status, accepted_at) where deleted_at is null;

create index concurrently if not exists requests_to_count on requests (tenant_id) where to_check is null and deleted_at is null;
