-- One-time links with which users set a new password. An account has at most one. Only a hash of its token is stored.
create table password_reset_links (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
