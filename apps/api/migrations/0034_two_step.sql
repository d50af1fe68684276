-- The authenticator app of an account that uses two-step verification.
create table authenticators (
  user_id bigint primary key references users on delete cascade,
  -- Encrypted (`src/encryption.ts`).
  secret bytea not null,
  -- The time step of the last code that was accepted. Each code works once.
  last_step bigint not null,
  created_at timestamptz not null default now()
);

-- Hashes of the recovery codes that are left.
create table recovery_codes (
  user_id bigint not null references authenticators on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
