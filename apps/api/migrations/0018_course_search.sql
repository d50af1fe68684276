-- What `match=ranked` searches: the words of each course by field, and all words of the platform for near matches.
-- The words need no extension: pg_trgm must be installed by an owner of the database, and sees no letters in Arabic text with the
-- C locale.

-- The words of a folded text, with and without article, as `getWordForms` in packages/arabic. Very long words are cut: a lexeme has
-- at most 2 kB.
create function get_search_words(folded text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct left(form, 64)), '{}')
  from unnest(string_to_array(folded, ' ')) as word,
    unnest(array[
      word,
      regexp_replace(word, '^(?:ال(?=..)|(?:[وفبك]|وب)ال(?=...)|[وف]?لل(?=...))', '')
    ]) as form
  where form <> ''
$$;

-- Each lexeme begins with the digit of its field: 1 title, 2 teacher, 3 categories, 4 lessons.
create table course_search (
  course_id bigint primary key references courses on delete cascade,
  words tsvector not null
);

-- All words that a course has or had.
create table search_words (
  word text collate "C" primary key
);

-- Replaces the words of courses. Lessons and words have limits, because a tsvector has at most 1 MB.
create function refresh_course_search(ids bigint[]) returns void language plpgsql as $$
begin
  -- Two changes of one course wait for each other here, so that the second one reads the words of the first.
  perform from course_search where course_id = any(ids) order by course_id for update;

  insert into course_search (course_id, words)
    select courses.id, array_to_tsvector(array(
      select distinct field || word from (
        select '1' as field, courses.name_fold as texts
        union all
        select '2', split_part(search_fold, E' \n ', 1) from users where users.id = courses.user_id
        union all
        select '3', categories.name_fold || ' ' || main_categories.name_fold
        from course_categories
          join categories on categories.id = category_id
          join main_categories on main_categories.id = main_category_id
        where course_categories.course_id = courses.id
        union all
        (select '4', title_fold from videos where videos.course_id = courses.id order by videos.id limit 500)
      ) as fields, unnest(get_search_words(texts)) as word
      order by 1
      limit 5000
    ))
    from courses where courses.id = any(ids)
    order by courses.id
    on conflict (course_id) do update set words = excluded.words where course_search.words <> excluded.words;

  -- In order, so that two transactions do not wait for each other.
  insert into search_words (word)
    select distinct substr(lexeme, 2) collate "C" as word
    from course_search, unnest(words)
    where course_id = any(ids)
      and not exists (select from search_words where search_words.word = substr(lexeme, 2))
    order by 1
    on conflict do nothing;
end $$;

create function refresh_search_of_courses() returns trigger language plpgsql as $$
begin
  perform refresh_course_search(array(select id from changed));
  return null;
end $$;

create function refresh_search_of_contents() returns trigger language plpgsql as $$
begin
  perform refresh_course_search(array(select distinct course_id from changed));
  return null;
end $$;

create function refresh_search_of_course() returns trigger language plpgsql as $$
begin
  perform refresh_course_search(array[new.id]);
  return null;
end $$;

create function refresh_search_of_video() returns trigger language plpgsql as $$
begin
  perform refresh_course_search(array[new.course_id]);
  return null;
end $$;

create function refresh_search_of_teacher() returns trigger language plpgsql as $$
begin
  perform refresh_course_search(array(select id from courses where user_id = new.id));
  return null;
end $$;

create function refresh_search_of_category() returns trigger language plpgsql as $$
begin
  perform refresh_course_search(array(select course_id from course_categories where category_id = new.id));
  return null;
end $$;

create function refresh_search_of_main_category() returns trigger language plpgsql as $$
begin
  perform refresh_course_search(array(
    select distinct course_id from course_categories join categories on categories.id = category_id
    where main_category_id = new.id
  ));
  return null;
end $$;

create trigger search_insert after insert on courses
  referencing new table as changed for each statement execute function refresh_search_of_courses();
create trigger search_update after update on courses
  for each row when ((old.name_fold, old.user_id) is distinct from (new.name_fold, new.user_id))
  execute function refresh_search_of_course();
create trigger search_insert after insert on course_categories
  referencing new table as changed for each statement execute function refresh_search_of_contents();
create trigger search_delete after delete on course_categories
  referencing old table as changed for each statement execute function refresh_search_of_contents();
create trigger search_insert after insert on videos
  referencing new table as changed for each statement execute function refresh_search_of_contents();
create trigger search_delete after delete on videos
  referencing old table as changed for each statement execute function refresh_search_of_contents();
create trigger search_update after update on videos
  for each row when (old.title_fold is distinct from new.title_fold) execute function refresh_search_of_video();
create trigger search_update after update on users
  for each row when (new.role <> 'user' and old.search_fold is distinct from new.search_fold)
  execute function refresh_search_of_teacher();
create trigger search_update after update on categories
  for each row when ((old.name_fold, old.main_category_id) is distinct from (new.name_fold, new.main_category_id))
  execute function refresh_search_of_category();
create trigger search_update after update on main_categories
  for each row when (old.name_fold is distinct from new.name_fold) execute function refresh_search_of_main_category();

select refresh_course_search(array(select id from courses));

create index courses_by_words on course_search using gin (words) with (fastupdate = off);
create index search_words_by_part on search_words using gin (fold_grams(word)) with (fastupdate = off);
create index search_words_by_end on search_words (reverse(word) collate "C");
