-- Videos with a file of our own, in place of an address.
alter table videos add column file_key text;
-- An upload becomes the file of one video only.
create unique index videos_by_file on videos (file_key) where file_key is not null;

-- Files that are being uploaded or wait for their video. The id is the last part of the key. The entry of the pending
-- file is removed when a video uses the file, or when the file expires; this row goes with it.
create table video_uploads (
  id text primary key,
  key text not null unique references loose_files on delete cascade,
  user_id bigint not null references users on delete cascade,
  size bigint not null,
  created_at timestamptz not null default now()
);
create index video_uploads_of_user on video_uploads (user_id);
