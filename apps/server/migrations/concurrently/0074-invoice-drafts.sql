-- As 0074 has it, built beside writers: a partner's drafts.

create index concurrently if not exists invoice_drafts on invoices (partner_id) where state = 'draft';
