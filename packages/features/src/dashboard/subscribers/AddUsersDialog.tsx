import { createUserCourse, listUsersQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { UserPicker } from '@fanous/ui/forms/UserPicker';
import { Stack } from '@fanous/ui/layout/Stack';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BulkDialog } from '../frames/BulkDialog.tsx';
import { SelectedItemList } from './SelectedItemList.tsx';
import { usePickerSearch } from './usePickerSearch.ts';

export interface AddUsersDialogProps {
  courseId: number;
  onClose: () => void;
}

interface SelectedUser {
  id: number;
  name: string;
}

const invalidates = ['listCourseUsers', 'listCourses', 'getCourse', 'getPublicCourse', 'listUsers', 'getUser'] as const;

/** Lets an admin pick users one after another and adds them to a course. */
export function AddUsersDialog({ courseId, onClose }: AddUsersDialogProps) {
  const { t } = useLingui();
  const { found, picker } = usePickerSearch((api, query) =>
    listUsersQuery(api, { query: { ...query, course_id: courseId } }),
  );
  const [selectedUsers, setSelectedUsers] = useState<readonly SelectedUser[]>([]);
  const [round, setRound] = useState(0);
  const [isSure, setSure] = useState(false);
  const remainingUsers = (found?.users ?? []).filter(({ id }) => !selectedUsers.some((user) => user.id === id));
  const handleSelect = (next: readonly SelectedUser[]) => {
    setSelectedUsers(next);
    picker.onInputChange('');
    setRound(round + 1);
  };

  if (isSure)
    return (
      <BulkDialog
        rows={selectedUsers}
        rowName={({ name }) => name}
        action={{
          title: (count) => t`${plural(count, { one: 'Add # subscriber?', other: 'Add # subscribers?' })}`,
          label: t`Add to the course`,
          tone: 'primary',
          run: (api, { id }) => createUserCourse(api, { body: { user_id: id, course_id: courseId, pending: 1 } }),
          invalidates,
        }}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t`Add subscribers`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button tone="primary" isDisabled={selectedUsers.length === 0} onPress={() => setSure(true)}>
            <Trans>Continue</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <UserPicker
          // Remounts after each pick, with an empty text.
          key={round}
          autoFocus
          {...picker}
          label={t`User`}
          description={t`Search by name, email or phone. You can choose more than one.`}
          users={remainingUsers.map(({ id, name, email, has_course }) => ({
            id: String(id),
            name,
            email,
            meta: has_course === 1 ? t`Already subscribed` : undefined,
          }))}
          onChange={(chosen) => {
            const user = remainingUsers.find(({ id }) => String(id) === chosen);
            if (user) handleSelect([...selectedUsers, user]);
          }}
          buttonLabel={t`Show users`}
        />
        <SelectedItemList
          label={t`Chosen users`}
          items={selectedUsers}
          onRemove={(id) => handleSelect(selectedUsers.filter((user) => user.id !== id))}
        />
      </Stack>
    </Dialog>
  );
}
