import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';
import { Problem, createForbiddenProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { requireCourseMember, requireCourseStaff, getCourseAccess } from '../courses/courses.policy.ts';
import { findSummaryCourseId, findSummary, getUserSummaryBytes } from './summaries.repository.ts';
import type { SummaryRow } from './summaries.repository.ts';

/** Finds a summary, for a viewer who has the course. */
export async function requireAccessibleSummary(
  db: Db,
  viewer: Viewer,
  courseId: number,
  id: number,
): Promise<SummaryRow> {
  const summary = await findSummary(db, courseId, id, viewer.id);
  if (!summary) throw createNotFoundProblem();
  await requireCourseMember(db, viewer, courseId);
  return summary;
}

/** Requires a viewer who has the course of a summary. */
export async function requireSummaryAccess(db: Db, viewer: Viewer, id: number): Promise<void> {
  const courseId = await findSummaryCourseId(db, id);
  if (courseId === undefined) throw createNotFoundProblem();
  await requireCourseMember(db, viewer, courseId);
}

/** Requires the author of a summary, or staff of its course. */
export async function requireDeletableSummary(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<{ id: number; course_id: number }> {
  const summary = await requireSummary(db, id);
  const { isStaff } = await getCourseAccess(db, viewer, summary.course_id);
  if (!isStaff && summary.user_id !== viewer.id) throw createForbiddenProblem();
  return summary;
}

/** Requires the author of a summary, while they have its course. */
export async function requireEditableSummary(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<{ id: number; course_id: number }> {
  const summary = await requireSummary(db, id);
  if (summary.user_id !== viewer.id) throw createForbiddenProblem();
  await requireCourseMember(db, viewer, summary.course_id);
  return summary;
}

/** Requires a subscriber of the course of a summary who is not its author. */
export async function requireReportableSummary(db: Db, viewer: Viewer, id: number): Promise<void> {
  const summary = await requireSummary(db, id);
  const { isStaff } = await requireCourseMember(db, viewer, summary.course_id);
  if (isStaff || summary.user_id === viewer.id) throw createForbiddenProblem();
}

/** Requires the staff of the course of a summary. */
export async function requireSummaryStaff(db: Db, viewer: Viewer, id: number): Promise<void> {
  const summary = await requireSummary(db, id);
  await requireCourseStaff(db, viewer, summary.course_id);
}

async function requireSummary(db: Db, id: number) {
  const summary = await db
    .selectFrom('summaries')
    .where('id', '=', id)
    .select(['id', 'course_id', 'user_id'])
    .executeTakeFirst();
  if (!summary) throw createNotFoundProblem();
  return summary;
}

/** Throws if a file would exceed the limit of a user's summaries in a course. */
export async function requireWithinSummaryQuota(
  db: Db,
  { courseId, userId, size, limit }: { courseId: number; userId: number; size: number; limit: number },
): Promise<void> {
  if ((await getUserSummaryBytes(db, courseId, userId)) + size <= limit) return;
  throw new Problem(422, 'summary_quota', {
    messageNumber: limit,
    fields: { pdf: [{ code: 'summary_quota', limit }] },
  });
}
