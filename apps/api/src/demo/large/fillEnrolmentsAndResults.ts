import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The students and courses, and the numbers of enrolments and results. */
export interface ActivityOptions {
  students: number[];
  courses: number[];
  enrolments: number;
  results: number;
}

/** Adds enrolments, and results in each student's first course. */
export async function fillEnrolmentsAndResults(
  db: Db,
  { students, courses, enrolments, results }: ActivityOptions,
): Promise<void> {
  if (enrolments > students.length * courses.length || results > enrolments)
    throw new Error('There are more enrolments than pairs of student and course, or more results than enrolments.');
  const link = selectPairs(students, courses, enrolments);
  await sql`
    insert into user_courses (user_id, course_id, pending)
    select user_id, course_id, true from ${link} where n < ${enrolments} order by n
  `.execute(db);
  // Six of ten answers are correct. The chosen and the correct text are stored with the answers.
  await sql`
    insert into quiz_attempts (quiz_id, user_id, attempt_key, attempt, mark, total, answers)
    select quiz.id, user_id, gen_random_uuid(), 1, count(*) filter (where chosen.is_correct), count(*),
      jsonb_agg(jsonb_build_object(
        'question_id', question.id, 'question_text', question_text,
        'option_id', chosen.id, 'option_text', chosen.option_text,
        'correct_option_id', correct.id, 'correct_option_text', correct.option_text
      ) order by question.position)
    from ${link}
    join quizzes as quiz using (course_id)
    join questions as question on question.quiz_id = quiz.id
    join options as correct on correct.question_id = question.id and correct.is_correct
    join options as chosen on chosen.question_id = question.id and chosen.position =
      case when (user_id * 7 + question.id) % 10 < 6 then correct.position else 1 + (user_id + question.id) % 4 end
    where n < ${results}
    group by n, quiz.id, user_id
    order by n
  `.execute(db);
  await sql`
    insert into quiz_results (quiz_id, course_id, user_id, mark, total, best, best_total)
    select quiz_id, course_id, user_id, mark, total, mark, total
    from quiz_attempts join quizzes on quizzes.id = quiz_id
    where user_id = any(${students}::bigint[])
    order by quiz_attempts.id
  `.execute(db);
}

/** SQL for numbered, unique pairs of a student and a course. Each student's first course comes before any second one. */
function selectPairs(students: number[], courses: number[], most: number): RawBuilder<unknown> {
  const rounds = Math.ceil(most / students.length);
  return sql`(
    select user_id, (${courses}::bigint[])[1 + (student * 7 + round) % ${courses.length}] as course_id,
      round * ${students.length}::bigint + student as n
    from generate_series(0, ${rounds}::int - 1) as round,
      (select id as user_id, ordinality - 1 as student from unnest(${students}::bigint[]) with ordinality as u (id)) as s
  ) as link`;
}
