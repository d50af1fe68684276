-- Who changed what. Triggers write an entry in the transaction of each change by staff, so that no operation can leave it out. The
-- transaction names the actor in the setting `fanous.audit` (`src/features/audit/auditContext.ts`). Without it nothing is written: students,
-- the demo and restored backups leave no entries.
create table audit_entries (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('create', 'update', 'delete', 'failed_sign_in', 'refusal')),
  -- The operation of the contract, or the command of the operator.
  action text not null,
  -- The account as it was then. No foreign key: entries outlive accounts.
  actor_id bigint,
  actor_name text,
  actor_email text,
  actor_role text,
  target_type text,
  target_id bigint,
  target_label text,
  -- The course to which the target belongs.
  course_id bigint,
  -- Only the fields that changed.
  before jsonb,
  after jsonb,
  -- How often a sign-in failed or a permission was refused within the minute.
  attempts integer not null default 1,
  request_id text,
  address text,
  -- The folded names of actor and target.
  search_fold text not null default ''
);
create index audit_entries_by_age on audit_entries (created_at);
create index audit_entries_of_actor on audit_entries (actor_id, id);
create index audit_entries_of_target on audit_entries (target_type, target_id, id);
create index audit_entries_by_kind on audit_entries (kind, id);
create index audit_entries_of_request on audit_entries (request_id);
create index audit_entries_by_search on audit_entries using gin (fold_grams(search_fold));

-- Entries stay as they are. The hourly cleanup deletes old ones: it names the retention in `fanous.audit_retention_days`, and only
-- older entries can be deleted. No setting allows deleting entries of the last 30 days.
create function refuse_audit_change() returns trigger language plpgsql as $$
declare
  retention_days integer := nullif(current_setting('fanous.audit_retention_days', true), '')::integer;
begin
  if tg_op = 'DELETE' and retention_days >= 30 and old.created_at < now() - make_interval(days => retention_days) then
    return old;
  end if;
  raise exception 'audit_entries is append-only' using errcode = 'insufficient_privilege';
end $$;

create trigger append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger no_truncate before truncate on audit_entries
  for each statement execute function refuse_audit_change();

-- Adds an entry for the actor of the transaction. Without an actor it adds nothing.
create function add_audit_entry(
  kind text, target_type text, target_id bigint, target_label text, target_fold text, course_id bigint, before jsonb, after jsonb
) returns void language plpgsql as $$
declare
  context jsonb := nullif(current_setting('fanous.audit', true), '')::jsonb;
begin
  if context is null then
    return;
  end if;
  insert into audit_entries (
    kind, action, actor_id, actor_name, actor_email, actor_role, target_type, target_id, target_label, course_id, before, after,
    request_id, address, search_fold
  ) values (
    kind, context->>'action', (context->>'actor_id')::bigint, context->>'actor_name', context->>'actor_email',
    context->>'actor_role', target_type, target_id, left(target_label, 300), course_id, before, after, context->>'request_id',
    context->>'address', left(coalesce(context->>'actor_fold', '') || E' \n ' || coalesce(target_fold, ''), 1000)
  );
end $$;

-- The columns that an entry of this change contains: those that differ, or those with a value if the row is new or deleted. Secrets are left
-- out; of a new password only the fact remains. Columns that the server computes are left out too. Counts are kept when a row is
-- deleted: they say what was lost with it.
create function list_audit_keys(old_row jsonb, new_row jsonb) returns text[] language sql immutable as $$
  select array_agg(key) from jsonb_each(coalesce(new_row, old_row))
  where value is distinct from case when old_row is null or new_row is null then 'null' else old_row->key end
    and case
      when key = 'password_hash' then old_row is not null and new_row is not null
      when key ~ '_(count|size)$' then new_row is null and value <> '0'
      else key !~ '(secret|token|hash)' and key !~ '(^id|created_at|updated_at|_fold|_bare|version|excerpt|position)$'
        and key !~ '^marks_'
    end
$$;

