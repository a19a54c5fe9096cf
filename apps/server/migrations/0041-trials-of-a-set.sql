-- Which documents a draft was tried on, as they were checked by then: a checksum. Null of trials from before this column, which count for no set.
alter table template_trials add column set_digest text;
