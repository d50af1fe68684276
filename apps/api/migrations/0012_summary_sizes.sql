-- What the files of summaries take, for the limit per user and course. Files from before count as nothing.
alter table summaries add column file_size bigint not null default 0;
