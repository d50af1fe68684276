-- The units of a course. All units of a course are replaced at once, and `units_version` grows with each change, so that two
-- editors do not overwrite each other. It also makes the trigger `row_change` of `courses` signal the change.
alter table courses add column units_version integer not null default 0;

create table course_units (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  position integer not null,
  title text not null,
  unique (course_id, position)
);

-- An item is exactly one video, record, PDF or quiz, and stands in at most one unit. It goes with what it names.
create table course_unit_items (
  unit_id bigint not null references course_units on delete cascade,
  position integer not null,
  video_id bigint unique references videos on delete cascade,
  record_id bigint unique references records on delete cascade,
  pdf_id bigint unique references pdfs on delete cascade,
  quiz_id bigint unique references quizzes on delete cascade,
  primary key (unit_id, position),
  check (num_nonnulls(video_id, record_id, pdf_id, quiz_id) = 1)
);
