-- Tells every server that public data has changed, so that it renders its cached pages again (`ssr/pageCache.ts`). A trigger also
-- reports changes that no server makes, such as those of a script. PostgreSQL sends equal signals of a transaction once.
create function signal_public_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('fanous', '{"about":"public-data","id":0}');
  return null;
end $$;

create trigger public_change after insert or update or delete on main_categories
  for each statement execute function signal_public_change();
create trigger public_change after insert or update or delete on categories
  for each statement execute function signal_public_change();
create trigger public_change after insert or update or delete on courses
  for each statement execute function signal_public_change();
create trigger public_change after insert or update or delete on course_categories
  for each statement execute function signal_public_change();
create trigger public_change after insert or update or delete on videos
  for each statement execute function signal_public_change();
create trigger public_change after insert or update or delete on records
  for each statement execute function signal_public_change();
create trigger public_change after insert or update or delete on pdfs
  for each statement execute function signal_public_change();
create trigger public_change after insert or update or delete on summaries
  for each statement execute function signal_public_change();
-- Public pages show the name and picture of teachers.
create trigger public_change after update of name, image on users
  for each row when (new.role <> 'user' and (old.name, old.image) is distinct from (new.name, new.image))
  execute function signal_public_change();
-- Results change the other counts of a quiz all the time.
create trigger public_change after insert or delete or update of title, description, questions_count, ready_questions_count
  on quizzes for each statement execute function signal_public_change();
