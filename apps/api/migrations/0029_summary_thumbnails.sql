-- The first page of a summary as an image. Null for a PDF that cannot be drawn, and for summaries that were added before.
alter table summaries add column thumbnail_key text;
