import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';
import { notFound } from '../../problems/problem.ts';
import { requireMember } from '../courses/courses.policy.ts';
import { findRecord } from './records.repository.ts';
import type { RecordRow } from './records.repository.ts';

/** Who has the course plays its records. */
export async function requireRecord(db: Db, viewer: Viewer, courseId: number, id: number): Promise<RecordRow> {
  const record = await findRecord(db, id, courseId);
  if (!record) throw notFound();
  await requireMember(db, viewer, courseId);
  return record;
}

/** A record that is there; which course it is in does not matter to a full admin. */
export async function existingRecord(db: Db, id: number): Promise<RecordRow> {
  const record = await findRecord(db, id);
  if (!record) throw notFound();
  return record;
}
