-- Files that no row names: a new one from before it is written until its row is in, an old one from the moment its row
-- lets go of it. Whatever interrupts the work in between, what stays here too long is removed from the storage.
create table loose_files (
  key text primary key,
  remove_after timestamptz not null,
  -- being removed: no row may take it any more
  is_going boolean not null default false
);
create index loose_files_by_time on loose_files (remove_after);
