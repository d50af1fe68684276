-- How many notifications a user has, and how many of them are unread. A table of its own, so that a video for ten thousand
-- subscribers does not rewrite ten thousand accounts; kept by a trigger, since notifications also go with what they are
-- about: videos, courses and accounts take them along.
create table notification_counts (
  user_id bigint primary key references users on delete cascade,
  total integer not null default 0,
  unread integer not null default 0
);

insert into notification_counts (user_id, total, unread)
select user_id, count(*), count(*) filter (where read_at is null) from notifications group by user_id;

-- Rows are locked in the order of users, so that two statements about the same users wait for each other.
create function count_added_notifications() returns trigger language plpgsql as $$
begin
  insert into notification_counts as counts (user_id, total, unread)
  select user_id, count(*), count(*) filter (where read_at is null) from added group by user_id order by user_id
  on conflict (user_id) do update
    set total = counts.total + excluded.total, unread = counts.unread + excluded.unread;
  return null;
end $$;

create function count_removed_notifications() returns trigger language plpgsql as $$
begin
  perform from notification_counts where user_id in (select user_id from removed) order by user_id for update;
  update notification_counts as counts set total = counts.total - gone.total, unread = counts.unread - gone.unread
  from (
    select user_id, count(*) as total, count(*) filter (where read_at is null) as unread from removed group by user_id
  ) as gone
  where counts.user_id = gone.user_id;
  return null;
end $$;

create function count_read_notifications() returns trigger language plpgsql as $$
begin
  update notification_counts as counts set unread = counts.unread - seen.unread
  from (
    select after.user_id, count(*) as unread
    from before join after using (id)
    where before.read_at is null and after.read_at is not null
    group by after.user_id
  ) as seen
  where counts.user_id = seen.user_id;
  return null;
end $$;

create trigger count_added after insert on notifications
  referencing new table as added for each statement execute function count_added_notifications();
create trigger count_removed after delete on notifications
  referencing old table as removed for each statement execute function count_removed_notifications();
create trigger count_read after update on notifications
  referencing old table as before new table as after for each statement execute function count_read_notifications();
