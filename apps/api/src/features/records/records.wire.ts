import { createMediaLink } from '../../storage/mediaLinks.ts';
import type { Storage } from '../../storage/storage.ts';
import { toFlag } from '../wire.ts';
import type { RecordRow } from './records.repository.ts';

/** Converts a record for a list. A locked one has no URL (decision 11). */
export function toRecordListItem(row: RecordRow, isOpen: boolean) {
  const { file_key: _key, file_type, url, website_url, ...record } = row;
  return {
    ...record,
    is_home: toFlag(row.is_home),
    is_revision: toFlag(row.is_revision),
    is_locked: toFlag(!isOpen),
    record_type: file_type,
    ...(isOpen && { url, website_url }),
  };
}

/** Converts a record for a user who may open it, with a link to its file. */
export async function toRecord(row: RecordRow, storage: Storage) {
  const { url, website_url, file_key, title } = row;
  const record_url = file_key === null ? null : await createMediaLink(storage, file_key, title);
  return { ...toRecordListItem(row, true), url, website_url, record_url };
}