-- The values of these columns. Addresses of videos lose their query, which may contain a token.
create function to_audit_fields(whole_row jsonb, keys text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(
    case key when 'password_hash' then 'password' else key end,
    case
      when key = 'password_hash' then '"***"'
      when key ~ 'url$' and value <> 'null' then to_jsonb(regexp_replace(value #>> '{}', '[?#].*$', '?…'))
      else value
    end
  ), '{}') from jsonb_each(whole_row) where key = any(keys)
$$;

create function get_audit_label(whole_row jsonb) returns text language sql immutable as $$
  select coalesce(
    whole_row->>'name', whole_row->>'title', whole_row->>'lecture_name', whole_row->>'question_text', whole_row->>'option_text'
  )
$$;

create function get_audit_fold(whole_row jsonb) returns text language sql immutable as $$
  select coalesce(
    whole_row->>'search_fold', whole_row->>'name_fold', whole_row->>'title_fold', whole_row->>'lecture_name_fold',
    whole_row->>'question_text_fold', whole_row->>'option_text_fold'
  )
$$;

-- For changes of one field that several rows store, such as an order.
create function add_field_change(target_type text, target jsonb, before jsonb, after jsonb) returns void language sql as $$
  select add_audit_entry(
    'update', target_type, (target->>'id')::bigint, get_audit_label(target), get_audit_fold(target),
    (target->>'course_id')::bigint, before, after
  )
$$;

create function record_change() returns trigger language plpgsql as $$
declare
  target_type constant text := tg_argv[0];
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  some_row constant jsonb := coalesce(new_row, old_row);
  keys text[];
  label text;
  fold text;
begin
  -- Only counts have changed: deleting a course changes those of thousands of accounts. The arguments name the counts.
  if tg_op = 'UPDATE' and old_row - tg_argv[1:] = new_row - tg_argv[1:] then
    return null;
  end if;
  keys := list_audit_keys(old_row, new_row);
  -- Staff read reports without the name of the student.
  if target_type = 'summary_report' then
    keys := array_remove(keys, 'user_id');
  end if;
  if tg_op = 'UPDATE' and keys is null then
    return null;
  end if;
  label := get_audit_label(some_row);
  fold := get_audit_fold(some_row);
  if target_type = 'subscription' then
    select users.name || ' – ' || courses.name, users.search_fold || E' \n ' || courses.name_fold into label, fold
    from users, courses where users.id = (some_row->>'user_id')::bigint and courses.id = (some_row->>'course_id')::bigint;
  elsif target_type = 'password_reset_link' then
    select name, search_fold into label, fold from users where id = (some_row->>'user_id')::bigint;
  elsif target_type = 'captions' then
    select title, title_fold into label, fold from videos where id = (some_row->>'video_id')::bigint;
  elsif target_type = 'summary_report' then
    select lecture_name, lecture_name_fold into label, fold from summaries where id = (some_row->>'summary_id')::bigint;
  end if;
  perform add_audit_entry(
    case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end,
    target_type,
    coalesce(some_row->>'id', some_row->>'video_id', some_row->>'summary_id', some_row->>'user_id')::bigint,
    label,
    fold,
    (some_row->>'course_id')::bigint,
    case when old_row is not null then to_audit_fields(old_row, keys) end,
    case when new_row is not null then to_audit_fields(new_row, keys) end
  );
  return null;
end $$;

-- The condition is checked before the function is called, so that the writes of students cost nothing. Rows that a foreign key deletes
-- are at a greater depth: the entry of the course or account stands for them.
do $$
declare
  audited record;
begin
  for audited in select name, target_type, (
    select string_agg(format(', %L', attname), '') from pg_attribute
    where attrelid = name::regclass and attnum > 0 and attname ~ '_count$|^marks_'
  ) as counts from (values
    ('users', 'user'), ('main_categories', 'main_category'), ('categories', 'category'), ('courses', 'course'),
    ('user_courses', 'subscription'), ('videos', 'video'), ('video_captions', 'captions'), ('records', 'record'), ('pdfs', 'pdf'),
    ('summaries', 'summary'), ('summary_reports', 'summary_report'), ('quizzes', 'quiz'), ('questions', 'question'),
    ('options', 'option'), ('password_reset_links', 'password_reset_link')
  ) as rows (name, target_type) loop
    execute format(
      'create trigger audit after insert or update or delete on %I for each row '
      'when (pg_trigger_depth() = 0 and current_setting(''fanous.audit'', true) <> '''') execute function record_change(%L%s)',
      audited.name, audited.target_type, audited.counts
    );
  end loop;
end $$;
