import { createMediaLink } from '../../storage/mediaLinks.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { toImageFields } from '../wire.ts';
import { toReactList } from './reacts.repository.ts';
import type { SummaryRow } from './summaries.repository.ts';

/** Converts a summary for the course page: author and reactions, without a link to the file. */
export function toSummaryListItem(row: SummaryRow) {
  const { id, lecture_name, user_id, user_name, user_image, my_reaction, created_at } = row;
  const isKnown = user_id !== null && user_name !== null;
  const user = isKnown ? { id: user_id, name: user_name, ...toImageFields(user_image) } : null;
  return { id, lecture_name, user, reacts: toReactList(row), my_reaction, created_at };
}

/** Converts a summary for a user who may open it, with a link to its file. */
export async function toSummaryWithLink(row: SummaryRow, storage: FileStorage) {
  const { course_id, file_key, lecture_name } = row;
  return { ...toSummaryListItem(row), course_id, pdf_path: await createMediaLink(storage, file_key, lecture_name) };
}
