import { listCourseUsersQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { UserPicker as Picker } from '@fanous/ui/forms/UserPicker';
import { useLingui } from '@lingui/react/macro';
import { usePickerSearch } from './usePickerSearch.ts';

/** Selects a subscriber of a course by name, e-mail or phone. */
export function CourseSubscriberPicker({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const { found, picker } = usePickerSearch((api, query) =>
    listCourseUsersQuery(api, { path: { id: courseId }, query }),
  );
  return (
    <Picker
      {...picker}
      name="user_id"
      label={t`User`}
      description={t`Search by name, email or phone`}
      users={(found?.users ?? []).map(({ id, name, email }) => ({ id: String(id), name, email }))}
      buttonLabel={t`Show users`}
      isRequired
      requiredMessage={t`Select a user`}
    />
  );
}
