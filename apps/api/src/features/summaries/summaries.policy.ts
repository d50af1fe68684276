import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';
import { Problem, forbidden, notFound } from '../../problems/problem.ts';
import { requireMember, getCourseAccess } from '../courses/courses.policy.ts';
import { courseOfSummary, findSummary, getSummaryBytes } from './summaries.repository.ts';
import type { SummaryRow } from './summaries.repository.ts';

/** Who has the course reads its summaries. */
export async function requireSummary(db: Db, viewer: Viewer, courseId: number, id: number): Promise<SummaryRow> {
  const summary = await findSummary(db, courseId, id, viewer.id);
  if (!summary) throw notFound();
  await requireMember(db, viewer, courseId);
  return summary;
}

/** Who has a summary's course may react to it. */
export async function requireReader(db: Db, viewer: Viewer, id: number): Promise<void> {
  const courseId = await courseOfSummary(db, id);
  if (courseId === undefined) throw notFound();
  await requireMember(db, viewer, courseId);
}

/** Authors delete their own summaries, and staff of the course any. */
export async function requireCanDelete(db: Db, viewer: Viewer, id: number): Promise<{ id: number; course_id: number }> {
  const summary = await db
    .selectFrom('summaries')
    .where('id', '=', id)
    .select(['id', 'course_id', 'user_id'])
    .executeTakeFirst();
  if (!summary) throw notFound();
  const { isStaff } = await getCourseAccess(db, viewer, summary.course_id);
  if (!isStaff && summary.user_id !== viewer.id) throw forbidden();
  return summary;
}

/** Refuses a file that would take a user's summaries in a course beyond the limit. */
export async function requireSummaryQuota(
  db: Db,
  { courseId, userId, size, limit }: { courseId: number; userId: number; size: number; limit: number },
): Promise<void> {
  if ((await getSummaryBytes(db, courseId, userId)) + size <= limit) return;
  throw new Problem(422, 'summary_quota', { count: limit, fields: { pdf: [{ code: 'summary_quota', limit }] } });
}
