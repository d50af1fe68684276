-- What students say is wrong with a summary. The staff of the course reads it, and keeps or deletes the summary.
create table summary_reports (
  summary_id bigint not null references summaries on delete cascade,
  user_id bigint not null references users on delete cascade,
  reason text not null check (reason in ('wrong', 'copied', 'inappropriate', 'unreadable', 'other')),
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (summary_id, user_id)
);
create index summary_reports_of_user on summary_reports (user_id);
