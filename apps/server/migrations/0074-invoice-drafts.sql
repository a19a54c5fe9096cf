-- The partner's first screen asks how many invoices are to be issued: few among all of them.
create index if not exists invoice_drafts on invoices (partner_id) where state = 'draft';
