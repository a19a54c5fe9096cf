-- As 0063 has it, built beside writers: the emails of a partner that were not delivered.

create index concurrently if not exists audit_failed_mails on audit_entries (partner_id, at, id) where not confidential and action = 'mail.failed';
