-- Who marked an invoice paid, and on which of the partner's days: that person may take it back on that day. Null where
-- it was marked before these were kept: such a payment is final.
alter table invoices add column payment_recorded_by uuid;
alter table invoices add column payment_recorded_on date;
