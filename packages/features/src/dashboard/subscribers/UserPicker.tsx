import { listUsersQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { UserPicker as Picker } from '@fanous/ui/forms/UserPicker';
import { useLingui } from '@lingui/react/macro';
import { usePickerSearch } from './usePickerSearch.ts';

/** Selects a user by name, e-mail or phone. With a course, its subscribers are marked. */
export function UserPicker({ courseId }: { courseId?: number | undefined }) {
  const { t } = useLingui();
  const { found, picker } = usePickerSearch((api, query) =>
    listUsersQuery(api, { query: { ...query, ...(courseId !== undefined && { course_id: courseId }) } }),
  );
  return (
    <Picker
      {...picker}
      name="user_id"
      label={t`User`}
      description={t`Search by name, email or phone`}
      users={(found?.users ?? []).map(({ id, name, email, has_course }) => ({
        id: String(id),
        name,
        email,
        meta: has_course === 1 ? t`Already subscribed` : undefined,
      }))}
      buttonLabel={t`Show users`}
      isRequired
      requiredMessage={t`Select a user`}
    />
  );
}
