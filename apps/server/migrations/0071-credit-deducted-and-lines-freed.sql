-- The closing deducts a tenant's open credit from its new invoice: a payment that no user books.
alter table payments alter column booked_by drop not null;
grant insert on payments to ocr_system;
-- A payment that is reverted frees the line of the bank's file that it came from.
grant update (source) on payments to ocr_partner;
