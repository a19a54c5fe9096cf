-- What identifies a document: the fields of its template that hold who issued it, its number, day and amount, and a checksum of their
-- values. Results that were read before have neither: only their bytes are compared.
alter table file_results add column identity_fields jsonb, add column identity text;
create index if not exists file_results_identity on file_results (tenant_id, identity) where identity is not null;
