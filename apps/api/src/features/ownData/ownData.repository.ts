import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { AnswerSnapshot, AuditKind } from '../../db/tables.ts';

// Everything that is stored about one account. Hashes, tokens and secrets stay in the database, as does what names other people.

/** More than an account of a student has. Staff export the rest on the page of the audit log. */
const maxAuditEntries = 5_000;

/** Finds the fields of an account. */
export const findAccount = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .select([
      'id',
      'name',
      'email',
      'phone',
      'role',
      'image',
      'biography',
      'email_confirmed_at',
      'created_at',
      'updated_at',
    ])
    .executeTakeFirst();

/** Lists the courses that an account has. */
export const listSubscriptions = (db: Db, userId: number) =>
  db
    .selectFrom('user_courses')
    .innerJoin('courses', 'courses.id', 'user_courses.course_id')
    .where('user_courses.user_id', '=', userId)
    .select(['course_id', 'courses.name as course_name', 'pending as is_pending', 'user_courses.created_at'])
    .orderBy('user_courses.id')
    .execute();

/** Lists the courses that an account owns. */
export const listOwnedCourses = (db: Db, userId: number) =>
  db
    .selectFrom('courses')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'slug', 'created_at'])
    .orderBy('id')
    .execute();

interface Attempt {
  attempt: number;
  mark: number;
  total: number;
  created_at: string;
  answers: Pick<AnswerSnapshot, 'question_text' | 'option_text' | 'correct_option_text'>[];
}

/** Lists the quizzes that an account has taken, with all attempts and their answers. */
export async function listQuizResults(db: Db, userId: number) {
  const results = await db
    .selectFrom('quiz_results')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_results.quiz_id')
    .innerJoin('courses', 'courses.id', 'quiz_results.course_id')
    .where('quiz_results.user_id', '=', userId)
    .select(['quiz_id', 'quizzes.title as quiz_title', 'courses.name as course_name', 'mark', 'total'])
    .orderBy('quiz_results.id')
    .execute();
  const rows = await db
    .selectFrom('quiz_attempts')
    .where('user_id', '=', userId)
    .select(['quiz_id', 'attempt', 'mark', 'total', 'created_at', 'answers'])
    .orderBy('quiz_id')
    .orderBy('attempt')
    .execute();
  const attempts = Map.groupBy(rows, ({ quiz_id }) => quiz_id);
  return results.map((result) => ({ ...result, attempts: (attempts.get(result.quiz_id) ?? []).map(toAttempt) }));
}

const toAttempt = ({
  answers,
  attempt,
  mark,
  total,
  created_at,
}: Omit<Attempt, 'answers'> & { answers: AnswerSnapshot[] }): Attempt => ({
  attempt,
  mark,
  total,
  created_at,
  answers: answers.map(({ question_text, option_text, correct_option_text }) => ({
    question_text,
    option_text,
    correct_option_text,
  })),
});

/** Lists how far an account has watched. */
export const listVideoProgress = (db: Db, userId: number) =>
  db
    .selectFrom('video_progress')
    .innerJoin('videos', 'videos.id', 'video_progress.video_id')
    .innerJoin('courses', 'courses.id', 'video_progress.course_id')
    .where('video_progress.user_id', '=', userId)
    .select([
      'video_id',
      'videos.title as video_title',
      'courses.name as course_name',
      'video_progress.position',
      'video_progress.duration',
      'is_watched',
      'played_at',
    ])
    .orderBy('played_at')
    .orderBy('video_id')
    .execute();

/** Lists the summaries that an account has added. */
export const listSummaries = (db: Db, userId: number) =>
  db
    .selectFrom('summaries')
    .innerJoin('courses', 'courses.id', 'summaries.course_id')
    .where('summaries.user_id', '=', userId)
    .select([
      'summaries.id',
      'lecture_name',
      'courses.name as course_name',
      'file_key',
      'file_size',
      'summaries.created_at',
    ])
    .orderBy('summaries.id')
    .execute();

/** Lists the reactions of an account. */
export const listReactions = (db: Db, userId: number) =>
  db
    .selectFrom('reacts')
    .innerJoin('summaries', 'summaries.id', 'reacts.summary_id')
    .where('reacts.user_id', '=', userId)
    .select(['summary_id', 'lecture_name', 'reaction', 'reacts.created_at'])
    .orderBy('summary_id')
    .execute();

/** Lists what an account has reported about summaries. */
export const listSummaryReports = (db: Db, userId: number) =>
  db
    .selectFrom('summary_reports')
    .innerJoin('summaries', 'summaries.id', 'summary_reports.summary_id')
    .where('summary_reports.user_id', '=', userId)
    .select(['summary_id', 'lecture_name', 'reason', 'note', 'summary_reports.created_at'])
    .orderBy('summary_id')
    .execute();

/** Lists the sessions of an account, without their tokens. */
export const listSessions = (db: Db, userId: number) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .select(['id', 'browser', 'system', 'created_at', 'last_used_at'])
    .orderBy('id')
    .execute();

/** Lists the browsers and systems from which an account has signed in. */
export const listDevices = (db: Db, userId: number) =>
  db
    .selectFrom('user_devices')
    .where('user_id', '=', userId)
    .select(['browser', 'system', 'signed_in_at'])
    .orderBy('signed_in_at')
    .execute();

/** Lists the passkeys of an account, without their keys. */
export const listPasskeys = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .select(['name', 'created_at', 'last_used_at'])
    .orderBy('id')
    .execute();

/** Lists the notifications of an account. */
export const listNotifications = (db: Db, userId: number) =>
  db
    .selectFrom('notifications')
    .innerJoin('courses', 'courses.id', 'notifications.course_id')
    .innerJoin('videos', 'videos.id', 'notifications.video_id')
    .where('notifications.user_id', '=', userId)
    .select([
      'courses.name as course_name',
      'videos.title as video_title',
      'notifications.created_at',
      'notifications.read_at',
    ])
    .orderBy('notifications.id')
    .execute();

interface OwnAuditEntry {
  created_at: string;
  kind: AuditKind;
  action: string;
  by_user: boolean;
  target_type: string | null;
  changed_fields: string[];
  address: string | null;
}

/**
 * Lists the entries of the audit log that an account has caused, or that are about it, newest first. Values and names are left out, because
 * they may be those of other people; so are the addresses of others.
 */
export async function listAuditEntries(db: Db, userId: number): Promise<OwnAuditEntry[]> {
  const { rows } = await sql<OwnAuditEntry>`
    select created_at, kind, action, actor_id is not distinct from ${userId} as by_user, target_type,
      array(select jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) order by 1) as changed_fields,
      case when actor_id = ${userId} then address end as address
    from audit_entries
    where actor_id = ${userId} or (target_type in ('user', 'password_reset_link') and target_id = ${userId})
      or (target_type = 'subscription' and coalesce(before->>'user_id', after->>'user_id') = ${String(userId)})
    order by id desc limit ${maxAuditEntries}
  `.execute(db);
  return rows;
}
