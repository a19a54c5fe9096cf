-- Organisations, their users, sessions, and everything that guards a sign-in.
-- No column default reads the clock: rules run on the application's clock.

create table partners (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null
);

create table tenants (
  id uuid primary key,
  partner_id uuid not null references partners,
  number text not null,
  company_name text not null,
  email text not null,
  description text not null,
  contact_name text not null,
  contact_email text not null,
  phone_number text not null,
  address text not null,
  block_limit integer not null check (block_limit between 0 and 100000),
  expiry_date date not null,
  status text not null check (status in ('active', 'deactivated')),
  onboard_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  unique (partner_id, number)
);
create unique index tenants_company_name on tenants (partner_id, lower(company_name)) where deleted_at is null;

create table users (
  id uuid primary key,
  partner_id uuid not null references partners,
  tenant_id uuid references tenants,
  role_id smallint not null check (role_id in (1, 2)),
  email text not null,
  full_name text not null,
  phone_number text,
  language text not null check (language in ('en', 'jp')),
  password_hash text not null,
  must_change_password boolean not null,
  locked_until timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((role_id = 2) = (tenant_id is not null))
);
-- One living account per address over the whole deployment; a deleted tenant's address is free again.
create unique index users_email on users (lower(email)) where deleted_at is null;
create index users_tenant on users (tenant_id);
create index users_partner on users (partner_id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users,
  partner_id uuid not null,
  tenant_id uuid,
  -- Of the token's random id: whoever reads this table can still make no token for a session in it.
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id) where ended_at is null;
create index sessions_tenant on sessions (tenant_id) where ended_at is null;
create index sessions_expiry on sessions (expires_at);

create table failed_sign_ins (
  id uuid primary key,
  user_id uuid not null references users,
  partner_id uuid not null,
  tenant_id uuid,
  at timestamptz not null
);
create index failed_sign_ins_user on failed_sign_ins (user_id, at);

create table password_resets (
  token_hash text primary key,
  user_id uuid not null references users,
  partner_id uuid not null,
  tenant_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);

-- Keys that sign access tokens, shared by every process: the newest signs, older ones verify until their tokens are over.
create table signing_keys (
  id text primary key,
  secret text not null,
  created_at timestamptz not null
);

-- Counters of calls per key and window, shared by every process.
create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  calls integer not null,
  primary key (key, window_start)
);

-- Readable numbers without gaps per owner: tenants of a partner, templates and requests of a tenant, invoices of a month.
create table sequences (
  partner_id uuid not null,
  owner_id uuid not null,
  name text not null,
  value integer not null,
  primary key (owner_id, name)
);
