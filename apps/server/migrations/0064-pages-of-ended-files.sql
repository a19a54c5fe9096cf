-- Pages that were stored after their file had failed or been deleted. They are no longer stored; here those from before.
alter table file_pages no force row level security;
alter table request_files no force row level security;
delete from file_pages where file_id in (select id from request_files where status = 'failed' or storage_key is null);
update request_files set pages_done = 0 where status = 'failed' and pages_done > 0;
alter table file_pages force row level security;
alter table request_files force row level security;
