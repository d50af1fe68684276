-- What editing courses and quizzes needs.

-- One name for each thing below the same parent, however it is spelt.
create unique index main_categories_by_name on main_categories (name_fold);
create unique index categories_by_name on categories (main_category_id, name_fold);

-- Quizzes of this course that the user has taken, for the list of its subscribers.
alter table user_courses add column quiz_results_count integer not null default 0;

-- What the overview tells of the marks that count: the sum of their hundredths of a percent, and how many lie in each
-- fifth of the scale, from the lowest to the highest.
alter table quizzes
  add column marks_sum bigint not null default 0,
  add column marks_spread integer[] not null default '{0,0,0,0,0}';

-- The first day of the month in which a moment lies in Cairo.
create function cairo_month(moment timestamptz) returns date language sql stable strict parallel safe as $$
  select date_trunc('month', moment at time zone 'Africa/Cairo')::date
$$;

-- How a course and the platform have grown, by month in Cairo. Kept with every change, so that the overview counts nothing.
create table course_months (
  course_id bigint not null references courses on delete cascade,
  month date not null,
  subscribers_count integer not null default 0,
  primary key (course_id, month)
);
create table platform_months (
  month date primary key,
  subscribers_count integer not null default 0,
  courses_count integer not null default 0
);

-- The users who took a quiz, by date and by mark.
create index results_of_quiz on quiz_results (quiz_id, id);
create index results_of_quiz_by_mark on quiz_results (quiz_id, mark, id);

update user_courses set quiz_results_count = taken.count
  from (select user_id, course_id, count(*) from quiz_results group by 1, 2) as taken
  where taken.user_id = user_courses.user_id and taken.course_id = user_courses.course_id;
update quizzes set
  marks_sum = (
    select coalesce(sum(round(mark * 10000.0 / greatest(total, 1))), 0) from quiz_results where quiz_id = quizzes.id
  ),
  marks_spread = (
    select array[
      count(*) filter (where least(mark * 5 / greatest(total, 1), 4) = 0),
      count(*) filter (where least(mark * 5 / greatest(total, 1), 4) = 1),
      count(*) filter (where least(mark * 5 / greatest(total, 1), 4) = 2),
      count(*) filter (where least(mark * 5 / greatest(total, 1), 4) = 3),
      count(*) filter (where least(mark * 5 / greatest(total, 1), 4) = 4)
    ] from quiz_results where quiz_id = quizzes.id
  );
insert into course_months (course_id, month, subscribers_count)
  select course_id, cairo_month(created_at), count(*)
  from user_courses group by 1, 2;
insert into platform_months (month, subscribers_count, courses_count)
  select month, sum(subscribers), sum(courses) from (
    select cairo_month(created_at) as month, 1 as subscribers, 0 as courses
    from user_courses
    union all
    select cairo_month(created_at), 0, 1 from courses
  ) as grown group by month;
