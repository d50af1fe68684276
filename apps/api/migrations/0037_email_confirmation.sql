-- When the user has confirmed the e-mail with a link. Null for accounts from before, and after a change of the e-mail.
alter table users add column email_confirmed_at timestamptz;

-- One-time links that confirm the e-mail of an account. A newer link replaces the older one. Only a hash of its token is stored.
create table email_confirmation_links (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  -- Used links stay for some days: a user who opens one again reads that the e-mail is confirmed.
  used_at timestamptz
);
