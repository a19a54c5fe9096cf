-- Who is signed in from where: what a session tells its user of itself, and the browsers that an account was used from.

alter table sessions
  add column user_agent text not null default '',
  add column address text not null default '',
  add column remembered boolean not null default false,
  add column last_seen_at timestamptz;
update sessions set last_seen_at = created_at, remembered = expires_at - created_at > interval '1 day';
alter table sessions
  alter column last_seen_at set not null,
  alter column user_agent drop default,
  alter column address drop default,
  alter column remembered drop default;

create table known_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Of the random text in the browser's cookie. It signs nobody in; it only keeps a mail from being sent.
  token_hash text not null unique,
  user_agent text not null,
  network text not null,
  last_seen_at timestamptz not null
);
create index known_devices_user on known_devices (user_id, last_seen_at);

alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy system_rows on known_devices to ocr_system using (true) with check (true);
grant select, insert, update, delete on known_devices to ocr_system;
