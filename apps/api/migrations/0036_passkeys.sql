-- Passkeys (WebAuthn): a user signs in with one instead of the password.
create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- Grows with each use. Authenticators that do not count always send 0.
  sign_count bigint not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- Random values that authenticators sign. Each works once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  -- The session that adds a passkey. Null: the challenge is for signing in.
  session_id bigint references sessions on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_of_session on passkey_challenges (session_id) where session_id is not null;
