-- Prices, issuers, amounts of invoices, credit notes and payments. Amounts are whole numbers of the currency's smallest unit.

create table issuers (
  partner_id uuid primary key references partners,
  version integer not null,
  details jsonb not null
);

-- As the billing values: a row holds from its month on, until a later row. Null prices: none from that month on.
create table price_lists (
  partner_id uuid not null references partners,
  month date not null check (extract(day from month) = 1),
  prices jsonb,
  primary key (partner_id, month)
);
alter table billing_profiles add column prices_version integer not null default 1;

-- A tenant's own prices and discount. A row without prices: the partner's hold.
create table tenant_prices (
  tenant_id uuid not null references tenants,
  month date not null check (extract(day from month) = 1),
  partner_id uuid not null,
  prices jsonb,
  discount jsonb,
  primary key (tenant_id, month)
);
create table tenant_billing (
  tenant_id uuid primary key references tenants,
  partner_id uuid not null,
  delivery text not null check (delivery in ('console', 'mail')),
  recipient text not null,
  version integer not null
);

-- Invoices with amounts. Without prices in force in their month all of these stay null, and `kind` is read as null, too.
alter table invoices
  add column kind text not null default 'invoice' check (kind in ('invoice', 'credit_note')),
  add column state text not null default 'issued' check (state in ('draft', 'issued', 'void')),
  -- What the closing made: one for each tenant and month. What follows a void invoice is not.
  add column made_by_closing boolean not null default true,
  -- An invoice and the credit note that voids it refer to each other.
  add column refers_to uuid references invoices,
  add column reason text,
  add column currency text,
  add column subtotal bigint,
  add column taxes jsonb,
  add column tax_total bigint,
  add column total bigint,
  add column paid bigint,
  add column lines jsonb,
  add column issuer jsonb,
  add column recipient text,
  add constraint invoices_amounts check (
    (total is null and subtotal is null and tax_total is null and paid is null)
    or (currency is not null and taxes is not null and lines is not null and issuer is not null
      and paid is not null and subtotal + tax_total = total)
  ),
  add constraint invoices_credit check (kind = 'invoice' or (total is not null and refers_to is not null));
alter table invoices drop constraint invoices_tenant_id_month_key;
create unique index invoices_tenant_month on invoices (tenant_id, month) where made_by_closing;
create index invoices_tenant on invoices (tenant_id, month);
create index invoices_open on invoices (partner_id, due_date) where total is not null and payment_status <> 'paid';

-- Every payment with its day. None is changed or deleted: what was booked by mistake is taken back by a row of its own.
create table payments (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  tenant_id uuid not null references tenants,
  partner_id uuid not null references partners,
  kind text not null check (kind in ('entered', 'marked', 'imported', 'offset', 'taken_back')),
  paid_on date not null,
  amount bigint not null check (amount <> 0),
  note text not null,
  booked_at timestamptz not null,
  booked_on date not null,
  booked_by uuid not null,
  takes_back uuid unique references payments,
  -- Of the line of a bank's file: no line is booked twice.
  source text
);
create index payments_invoice on payments (invoice_id);
create index payments_tenant on payments (tenant_id);
create unique index payments_source on payments (partner_id, source) where source is not null;

-- A bank's file as it was read; what is booked of it is in `payments`.
create table payment_imports (
  id uuid primary key,
  partner_id uuid not null references partners,
  imported_at timestamptz not null,
  lines jsonb not null
);
create index payment_imports_partner on payment_imports (partner_id, imported_at);
-- Which columns of a bank's table hold what, by the table's heading; and who pays for which tenant under which name.
create table payment_columns (
  partner_id uuid not null references partners,
  heading text not null,
  columns jsonb not null,
  primary key (partner_id, heading)
);
create table payer_names (
  partner_id uuid not null references partners,
  payer text not null,
  tenant_id uuid not null references tenants,
  primary key (partner_id, payer)
);
create index payer_names_tenant on payer_names (tenant_id);

do $$
declare
  t text;
begin
  foreach t in array array['issuers', 'price_lists', 'tenant_prices', 'tenant_billing', 'payments', 'payment_imports',
    'payment_columns', 'payer_names'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy partner_rows on %I to ocr_partner using (partner_id = (select app_partner())) with check (partner_id = (select app_partner()))', t);
    execute format('create policy system_rows on %I to ocr_system using (true) with check (true)', t);
    execute format('grant select, insert on %I to ocr_partner', t);
    execute format('grant select on %I to ocr_system', t);
  end loop;
  foreach t in array array['tenant_prices', 'payments'] loop
    execute format('create policy tenant_rows on %I to ocr_tenant using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()))', t);
  end loop;
  foreach t in array array['issuers', 'price_lists'] loop
    execute format('create policy tenant_partner on %I for select to ocr_tenant using (partner_id = (select app_partner()))', t);
  end loop;
end $$;
grant select on issuers, price_lists, tenant_prices, payments to ocr_tenant;
grant update on issuers, price_lists, tenant_prices, tenant_billing, payment_columns, payer_names to ocr_partner;
grant delete on price_lists to ocr_partner;
grant insert on invoices to ocr_partner;
