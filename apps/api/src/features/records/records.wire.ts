import { createMediaLink } from '../../storage/mediaLinks.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { toFlag } from '../wire.ts';
import type { RecordRow } from './records.repository.ts';

/** Converts a record for a list. A locked one has no URL (decision 11). */
export function toRecordListItem(row: RecordRow, hasAccess: boolean) {
  const { file_key: _key, file_type, url, website_url, ...record } = row;
  return {
    ...record,
    is_home: toFlag(row.is_home),
    is_revision: toFlag(row.is_revision),
    is_locked: toFlag(!hasAccess),
    record_type: file_type,
    ...(hasAccess && { url, website_url }),
  };
}

/** Converts a record for a user who may open it, with a link to its file. */
export async function toRecordWithLink(row: RecordRow, storage: FileStorage) {
  const { url, website_url, file_key, title } = row;
  const record_url = file_key === null ? null : await createMediaLink(storage, file_key, title);
  return { ...toRecordListItem(row, true), url, website_url, record_url };
}
