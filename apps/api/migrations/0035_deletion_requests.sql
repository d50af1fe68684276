-- Users who asked that their account is deleted. An admin confirms, which deletes the account and this row, or refuses with a reason.
create table deletion_requests (
  user_id bigint primary key references users on delete cascade,
  requested_at timestamptz not null default now(),
  -- Set when an admin has refused. The row stays, so that the user can read the reason. A new request replaces it.
  refused_at timestamptz,
  refusal_reason text,
  check ((refused_at is null) = (refusal_reason is null))
);
create index open_deletion_requests on deletion_requests (user_id) where refused_at is null;

-- What deleted accounts leave behind: counts without any person. `quizzes` and `course_months` include them.
create table anonymous_quiz_results (
  quiz_id bigint primary key references quizzes on delete cascade,
  results_count integer not null default 0,
  marks_sum bigint not null default 0,
  marks_spread integer[] not null default '{0,0,0,0,0}'
);

-- The answers of first attempts. An option without an id was left unanswered.
create table anonymous_answers (
  quiz_id bigint not null references quizzes on delete cascade,
  question_id bigint not null,
  option_id bigint,
  option_text text,
  answers_count integer not null,
  unique nulls not distinct (quiz_id, question_id, option_id, option_text)
);

create table anonymous_subscriptions (
  course_id bigint not null references courses on delete cascade,
  month date not null,
  subscriptions_count integer not null,
  primary key (course_id, month)
);

-- Hides values that say who the account belonged to, or what they wrote.
create function mask_audit_fields(fields jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, case
    when key in ('name', 'email', 'phone', 'image', 'biography', 'lecture_name', 'file_key', 'thumbnail_key', 'deletion_request')
      and value <> 'null'
    then '"***"' else value end)
  from jsonb_each(fields)
$$;

-- What is left of an entry after its account was deleted on request: the number of the account in place of the name, and `***` in place of
-- its values. The operation, the time, the changed fields and the names of other people stay.
create function anonymize_audit_entry(entry audit_entries, account_id bigint) returns audit_entries language plpgsql stable as $$
declare
  separator constant text := E' \n ';
  number constant text := '#' || account_id;
  is_actor constant boolean := entry.actor_id is not distinct from account_id;
  is_target constant boolean := entry.target_type in ('user', 'password_reset_link') and entry.target_id = account_id;
  is_owner constant boolean := entry.target_type in ('subscription', 'summary')
    and coalesce(entry.before->>'user_id', entry.after->>'user_id') = account_id::text;
  -- The first two lines of the searched text belong to an actor with an account.
  actor_fold text := case when entry.actor_name is null then '' else
    split_part(entry.search_fold, separator, 1) || separator || split_part(entry.search_fold, separator, 2) end;
  target_fold text := case when entry.actor_name is null then entry.search_fold else
    substr(entry.search_fold, length(actor_fold) + length(separator) + 1) end;
begin
  if is_actor then
    entry.actor_name := number;
    entry.actor_email := null;
    entry.address := null;
    actor_fold := number;
  end if;
  if is_target or is_owner then
    entry.target_label := number || case entry.target_type when 'subscription' then
      coalesce((select ' – ' || name from courses where id = entry.course_id), '') else '' end;
    target_fold := number || case entry.target_type when 'subscription' then
      coalesce((select separator || name_fold from courses where id = entry.course_id), '') else '' end;
    entry.before := mask_audit_fields(entry.before);
    entry.after := mask_audit_fields(entry.after);
    if entry.kind = 'failed_sign_in' then
      entry.address := null;
    end if;
  end if;
  entry.search_fold := case when actor_fold = '' then target_fold else left(actor_fold || separator || target_fold, 1000) end;
  return entry;
end $$;

-- As in 0031, and one more exception: `fanous.audit_deleted_account` names an account that no longer exists. Then an update stores the
-- anonymous form of an entry, whatever the statement sets. Entries of other accounts keep their values.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
declare
  retention_days integer := nullif(current_setting('fanous.audit_retention_days', true), '')::integer;
  deleted_account bigint := nullif(current_setting('fanous.audit_deleted_account', true), '')::bigint;
begin
  if tg_op = 'DELETE' and retention_days >= 30 and old.created_at < now() - make_interval(days => retention_days) then
    return old;
  end if;
  if tg_op = 'UPDATE' and deleted_account is not null and not exists (select from users where id = deleted_account) then
    return anonymize_audit_entry(old, deleted_account);
  end if;
  raise exception 'audit_entries is append-only' using errcode = 'insufficient_privilege';
end $$;
