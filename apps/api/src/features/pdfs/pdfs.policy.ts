import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { requireCourseMember } from '../courses/courses.policy.ts';
import { findPdf } from './pdfs.repository.ts';
import type { PdfRow } from './pdfs.repository.ts';

/** Finds a PDF, for a viewer who has the course. */
export async function requireAccessiblePdf(db: Db, viewer: Viewer, courseId: number, id: number): Promise<PdfRow> {
  const pdf = await findPdf(db, id, courseId);
  if (!pdf) throw createNotFoundProblem();
  await requireCourseMember(db, viewer, courseId);
  return pdf;
}

/** Finds a PDF in any course, for full admins. */
export async function requireExistingPdf(db: Db, id: number): Promise<PdfRow> {
  const pdf = await findPdf(db, id);
  if (!pdf) throw createNotFoundProblem();
  return pdf;
}
