import { createUserCourse, listUsersQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { UserPicker } from '@fanous/ui/forms/UserPicker';
import { Stack } from '@fanous/ui/layout/Stack';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BulkDialog } from '../frames/BulkDialog.tsx';
import { PickedList } from './PickedList.tsx';
import { usePickerSearch } from './usePickerSearch.ts';

export interface AddManyDialogProps {
  courseId: number;
  onClose: () => void;
}

interface Picked {
  id: number;
  name: string;
}

const invalidates = ['listCourseUsers', 'listCourses', 'getCourse', 'getPublicCourse', 'listUsers', 'getUser'] as const;

/** Lets an admin pick users one after another and adds them to a course. */
export function AddManyDialog({ courseId, onClose }: AddManyDialogProps) {
  const { t } = useLingui();
  const { found, picker } = usePickerSearch((asked, query) =>
    listUsersQuery(asked, { query: { ...query, course_id: courseId } }),
  );
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const [round, setRound] = useState(0);
  const [isSure, setSure] = useState(false);
  const left = (found?.users ?? []).filter(({ id }) => !picked.some((user) => user.id === id));
  const pick = (next: readonly Picked[]) => {
    setPicked(next);
    picker.onInputChange('');
    setRound(round + 1);
  };

  if (isSure)
    return (
      <BulkDialog
        rows={picked}
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
          <Button tone="primary" isDisabled={picked.length === 0} onPress={() => setSure(true)}>
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
          users={left.map(({ id, name, email, has_course }) => ({
            id: String(id),
            name,
            email,
            meta: has_course === 1 ? t`Already subscribed` : undefined,
          }))}
          onChange={(chosen) => {
            const user = left.find(({ id }) => String(id) === chosen);
            if (user) pick([...picked, user]);
          }}
          buttonLabel={t`Show users`}
        />
        <PickedList
          label={t`Chosen users`}
          picked={picked}
          onRemove={(id) => pick(picked.filter((user) => user.id !== id))}
        />
      </Stack>
    </Dialog>
  );
}
