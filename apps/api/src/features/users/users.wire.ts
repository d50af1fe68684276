import type { Config } from '../../config.ts';
import { imagePair, toFlag } from '../wire.ts';
import { isLimitedAdmin } from './limitedAdmins.ts';
import type { UserRow } from './users.repository.ts';

/** An account as itself and admins see it. */
export function toUser(row: UserRow, config: Config) {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    roles: [row.role],
    ...imagePair(row.image),
    is_limited: toFlag(isLimitedAdmin(row, config)),
    created_at: row.created_at,
  };
}

/** An account in a list, with how many courses it has. */
export function toUserListItem(row: UserRow, config: Config) {
  return {
    ...toUser(row, config),
    number_of_purchased_courses: row.purchased_courses_count,
    number_of_created_courses: row.created_courses_count,
  };
}
