-- Since when somebody knows what a draft loses: after that it is published without asking again. Null until then, and in trials of the release before.
alter table template_trials add column seen_at timestamptz;
