-- Out of how many the best mark is: a quiz may have had fewer questions, or more, when it was reached.
alter table quiz_results add column best_total integer;
update quiz_results set best_total = greatest(total, best);
update quiz_results set best = reached.mark, best_total = reached.total
  from (
    select distinct on (quiz_id, user_id) quiz_id, user_id, mark, total
    from quiz_attempts order by quiz_id, user_id, mark::numeric / greatest(total, 1) desc, attempt
  ) as reached
  where reached.quiz_id = quiz_results.quiz_id and reached.user_id = quiz_results.user_id;
alter table quiz_results
  alter column best_total set not null,
  add check (best between 0 and best_total);
