-- Signals now name what has changed, so that a server renders again only the pages that show it (`src/topics`). They replace the signal
-- `public-data`. Changes that no public page shows send no signal, such as the results of a quiz.
drop function signal_public_change cascade;

create function signal_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('fanous', format('{"about":"%s","id":0}', tg_argv[0]));
  return null;
end $$;

create function signal_course_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('fanous', format('{"about":"course","id":%s}', new.id));
  return null;
end $$;

create function signal_course_contents_change() returns trigger language plpgsql as $$
begin
  perform pg_notify(
    'fanous',
    format('{"about":"course-contents","id":%s}', case tg_op when 'DELETE' then old.course_id else new.course_id end)
  );
  return null;
end $$;

create trigger rows_change after insert or delete on main_categories
  for each statement execute function signal_change('categories');
create trigger row_change after update on main_categories
  for each row when (old.* is distinct from new.*) execute function signal_change('categories');

create trigger rows_change after insert or delete on categories
  for each statement execute function signal_change('categories');
create trigger row_change after update on categories
  for each row when (old.* is distinct from new.*) execute function signal_change('categories');

-- What decides which courses a list has, and in which order.
create trigger rows_change after insert or delete on courses
  for each statement execute function signal_change('courses');
create trigger list_change after update on courses
  for each row when (
    (old.name, old.user_id, old.price_piastres, old.created_at)
    is distinct from (new.name, new.user_id, new.price_piastres, new.created_at)
  ) execute function signal_change('courses');
create trigger rows_change after insert or update or delete on course_categories
  for each statement execute function signal_change('courses');
create trigger row_change after update on courses
  for each row when (old.* is distinct from new.*) execute function signal_course_change();

-- Courses show the name and picture of their teacher.
create trigger teacher_change after update of name, image on users
  for each row when (new.role <> 'user' and (old.name, old.image) is distinct from (new.name, new.image))
  execute function signal_change('courses');

create trigger rows_change after insert or delete on videos
  for each row execute function signal_course_contents_change();
create trigger row_change after update on videos
  for each row when ((old.title, old.is_free) is distinct from (new.title, new.is_free))
  execute function signal_course_contents_change();

create trigger rows_change after insert or delete on records
  for each row execute function signal_course_contents_change();
create trigger row_change after update on records
  for each row when (
    (old.title, old.is_home, old.is_revision, old.file_type)
    is distinct from (new.title, new.is_home, new.is_revision, new.file_type)
  ) execute function signal_course_contents_change();

create trigger rows_change after insert or delete on pdfs
  for each row execute function signal_course_contents_change();
create trigger row_change after update on pdfs
  for each row when (old.title is distinct from new.title) execute function signal_course_contents_change();

create trigger rows_change after insert or delete on summaries
  for each row execute function signal_course_contents_change();
create trigger row_change after update on summaries
  for each row when (
    (old.lecture_name, old.love_count, old.like_count, old.angry_count, old.care_count)
    is distinct from (new.lecture_name, new.love_count, new.like_count, new.angry_count, new.care_count)
  ) execute function signal_course_contents_change();

create trigger rows_change after insert or delete on quizzes
  for each row execute function signal_course_contents_change();
create trigger row_change after update on quizzes
  for each row when (
    (old.title, old.description, old.ready_questions_count)
    is distinct from (new.title, new.description, new.ready_questions_count)
  ) execute function signal_course_contents_change();
