-- The length of a video in seconds, up to 24 hours. Null if it is not known.
alter table videos add column duration integer check (duration between 1 and 86400);

-- Course pages show it.
drop trigger row_change on videos;
create trigger row_change after update on videos
  for each row when ((old.title, old.is_free, old.duration) is distinct from (new.title, new.is_free, new.duration))
  execute function signal_course_contents_change();
