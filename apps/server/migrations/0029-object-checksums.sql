-- SHA-256 of a stored document's content, in hexadecimal. Null: stored before checksums were kept, or by the release before; the first scan of the storage fills it.
alter table stored_objects add column sha256 text;
