-- Failed requests, in each order of the list: few among many, which may all lie at the far end of an order of all. An index holds these alone, so that a request that does not fail costs nothing.
create index if not exists requests_failed_page_count on requests (tenant_id, page_count, id) where deleted_at is null and status = 'failed';
-- They have no rate: by rate they are ordered by their ids.
create index if not exists requests_failed_id on requests (tenant_id, id) where deleted_at is null and status = 'failed';
create index if not exists requests_failed_template_name on requests (tenant_id, template_name, id) where deleted_at is null and status = 'failed';
