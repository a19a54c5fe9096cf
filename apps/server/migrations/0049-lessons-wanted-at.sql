-- Since when a checked document is to be learnt from: a file that is sent afterwards waits for it. Lessons that a process of the release before wants
-- have none, and nobody waits for them.
alter table lessons add column wanted_at timestamptz;
