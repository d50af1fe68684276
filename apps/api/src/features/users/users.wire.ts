import type { Config } from '../../config.ts';
import { toImageFields, toFlag } from '../wire.ts';
import { isLimitedAdminAccount } from './limitedAdmins.ts';
import type { UserRow } from './users.repository.ts';

/** Converts an account for its user and for admins. */
export function toUser(row: UserRow, config: Config) {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    roles: [row.role],
    ...toImageFields(row.image),
    is_limited: toFlag(isLimitedAdminAccount(row, config)),
    created_at: row.created_at,
  };
}

/** Converts an account for a list, with the numbers of its courses. */
export function toUserListItem(row: UserRow, config: Config) {
  return {
    ...toUser(row, config),
    number_of_purchased_courses: row.purchased_courses_count,
    number_of_created_courses: row.created_courses_count,
  };
}
