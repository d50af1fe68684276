import { createMediaLink, createSameOriginMediaLink } from '../../storage/mediaLinks.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { toImageFields } from '../wire.ts';
import { toReactList } from './reacts.repository.ts';
import type { SummaryRow, SummaryRowWithReports } from './summaries.repository.ts';

/** Who reads a summary, whether they have its course, and whether they are staff of it. */
export interface SummaryViewer {
  id: number;
  hasCourse: boolean;
  isStaff: boolean;
}

/** Converts a summary for the course page: author, reactions and reports, without a link to the file. Only members see its first page. */
export function toSummaryListItem(row: SummaryRowWithReports, viewer: SummaryViewer, storage: FileStorage) {
  const { thumbnail_key, lecture_name } = row;
  const hasThumbnail = viewer.hasCourse && thumbnail_key !== null;
  return {
    ...toSummaryFields(row, viewer),
    thumbnail_path: hasThumbnail ? createSameOriginMediaLink(storage, thumbnail_key, lecture_name) : null,
    can_report: viewer.hasCourse && !viewer.isStaff && row.user_id !== viewer.id,
    is_reported: row.is_reported,
    reports_count: viewer.isStaff ? row.reports_count : null,
  };
}

/** Converts a summary for a user who has its course, with a link to its file. */
export async function toSummaryWithLink(row: SummaryRow, viewerId: number, storage: FileStorage) {
  const { course_id, file_key, lecture_name } = row;
  const fields = toSummaryFields(row, { id: viewerId, hasCourse: true });
  return { ...fields, course_id, pdf_path: await createMediaLink(storage, file_key, lecture_name) };
}

function toSummaryFields(row: SummaryRow, viewer: Pick<SummaryViewer, 'id' | 'hasCourse'>) {
  const { id, lecture_name, user_id, user_name, user_image, my_reaction, created_at } = row;
  const isKnown = user_id !== null && user_name !== null;
  const user = isKnown ? { id: user_id, name: user_name, ...toImageFields(user_image) } : null;
  const can_edit = viewer.hasCourse && user_id === viewer.id;
  return { id, lecture_name, user, reacts: toReactList(row), my_reaction, can_edit, created_at };
}
