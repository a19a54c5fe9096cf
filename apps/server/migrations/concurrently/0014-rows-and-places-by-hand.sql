-- As 0014 has it, built beside writers: the files of a tenant by their bytes.

create index concurrently if not exists request_files_bytes on request_files (tenant_id, sha256) where sha256 <> '';
