-- The chapters of a video, in order: [{"start": seconds, "title": "…"}].
alter table videos add column chapters jsonb not null default '[]';
