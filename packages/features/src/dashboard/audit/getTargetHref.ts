import { paths } from '../../paths.ts';
import type { AuditEntry } from './auditEntry.ts';

type TargetHref = (id: number, courseId: number | null) => string | undefined;

/** Links to pages below a course. Without the id of the course there is none. */
const inCourse =
  (getHref: (courseId: number, id: number) => string): TargetHref =>
  (id, courseId) =>
    courseId === null ? undefined : getHref(courseId, id);

const hrefsByType: Record<string, TargetHref> = {
  user: (id) => paths.editUser.to({ id }),
  password_reset_link: (id) => paths.editUser.to({ id }),
  main_category: (id) => paths.editMainCategory.to({ id }),
  category: (id) => paths.editSubCategory.to({ id }),
  subscription: inCourse((id) => paths.courseUsers.to({ id })),
  video: inCourse((id, videoId) => paths.editVideo.to({ id, videoId })),
  record: inCourse((id, recordId) => paths.editRecord.to({ id, recordId })),
  pdf: inCourse((id, pdfId) => paths.editPdf.to({ id, pdfId })),
  quiz: inCourse((id, quizId) => paths.editQuiz.to({ id, quizId })),
  question: (id) => paths.editQuestion.to({ id }),
};

/** The page of what an entry is about. Undefined if it was deleted, or has no page of its own. */
export function getTargetHref(entry: AuditEntry): string | undefined {
  const { kind, target_type, target_id, target_label, course_id } = entry;
  if (kind === 'delete' || target_type === null || target_id === null) return undefined;
  // The address of a course contains its slug, which an entry does not have.
  if (target_type === 'course') return paths.courses.to({ search: target_label ?? undefined });
  return hrefsByType[target_type]?.(target_id, course_id);
}
