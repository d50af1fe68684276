import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';
import { notFound } from '../../problems/problem.ts';
import { requireMember } from '../courses/courses.policy.ts';
import { courseOfSummary, findSummary } from './summaries.repository.ts';
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
