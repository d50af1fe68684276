-- New entries of a GIN index wait in a list of up to 4 MB that every search has to read through, until a vacuum sorts them
-- in. Searches are many and writes are few, and the embedded database vacuums four times a day: entries go in at once.
alter index users_by_search set (fastupdate = off);
alter index courses_by_part set (fastupdate = off);
select gin_clean_pending_list('users_by_search'), gin_clean_pending_list('courses_by_part');

-- Room in each page, so that a changed count does not write all the entries of that index anew.
alter table users set (fillfactor = 80);
