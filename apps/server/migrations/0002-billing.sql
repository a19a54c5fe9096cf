-- Billing values per month, the month counters, the ledger and the invoices.
-- Months are their first day; a values row holds from its month on, until a later row.

create table billing_values (
  partner_id uuid not null references partners,
  month date not null check (extract(day from month) = 1),
  pages_per_block integer not null check (pages_per_block between 1 and 100000),
  blocks_per_package integer not null check (blocks_per_package between 1 and 100000),
  packages_registered integer not null check (packages_registered between 0 and 100000),
  blocks_registered integer not null check (blocks_registered between 0 and 100000),
  time_zone text not null,
  primary key (partner_id, month)
);

create table billing_profiles (
  partner_id uuid primary key references partners,
  payment_day smallint not null check (payment_day between 1 and 31),
  last_payment_date date,
  -- The last month whose every invoice is made: the closing goes on from there. Null: none yet.
  closed_month date,
  version integer not null
);

create table settings_changes (
  id uuid primary key,
  partner_id uuid not null references partners,
  at timestamptz not null,
  user_id uuid not null,
  user_name text not null,
  effective text not null check (effective in ('current', 'next')),
  month date not null,
  setting text not null,
  from_value text,
  to_value text
);
create index settings_changes_partner on settings_changes (partner_id, at desc);

-- One row per tenant and month: the row that a submission locks.
create table tenant_months (
  tenant_id uuid not null references tenants,
  month date not null,
  partner_id uuid not null,
  request_count integer not null check (request_count >= 0),
  pages_used integer not null check (pages_used >= 0),
  pages_reserved integer not null check (pages_reserved >= 0),
  primary key (tenant_id, month)
);
create index tenant_months_partner on tenant_months (partner_id, month);

-- Requests and files as the partner may see them: numbers and pages, no names and no contents. They outlive deletion.
create table metered_requests (
  request_id uuid primary key,
  tenant_id uuid not null references tenants,
  partner_id uuid not null,
  number text not null,
  month date not null,
  day date not null,
  accepted_at timestamptz not null
);
create index metered_requests_tenant on metered_requests (tenant_id, month, day);
create index metered_requests_partner on metered_requests (partner_id, month);

create table metered_files (
  file_id uuid primary key,
  request_id uuid not null references metered_requests,
  tenant_id uuid not null references tenants,
  partner_id uuid not null,
  ordinal smallint not null,
  month date not null,
  day date not null,
  pages integer not null check (pages > 0),
  state text not null check (state in ('reserved', 'used', 'released')),
  ended_at timestamptz
);
create index metered_files_request on metered_files (request_id);
create index metered_files_tenant on metered_files (tenant_id, month, day);
create index metered_files_partner on metered_files (partner_id, month);
create index metered_files_reserved on metered_files (tenant_id, month) where state = 'reserved';

-- One row per page that was read and charged; the key makes a second charge impossible.
create table page_ledger (
  file_id uuid not null references metered_files,
  page integer not null check (page > 0),
  tenant_id uuid not null,
  partner_id uuid not null,
  month date not null,
  day date not null,
  charged_at timestamptz not null,
  primary key (file_id, page)
);
create index page_ledger_tenant on page_ledger (tenant_id, month, day);

create table invoices (
  id uuid primary key,
  partner_id uuid not null references partners,
  tenant_id uuid not null references tenants,
  month date not null,
  number text not null,
  tenant_number text not null,
  company_name text not null,
  partner_name text not null,
  request_count integer not null,
  pages_used integer not null,
  blocks_used integer not null,
  packages_used integer not null,
  packages_registered integer not null,
  blocks_registered integer not null,
  pages_per_block integer not null,
  blocks_per_package integer not null,
  block_limit integer not null,
  usage_status text not null check (usage_status in ('normal', 'close_to_limit', 'full_capacity')),
  days jsonb not null,
  issued_date date not null,
  due_date date not null,
  payment_status text not null check (payment_status in ('pending', 'paid', 'overdue')),
  payment_date date,
  unique (tenant_id, month),
  unique (partner_id, number)
);
create index invoices_partner on invoices (partner_id, month desc);
create index invoices_unpaid on invoices (partner_id, due_date) where payment_status <> 'paid';

create table books_checks (
  id uuid primary key,
  partner_id uuid not null references partners,
  checked_at timestamptz not null,
  balanced boolean not null,
  differences jsonb not null
);
create index books_checks_partner on books_checks (partner_id, checked_at desc);
