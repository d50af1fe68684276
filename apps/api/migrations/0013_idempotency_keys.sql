-- Answers of create calls that came with an `Idempotency-Key`, for 24 hours. Neither key nor answer can be read from here:
-- `id` is a hash of caller and key, `request` and `answer` need the key itself.
create table idempotency_keys (
  id bytea primary key,
  request bytea not null,
  answer bytea,
  created_at timestamptz not null default now()
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
