-- A tenant that comes anew starts where the least served of what is being read is, not behind the next run that waits: a run ends early for it.
-- What is waiting is found by the queue's own index of priorities, what is active by its index of groups (jobs of the release before have none).
-- Replacing a function that takes a role checks it as that role.
grant execute on function queue_head() to ocr_system;
create or replace function queue_head() returns bigint
language plpgsql stable set role = 'ocr_system' as $$
begin
  return (select min(head) from (
    (select -priority as head from pgboss.job where name = 'read-file' and state < 'active' and not blocked order by priority desc limit 1)
    union all
    (select -priority from pgboss.job where name = 'read-file' and state = 'active' and group_id is not null)
  ) as heads);
end $$;
