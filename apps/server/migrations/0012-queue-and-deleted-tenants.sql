-- The queue's tables hold the jobs of everybody: no tenant and no partner reads them. What a submission must know of them, where the queue
-- begins, a function tells it, as the system.
create function queue_head() returns bigint
language plpgsql stable set role = 'ocr_system' as $$
begin
  return (select -max(priority) from pgboss.job where name = 'read-file' and state < 'active');
end $$;
revoke all on function queue_head() from public;
grant execute on function queue_head() to ocr_tenant;

-- What a deleted tenant leaves: its number and company name, which its invoices and the ledger show. Templates, e-mail addresses, names and
-- password hashes go; here those of tenants that were deleted before.
grant update (name, definition) on template_versions to ocr_tenant;
alter table users no force row level security;
alter table tenants no force row level security;
alter table templates no force row level security;
alter table template_versions no force row level security;
alter table password_resets no force row level security;
delete from password_resets where user_id in (select id from users where deleted_at is not null);
update users set email = '', full_name = '', phone_number = null, password_hash = '' where deleted_at is not null;
update template_versions set name = '', definition = '{"fields": [], "tables": []}'
  where tenant_id in (select id from tenants where deleted_at is not null);
update templates set name = '', category = '', description = '', definition = '{"fields": [], "tables": []}', document = null
  where tenant_id in (select id from tenants where deleted_at is not null);
update tenants set email = '', description = '', contact_name = '', contact_email = '', phone_number = '', address = ''
  where deleted_at is not null;
alter table users force row level security;
alter table tenants force row level security;
alter table templates force row level security;
alter table template_versions force row level security;
alter table password_resets force row level security;
