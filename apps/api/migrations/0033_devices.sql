-- The browser and the system of each session, as names from a fixed list, and the id of its device from the cookie `fanous_device`.
-- Empty if unknown.
alter table sessions
  add column browser text not null default '',
  add column system text not null default '',
  add column device_id text not null default '';

-- The browsers and systems from which an account has signed in. Sessions end, so these rows tell which device is new.
create table user_devices (
  user_id bigint not null references users on delete cascade,
  browser text not null,
  system text not null,
  signed_in_at timestamptz not null default now(),
  primary key (user_id, browser, system)
);
create index user_devices_by_age on user_devices (signed_in_at);
