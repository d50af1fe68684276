-- What a course page says before its lessons: what students learn and for whom it is, one point per line.
alter table courses add column outcomes text, add column audience text;
-- What it says about the teacher.
alter table users add column biography text;

-- Courses show the name, picture and biography of their teacher.
drop trigger teacher_change on users;
create trigger teacher_change after update of name, image, biography on users
  for each row
  when (new.role <> 'user' and (old.name, old.image, old.biography) is distinct from (new.name, new.image, new.biography))
  execute function signal_change('courses');
