-- What was seen at places of a page that were read again from its pixels, in JSON. Null of pages of which nothing was, as of all from before this column.
alter table file_pages add column looks jsonb;

-- How many places a trial had no time to read. Null of trials from before this column, which read none.
alter table template_trials add column unseen integer;
