import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { collectNewIds } from './insertGeneratedRows.ts';

const videosPerCourse = 8;
const questionsPerQuiz = 5;
const optionsPerQuestion = 4;

/** Adds videos and a quiz to each course. */
export async function fillContents(db: Db, courses: number[]): Promise<void> {
  const video = 'الدرس';
  await sql`
    insert into videos (course_id, title, title_fold, url, website_url, is_free, created_at)
    select course_id, ${`${video} `}::text || n, ${`${foldArabic(video)} `}::text || n, 'clip-' || n, 'lesson-' || n, n = 1, now()
    from unnest(${courses}::bigint[]) as course_id, generate_series(1, ${videosPerCourse}) as n
    order by course_id, n
  `.execute(db);
  const quiz = 'اختبار شامل على الوحدة الأولى';
  const quizzes = await collectNewIds(db, 'quizzes', async () => {
    await sql`
      insert into quizzes (course_id, title, title_fold, description)
      select course_id, ${quiz}, ${foldArabic(quiz)}, 'خمسة أسئلة بلا وقت محدد.'
      from unnest(${courses}::bigint[]) as course_id order by course_id
    `.execute(db);
  });
  await fillQuestions(db, quizzes);
}

async function fillQuestions(db: Db, quizzes: number[]): Promise<void> {
  const [question, option] = ['ما ناتج المسألة رقم', 'الاختيار'];
  const questions = await collectNewIds(db, 'questions', async () => {
    await sql`
      insert into questions (quiz_id, question_text, question_text_fold, position)
      select quiz_id, ${`${question} `}::text || n || '؟', ${`${foldArabic(question)} `}::text || n, n
      from unnest(${quizzes}::bigint[]) as quiz_id, generate_series(1, ${questionsPerQuiz}) as n
      order by quiz_id, n
    `.execute(db);
  });
  await sql`
    insert into options (question_id, option_text, option_text_fold, is_correct, position)
    select question_id, ${`${option} `}::text || n, ${`${foldArabic(option)} `}::text || n,
      n = 1 + question_id % ${optionsPerQuestion}, n
    from unnest(${questions}::bigint[]) as question_id, generate_series(1, ${optionsPerQuestion}) as n
    order by question_id, n
  `.execute(db);
}
