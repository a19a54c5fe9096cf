-- What was seen at places of a page that were read again from its pixels, in JSON. Null of pages of which nothing was, as of all from before this column.
alter table file_pages add column looks jsonb;
