-- As 0051 has them, built beside writers: failed requests by pages, by rate (they have none: by their ids) and by template.

create index concurrently if not exists requests_failed_page_count on requests (tenant_id, page_count, id) where deleted_at is null and status = 'failed';

create index concurrently if not exists requests_failed_id on requests (tenant_id, id) where deleted_at is null and status = 'failed';

create index concurrently if not exists requests_failed_template_name on requests (tenant_id, template_name, id) where deleted_at is null and status = 'failed';
