-- The partner's first screen asks for the newest emails that were not delivered: few among all entries of the activity, which were looked through for them.
create index if not exists audit_failed_mails on audit_entries (partner_id, at, id) where not confidential and action = 'mail.failed';
