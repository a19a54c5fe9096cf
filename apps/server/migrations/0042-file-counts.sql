-- How many files of a tenant's month were read whole and how many failed, beside the month's pages: counting the rows of a month's files was most of
-- what the running month waited for. What changes a file's state counts it in the same transaction, by a trigger: no statement can forget it, and
-- processes of the release before count, too. Null: a month from before, not counted yet; its files are counted row by row until the sweep has done so.
alter table tenant_months add column files_read integer, add column files_failed integer;
-- A month that begins from now on has no files yet. What is there stays null.
alter table tenant_months alter column files_read set default 0, alter column files_failed set default 0;

-- Whoever charges or releases a file writes its month's row next, and in this order: no other lock is taken than before. Null plus one stays null.
create function count_ended_file() returns trigger language plpgsql as $$
begin
  update tenant_months set files_read = files_read + (new.state = 'used')::int, files_failed = files_failed + (new.state = 'released')::int
    where tenant_id = new.tenant_id and month = new.month;
  return null;
end $$;
-- A reservation ends once, as used or as released, and a file's row is deleted with its partner only.
create trigger count_ended after update of state on metered_files for each row
  when (old.state = 'reserved' and new.state <> 'reserved') execute function count_ended_file();
create trigger count_added after insert on metered_files for each row
  when (new.state <> 'reserved') execute function count_ended_file();
