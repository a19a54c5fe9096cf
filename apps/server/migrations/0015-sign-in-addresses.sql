-- A new sign-in address that waits until the link mailed to it is followed; only the link's hash is stored.
create table email_changes (
  token_hash text primary key,
  user_id uuid not null references users,
  partner_id uuid not null,
  tenant_id uuid,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_changes_user on email_changes (user_id);
create index email_changes_tenant on email_changes (tenant_id);
alter table email_changes enable row level security;
alter table email_changes force row level security;
create policy system_rows on email_changes to ocr_system using (true) with check (true);
grant select, insert, update, delete on email_changes to ocr_system;
