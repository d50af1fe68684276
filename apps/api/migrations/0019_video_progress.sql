-- How far each user has watched each video. `fillfactor` leaves room in each
-- page, because positions are updated often.
create table video_progress (
  user_id bigint not null references users on delete cascade,
  video_id bigint not null references videos on delete cascade,
  course_id bigint not null references courses on delete cascade,
  -- seconds from the start
  position integer not null check (position >= 0),
  duration integer check (duration > 0),
  is_watched boolean not null default false,
  -- when the position was reached, by the clock of the database
  played_at timestamptz not null,
  primary key (user_id, video_id)
) with (fillfactor = 80);
create index progress_of_video on video_progress (video_id);
create index progress_of_course on video_progress (course_id, user_id);
