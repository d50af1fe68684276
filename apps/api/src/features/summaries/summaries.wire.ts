import { linkOf } from '../../storage/mediaLinks.ts';
import type { Storage } from '../../storage/storage.ts';
import { imagePair } from '../wire.ts';
import { toReacts } from './reacts.repository.ts';
import type { SummaryRow } from './summaries.repository.ts';

/** A summary on the course page: who wrote it and what others make of it, without an address. */
export function toSummaryListItem(row: SummaryRow) {
  const { id, lecture_name, user_id, user_name, user_image, my_reaction, created_at } = row;
  const isKnown = user_id !== null && user_name !== null;
  const user = isKnown ? { id: user_id, name: user_name, ...imagePair(user_image) } : null;
  return { id, lecture_name, user, reacts: toReacts(row), my_reaction, created_at };
}

/** A summary for who may open it, with a link to its file. */
export async function toSummary(row: SummaryRow, storage: Storage) {
  const { course_id, file_key, lecture_name } = row;
  return { ...toSummaryListItem(row), course_id, pdf_path: await linkOf(storage, file_key, lecture_name) };
}
