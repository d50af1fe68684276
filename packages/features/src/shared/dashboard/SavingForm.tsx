import { ApiError } from '@fanous/api-client/errors';
import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Form } from '@fanous/ui/forms/Form';
import { useDirty } from '@fanous/ui/forms/useDirty';
import { FormActions } from '@fanous/ui/forms/FormActions';
import { FormColumn } from '@fanous/ui/layout/FormColumn';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeaveQuestion } from '../useLeaveQuestion.tsx';
import { late } from '../late.tsx';
import { useAction } from '../useAction.ts';
import { useErrorTitle } from '../useErrorText.ts';
import { useNotice } from '../useNotice.tsx';
import type { FormPageProps } from './FormPage.tsx';
import { useFormWords } from './useFormWords.ts';

interface SavingFormProps extends Omit<FormPageProps, 'fetched'> {
  /** The saved version is taken: the form begins anew with it. */
  onTake: () => void;
}

const conflictDialog = late(() => import('./ConflictDialog.tsx').then(({ ConflictDialog }) => ConflictDialog));

/** The form of a page: sends it, says what became of it (spec §8), loses nothing. */
export function SavingForm(props: SavingFormProps) {
  const { title, children, save, sends = 'all', back, changes: queries, words, conflict, onTake } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const formWords = useFormWords();
  const errorTitle = useErrorTitle();
  const notice = useNotice();
  const [errors, setErrors] = useState<Record<string, string[]>>();
  const { ref, isDirty, changes, markSaved } = useDirty();
  const leaveQuestion = useLeaveQuestion(isDirty);
  const [refused, setRefused] = useState<FormData>();
  const action = useAction(save, { changes: queries });

  async function submit(values: FormData) {
    setErrors(undefined);
    setRefused(undefined);
    const sent = sends === 'changes' ? changes() : values;
    if (sent.keys().next().done) {
      notice.show({ tone: 'info', title: t`No changes detected`, text: '', action: t`OK` });
      return;
    }
    try {
      await action.mutateAsync(sent);
      markSaved();
      notice.show({
        tone: 'success',
        title: t`Success`,
        text: words.success,
        action: t`OK`,
        onClose: () => void navigate(back),
      });
    } catch (error) {
      if (conflict && error instanceof ApiError && error.status === 409 && error.current !== undefined) {
        conflict.adopt(error.current);
        setRefused(sent);
        return;
      }
      notice.show({
        tone: 'error',
        title: errorTitle(error),
        text: words.failure,
        action: t`TRY AGAIN`,
        onClose: () => setErrors(error instanceof ApiError ? error.errors : undefined),
      });
    }
  }

  return (
    <FormColumn>
      <Form
        ref={ref}
        aria-label={title}
        onSubmit={(values) => void submit(values)}
        errorTitle={formWords.errorTitle}
        errors={errors}
        isPending={action.isPending}
      >
        {children}
        <FormActions>
          <Button type="submit" tone="accent" isPending={action.isPending} pendingLabel={t`Saving`}>
            {words.submit ?? t`Save`}
          </Button>
          <ButtonLink variant="quiet" href={back}>
            <Trans>Cancel</Trans>
          </ButtonLink>
        </FormActions>
      </Form>
      {notice.dialog}
      {conflict && refused && (
        <conflictDialog.Component
          differences={conflict.differences(refused)}
          onKeep={() => ref.current?.requestSubmit()}
          onTake={() => {
            markSaved();
            onTake();
          }}
          onClose={() => setRefused(undefined)}
        />
      )}
      {leaveQuestion}
    </FormColumn>
  );
}
