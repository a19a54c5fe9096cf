-- What changes by hand did to the doubts of a long result, kept with it so that its parts can be shown alone; with the changes of which that is true.
alter table result_outlines add column doubts text, add column doubts_of text;
