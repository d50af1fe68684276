-- A video has either URLs or an uploaded file.
alter table videos add column file_key text;
-- An upload becomes the file of one video only.
create unique index videos_by_file on videos (file_key) where file_key is not null;

-- Uploads that no video uses yet. The id is the last part of the key. Deleting the entry in `loose_files` deletes this row.
create table video_uploads (
  id text primary key,
  key text not null unique references loose_files on delete cascade,
  user_id bigint not null references users on delete cascade,
  size bigint not null,
  created_at timestamptz not null default now()
);
create index video_uploads_of_user on video_uploads (user_id);
