-- The captions of a video: one WebVTT file for each language.
create table video_captions (
  video_id bigint not null references videos on delete cascade,
  language text not null check (language in ('ar', 'en', 'fr')),
  file_key text not null,
  size int not null,
  created_at timestamptz not null default now(),
  primary key (video_id, language)
);
