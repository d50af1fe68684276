-- The number of videos, for the home page.
insert into counters (name, value) select 'videos', coalesce(sum(videos_count), 0) from courses
on conflict (name) do update set value = excluded.value;

-- The teachers with the most courses, for the home page.
create index teachers_by_courses on users (created_courses_count desc, id)
where role = 'teacher' and created_courses_count > 0;
