import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { requireCourseMember } from '../courses/courses.policy.ts';
import { findRecord } from './records.repository.ts';
import type { RecordRow } from './records.repository.ts';

/** Finds a record, for a viewer who has the course. */
export async function requireAccessibleRecord(
  db: Db,
  viewer: Viewer,
  courseId: number,
  id: number,
): Promise<RecordRow> {
  const record = await findRecord(db, id, courseId);
  if (!record) throw createNotFoundProblem();
  await requireCourseMember(db, viewer, courseId);
  return record;
}

/** Finds a record in any course, for full admins. */
export async function requireExistingRecord(db: Db, id: number): Promise<RecordRow> {
  const record = await findRecord(db, id);
  if (!record) throw createNotFoundProblem();
  return record;
}
