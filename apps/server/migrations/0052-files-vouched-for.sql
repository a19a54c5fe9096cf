-- Who put a file into a template's set before its request was checked, and so said that its values are right. Null: the check of its request says it.
alter table template_set_choices add column checked_by_name text;
