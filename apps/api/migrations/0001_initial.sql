-- All tables of the platform. Runs on PostgreSQL 15 and newer and on PGlite.
-- A migration that has landed is never edited: what changes later gets a file of its own.
--
-- `*_fold` columns hold what `foldArabic` makes of the column of their name; the server writes both together.
-- `*_count` columns are kept in the transaction that changes what they count, so that no list has to count.

-- The three-letter pieces of a folded text, for finding it by any part of it. An index over these works in every locale,
-- where pg_trgm sees no letters in Arabic text when the database was made with the C locale.
create function fold_grams(folded text) returns text[] language sql immutable strict parallel safe as $$
  select array(select substr(folded, i, 3) from generate_series(1, length(folded) - 2) as i)
$$;

-- Totals of whole tables ('users', 'users:teacher', 'courses', …).
create table counters (
  name text primary key,
  value bigint not null default 0
);

-- Facts about this database itself, such as that the demo data has been filled in.
create table meta (
  key text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

create table users (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null unique,
  phone text,
  password_hash text not null,
  role text not null check (role in ('admin', 'teacher', 'user')),
  image text,
  -- name, email, phone and the role's names, one per line
  search_fold text not null,
  created_courses_count integer not null default 0,
  purchased_courses_count integer not null default 0,
  quiz_results_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_by_role on users (role, id);
create index users_by_search on users using gin (fold_grams(search_fold));

-- A token is 256 random bits; only its SHA-256 is kept.
create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_last_use on sessions (last_used_at);

-- Attempts within a span of time, by hashed key: sign-ins per account and per address, registrations per address.
create table throttles (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index throttles_by_reset on throttles (resets_at);

create table main_categories (
  id bigint generated always as identity primary key,
  name text not null,
  name_fold text not null,
  categories_count integer not null default 0,
  courses_count integer not null default 0,
  created_at timestamptz not null default now()
);

create table categories (
  id bigint generated always as identity primary key,
  main_category_id bigint not null references main_categories,
  name text not null,
  name_fold text not null,
  courses_count integer not null default 0,
  created_at timestamptz not null default now()
);
create index categories_of_main on categories (main_category_id, id);

create table courses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  slug text not null unique check (slug ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'),
  name text not null,
  name_fold text not null,
  -- name_fold without a leading «ال»
  name_bare text not null,
  description text not null,
  excerpt text not null,
  price_piastres integer not null check (price_piastres between 0 and 100000000),
  image text,
  -- goes up with every edit, so that two editors at once do not overwrite each other
  version integer not null default 1,
  users_count integer not null default 0,
  videos_count integer not null default 0,
  records_count integer not null default 0,
  pdfs_count integer not null default 0,
  summaries_count integer not null default 0,
  quizzes_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index courses_by_age on courses (created_at desc, id desc);
create index courses_by_subscribers on courses (users_count desc, id desc);
create index courses_by_price on courses (price_piastres, id);
create index courses_of_owner on courses (user_id, id desc);
create index courses_by_start on courses (name_fold text_pattern_ops);
create index courses_by_bare_start on courses (name_bare text_pattern_ops);
create index courses_by_part on courses using gin (fold_grams(name_fold));

create table course_categories (
  course_id bigint not null references courses on delete cascade,
  category_id bigint not null references categories,
  position integer not null default 0,
  primary key (course_id, category_id)
);
create index courses_of_category on course_categories (category_id, course_id);

-- A link gives access as soon as it exists; `pending` only says how it came about.
create table user_courses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  course_id bigint not null references courses on delete cascade,
  pending boolean not null default true,
  created_at timestamptz not null default now(),
  unique (user_id, course_id)
);
create index users_of_course on user_courses (course_id, id);

create table videos (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  title text not null,
  title_fold text not null,
  url text,
  website_url text,
  is_free boolean not null default false,
  created_at timestamptz not null default now()
);
create index videos_of_course on videos (course_id, id);

create table records (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  title text not null,
  title_fold text not null,
  url text,
  website_url text,
  -- the uploaded file: its key in the private storage, and what its bytes say it is
  file_key text,
  file_type text,
  is_home boolean not null default false,
  is_revision boolean not null default false,
  created_at timestamptz not null default now()
);
create index records_of_course on records (course_id, id);

create table pdfs (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  title text not null,
  title_fold text not null,
  file_key text not null,
  created_at timestamptz not null default now()
);
create index pdfs_of_course on pdfs (course_id, id);

-- A summary outlives its author's account.
create table summaries (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  user_id bigint references users on delete set null,
  lecture_name text not null,
  lecture_name_fold text not null,
  file_key text not null,
  love_count integer not null default 0,
  like_count integer not null default 0,
  angry_count integer not null default 0,
  care_count integer not null default 0,
  created_at timestamptz not null default now()
);
create index summaries_of_course on summaries (course_id, id);
create index summaries_of_user on summaries (user_id);

create table reacts (
  summary_id bigint not null references summaries on delete cascade,
  user_id bigint not null references users on delete cascade,
  reaction text not null check (reaction in ('love', 'like', 'angry', 'care')),
  created_at timestamptz not null default now(),
  primary key (summary_id, user_id)
);
create index reacts_of_user on reacts (user_id);

create table quizzes (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  title text not null,
  title_fold text not null,
  description text not null default '',
  questions_count integer not null default 0,
  -- questions that have options: the only ones that are shown and counted
  ready_questions_count integer not null default 0,
  -- users who have taken it
  results_count integer not null default 0,
  created_at timestamptz not null default now()
);
create index quizzes_of_course on quizzes (course_id, id);

create table questions (
  id bigint generated always as identity primary key,
  quiz_id bigint not null references quizzes on delete cascade,
  question_text text not null,
  question_text_fold text not null,
  type text not null default 'multiple_choice' check (type in ('multiple_choice')),
  position integer not null default 0,
  options_count integer not null default 0,
  created_at timestamptz not null default now()
);
create index questions_of_quiz on questions (quiz_id, position, id);

create table options (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions on delete cascade,
  option_text text not null,
  option_text_fold text not null,
  is_correct boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create index options_of_question on options (question_id, position, id);
create unique index one_correct_option on options (question_id) where is_correct;

-- What counts for one user in one quiz: the first attempt's mark, with the best and the number of attempts beside it.
create table quiz_results (
  id bigint generated always as identity primary key,
  quiz_id bigint not null references quizzes on delete cascade,
  course_id bigint not null references courses on delete cascade,
  user_id bigint not null references users on delete cascade,
  mark integer not null,
  total integer not null,
  best integer not null,
  attempts integer not null default 1,
  created_at timestamptz not null default now(),
  unique (quiz_id, user_id),
  check (mark between 0 and total)
);
create index results_of_user on quiz_results (user_id, id);
create index results_of_course on quiz_results (course_id);

-- One submit. `answers` keeps the texts as they were, so that a later edit of the quiz changes no mark:
-- [{ question_id, question_text, option_id, option_text, correct_option_id, correct_option_text }].
create table quiz_attempts (
  id bigint generated always as identity primary key,
  quiz_id bigint not null references quizzes on delete cascade,
  user_id bigint not null references users on delete cascade,
  attempt_key uuid not null,
  attempt integer not null,
  mark integer not null,
  total integer not null,
  answers jsonb not null,
  created_at timestamptz not null default now(),
  unique (quiz_id, user_id, attempt_key),
  unique (quiz_id, user_id, attempt),
  check (mark between 0 and total)
);
create index attempts_of_user on quiz_attempts (user_id);

create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  course_id bigint not null references courses on delete cascade,
  video_id bigint not null references videos on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_of_user on notifications (user_id, id desc);
create index notifications_of_course on notifications (course_id);
create index notifications_of_video on notifications (video_id);
create index unread_notifications on notifications (user_id) where read_at is null;
