import { ApiError } from '@fanous/api-client/errors';
import { createUserCourse } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Form } from '@fanous/ui/forms/Form';
import { Inline } from '@fanous/ui/layout/Inline';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAction } from '../shared/useAction.ts';
import { useErrorTitle } from '../shared/useErrorText.ts';
import { useNotice } from '../shared/useNotice.tsx';
import { UserPicker } from './UserPicker.tsx';

/** Finds a user by e-mail and gives them the course. */
export function AddUserForm({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const errorTitle = useErrorTitle();
  const notice = useNotice();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string[]>>();
  const action = useAction(createUserCourse, {
    changes: ['listCourses', 'getCourse', 'getPublicCourse', 'listUsers', 'getUser'],
  });

  async function submit(values: FormData) {
    setFieldErrors(undefined);
    try {
      // A new link is pending, and open all the same (decision 10).
      await action.mutateAsync({ body: { user_id: Number(values.get('user_id')), course_id: courseId, pending: 1 } });
      notice.show({
        tone: 'success',
        title: t`Success`,
        text: t`User assigned successfully`,
        action: t`OK`,
        onClose: () => void navigate(paths.courses.to()),
      });
    } catch (error) {
      notice.show({
        tone: 'error',
        title: errorTitle(error),
        text: t`There was a problem assigning the user`,
        action: t`TRY AGAIN`,
        onClose: () => setFieldErrors(error instanceof ApiError ? error.errors : undefined),
      });
    }
  }

  return (
    <>
      <Form
        onSubmit={(values) => void submit(values)}
        errorTitle={(count) =>
          t`${plural(count, { one: 'Correct # field to continue', other: 'Correct # fields to continue' })}`
        }
        errors={fieldErrors}
        isPending={action.isPending}
      >
        <UserPicker />
        <Inline gap="s4">
          <Button type="submit" tone="accent" isPending={action.isPending} pendingLabel={t`Adding`}>
            <Trans>Add to the course</Trans>
          </Button>
          <ButtonLink variant="quiet" href={paths.courses.to()}>
            <Trans>Cancel</Trans>
          </ButtonLink>
        </Inline>
      </Form>
      {notice.dialog}
    </>
  );
}
