import { ApiError } from '@fanous/api-client/errors';
import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { ProgressBar } from '@fanous/ui/feedback/ProgressBar';
import { NavigateContext } from '@fanous/ui/intl/navigation';
import { Form } from '@fanous/ui/forms/Form';
import { useDirty } from '@fanous/ui/forms/useDirty';
import { UploadProgress } from '@fanous/ui/forms/UploadProgress';
import { FormActions } from '@fanous/ui/forms/FormActions';
import { FormColumn } from '@fanous/ui/layout/FormColumn';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormErrors } from '../../shared/errors/useFormErrors.ts';
import { useLeaveConfirmation } from '../../shared/routing/useLeaveConfirmation.tsx';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useApp } from '../../shared/app/app.ts';
import { useErrorText, useErrorTitle } from '../../shared/errors/useErrorText.ts';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import type { IdempotencyOptions } from '../../shared/hooks/useAction.ts';
import { type UploadOptions, useUpload } from '../../shared/hooks/useUpload.ts';
import type { FormPageProps } from './formPageProps.ts';
import { useFormWords } from './useFormWords.ts';
import { useReturnToList } from './useReturnToList.ts';
import { useUploadWords } from './useUploadWords.ts';

interface SavingFormProps<Saved> extends Omit<FormPageProps<Saved>, 'fetched' | 'lead'> {
  /** The saved version is taken: the form begins anew with it. */
  onTake: () => void;
}

const conflictDialog = lazyComponent('ConflictDialog', () => import('./ConflictDialog.tsx'));

/** The form of a page: sends it, says what became of it (spec §8), loses nothing. */
export function SavingForm<Saved>(props: SavingFormProps<Saved>) {
  const { title, children, save, sends = 'all', back, invalidates, words, conflict, onTake } = props;
  const { isRemoval = false, nextStep: getNextStep } = props;
  const { t } = useLingui();
  const formWords = useFormWords();
  const uploadWords = useUploadWords();
  const errorText = useErrorText();
  const errorTitle = useErrorTitle();
  const { announcements } = useApp();
  const notice = useNotice();
  const failure = useFormErrors(notice);
  const list = useReturnToList(back);
  const { ref, onChange, isDirty, getChanges, markSaved } = useDirty();
  const [refused, setRefused] = useState<FormData>();
  const upload = useUpload(
    (api, { values, ...sending }: { values: FormData } & UploadOptions & IdempotencyOptions) =>
      save(api, values, sending),
    { invalidates },
  );
  const [file, setFile] = useState<File>();
  const submitButton = useRef<HTMLButtonElement>(null);
  const isUploading = upload.isPending && file !== undefined;
  const leaveQuestion = useLeaveConfirmation(isDirty, isUploading ? uploadWords.leaving : undefined);
  const stop = useEffectEvent(upload.cancel);
  useEffect(() => () => stop(), []);

  /** The button is back where the upload was. */
  const putAway = () => {
    flushSync(() => setFile(undefined));
    submitButton.current?.focus();
  };

  async function submit(values: FormData): Promise<void> {
    failure.clear();
    setRefused(undefined);
    const sent = sends === 'changes' ? getChanges() : values;
    if (sent.keys().next().done) {
      await notice.show({ tone: 'info', title: t`No changes detected`, text: '', action: t`OK` });
      return;
    }
    setFile(fileOf(sent));
    let saved: Saved;
    try {
      saved = await upload.mutateAsync({ values: sent });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') {
        putAway();
        announcements.emit(uploadWords.canceled);
        return;
      }
      if (conflict && error instanceof ApiError && error.status === 409 && error.current !== undefined) {
        conflict.adopt(error.current);
        setFile(undefined);
        setRefused(sent);
        return;
      }
      const isAgain = await failure.show(
        error,
        { title: errorTitle(error), text: words.failure, action: t`TRY AGAIN` },
        // What is wrong with the form is mended there; what the way did to it is sent again.
        () => setFile(undefined),
      );
      if (isAgain) await submit(values);
      return;
    }
    // The question before leaving must know it before the next page comes.
    flushSync(markSaved);
    const nextStep = getNextStep?.(saved);
    await notice.show({
      tone: 'success',
      title: t`Success`,
      text: words.success,
      action: nextStep ? t`Go to the list` : t`OK`,
      next: list.next,
      nextStep,
    });
  }

  return (
    <FormColumn>
      <Form
        ref={ref}
        onChange={onChange}
        aria-label={title}
        onSubmit={submit}
        errorTitle={formWords.errorTitle}
        errors={failure.errors}
        isPending={upload.isPending}
      >
        {children}
        {/* A change without a file tells how far it is where somebody has to wait for it. */}
        {upload.isPending && !file && upload.percent > 0 && <ProgressBar label={t`Saving`} value={upload.percent} />}
        <FormActions>
          {file ? (
            <UploadProgress
              autoFocus
              name={file.name}
              loaded={(file.size * upload.percent) / 100}
              total={file.size}
              status={upload.isPending ? 'uploading' : upload.isSuccess ? 'done' : 'failed'}
              errorMessage={upload.error ? errorText(upload.error) : undefined}
              onCancel={upload.isPending ? upload.cancel : putAway}
              onRetry={() => ref.current?.requestSubmit()}
              labels={uploadWords}
            />
          ) : (
            <>
              <Button
                ref={submitButton}
                type="submit"
                tone={isRemoval ? 'danger' : 'accent'}
                isPending={upload.isPending}
                pendingLabel={t`Saving`}
              >
                {words.submit ?? t`Save`}
              </Button>
              <NavigateContext value={list.follow}>
                <ButtonLink variant="quiet" href={list.next.to}>
                  <Trans>Cancel</Trans>
                </ButtonLink>
              </NavigateContext>
            </>
          )}
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

/** The file that a form sends, where there is one. */
const fileOf = (values: FormData): File | undefined =>
  [...values.values()].find((value): value is File => typeof value !== 'string' && value.size > 0);
