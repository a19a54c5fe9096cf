-- The second factor: who must have one, what each user has, and the step between password and session.
-- All of it is the system's alone: nothing of it may be read by a tenant's or a partner's role.

alter table partners add column second_factor_required boolean not null default false;
alter table tenants add column second_factor_required boolean not null default false;
-- Whether the user has one that counts: read on every call, so it stands here and not in four other tables.
alter table users add column second_factor boolean not null default false;

create table totp_secrets (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted with a key that does not lie in the database.
  secret text not null,
  created_at timestamptz not null,
  -- Null until the first code was right.
  confirmed_at timestamptz,
  -- The 30 seconds of the last code that was taken: no code counts twice.
  last_step integer
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table passkey_challenges (
  session_id uuid primary key references sessions on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);

create table recovery_codes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The code's first four letters, which find it; the other eight are hashed.
  label text not null,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (user_id, label);

create table sign_in_tickets (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  -- Of the password hash that was right: a password changed meanwhile spoils the ticket.
  password_digest text not null,
  remember boolean not null,
  challenge text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_tickets_user on sign_in_tickets (user_id);
create index sign_in_tickets_expiry on sign_in_tickets (expires_at);

do $$
declare
  t text;
begin
  foreach t in array array['totp_secrets', 'passkeys', 'passkey_challenges', 'recovery_codes', 'sign_in_tickets'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system_rows on %I to ocr_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to ocr_system', t);
  end loop;
end $$;
