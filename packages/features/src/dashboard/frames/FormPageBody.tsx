import { ApiError } from '@fanous/api-client/errors';
import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { ProgressBar } from '@fanous/ui/feedback/ProgressBar';
import { NavigateContext } from '@fanous/ui/intl/navigation';
import { Form } from '@fanous/ui/forms/Form';
import { useUnsavedChanges } from '@fanous/ui/forms/useUnsavedChanges';
import { UploadProgress, type UploadProgressState } from '@fanous/ui/forms/UploadProgress';
import { FormActions } from '@fanous/ui/forms/FormActions';
import { FormColumn } from '@fanous/ui/layout/FormColumn';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormErrors } from '../../shared/errors/useFormErrors.ts';
import { useLeaveConfirmation } from '../../shared/routing/useLeaveConfirmation.tsx';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useApp } from '../../shared/app/app.ts';
import { useErrorText, useServerMessageAsTitle } from '../../shared/errors/useErrorText.ts';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import type { IdempotencyOptions } from '../../shared/hooks/useAction.ts';
import { type UploadOptions, useUpload } from '../../shared/hooks/useUpload.ts';
import type { FormPageProps } from './formPageProps.ts';
import { useSharedFormTexts } from './useSharedFormTexts.ts';
import { useReturnToList } from './useReturnToList.ts';
import { useUploadProgressLabels } from './useUploadProgressLabels.ts';

interface FormPageBodyProps<Saved> extends Omit<FormPageProps<Saved>, 'initialDataSource' | 'subtitle'> {
  /** The user chose the saved version: remount the form with it. */
  onUseTheirs: () => void;
}

const lazyConflictDialog = lazyComponent('ConflictDialog', () => import('./ConflictDialog.tsx'));

/** The form of a `FormPage`. Submits it, shows the result (spec §8), and keeps the input if saving fails. */
export function FormPageBody<Saved>(props: FormPageBodyProps<Saved>) {
  const { title, children, save, submitMode = 'all', returnTo, invalidates, labels, conflict, onUseTheirs } = props;
  const { isDestructive = false, nextStep: getNextStep } = props;
  const { t } = useLingui();
  const formLabels = useSharedFormTexts();
  const uploadLabels = useUploadProgressLabels();
  const errorText = useErrorText();
  const errorTitle = useServerMessageAsTitle();
  const { announcements } = useApp();
  const notice = useNotice();
  const failedForm = useFormErrors(notice);
  const returnToList = useReturnToList(returnTo);
  const { ref, onChange, isDirty, getChanges, markSaved } = useUnsavedChanges();
  const [conflictingValues, setConflictingValues] = useState<FormData>();
  const upload = useUpload(
    (api, { values, ...sending }: { values: FormData } & UploadOptions & IdempotencyOptions) =>
      save(api, values, sending),
    { invalidates },
  );
  const [file, setFile] = useState<File>();
  const submitButton = useRef<HTMLButtonElement>(null);
  const isUploading = upload.isPending && file !== undefined;
  const leaveDialog = useLeaveConfirmation(isDirty, isUploading ? uploadLabels.leaving : undefined);
  const cancelUpload = useEffectEvent(upload.cancel);
  useEffect(() => () => cancelUpload(), []);

  function getUploadState(): UploadProgressState {
    const { isPending, isSuccess, error, uploadStatus, uploadControls } = upload;
    if (!isPending) return isSuccess ? { status: 'done' } : { status: 'failed', errorMessage: errorText(error) };
    if (!uploadControls) return { status: 'uploading' };
    const { pause, resume } = uploadControls;
    return { status: uploadStatus, pauseControls: { onPause: pause, onResume: resume, labels: uploadLabels.pause } };
  }

  /** Replaces the upload with the submit button and focuses it. */
  const hideUpload = () => {
    flushSync(() => setFile(undefined));
    submitButton.current?.focus();
  };

  async function submit(values: FormData): Promise<void> {
    failedForm.clear();
    setConflictingValues(undefined);
    const payload = submitMode === 'changes' ? getChanges() : values;
    if (payload.keys().next().done) {
      await notice.show({ tone: 'info', title: t`No changes detected`, description: '', buttonLabel: t`OK` });
      return;
    }
    setFile(findFile(payload));
    let saved: Saved;
    try {
      saved = await upload.mutateAsync({ values: payload });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') {
        hideUpload();
        announcements.emit(uploadLabels.canceled);
        return;
      }
      if (conflict && error instanceof ApiError && error.status === 409 && error.currentVersion !== undefined) {
        conflict.applySaved(error.currentVersion);
        setFile(undefined);
        setConflictingValues(payload);
        return;
      }
      const shouldRetry = await failedForm.show(
        error,
        { title: errorTitle(error), description: labels.errorMessage, buttonLabel: t`TRY AGAIN` },
        // Invalid fields are corrected in the form. After a network error the same values are sent again.
        () => setFile(undefined),
      );
      if (shouldRetry) await submit(values);
      return;
    }
    // The leave dialog must know that the form is saved before the next page opens.
    flushSync(markSaved);
    const nextStep = getNextStep?.(saved);
    await notice.show({
      tone: 'success',
      title: t`Success`,
      description: labels.successMessage,
      buttonLabel: nextStep ? t`Go to the list` : t`OK`,
      next: returnToList.destination,
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
        errorTitle={formLabels.errorTitle}
        errors={failedForm.errors}
        isPending={upload.isPending}
      >
        {children}
        {/* Slow saves without a file show their progress too. */}
        {upload.isPending && !file && upload.percent > 0 && <ProgressBar label={t`Saving`} value={upload.percent} />}
        <FormActions>
          {file ? (
            <UploadProgress
              autoFocus
              fileName={file.name}
              loadedBytes={(file.size * upload.percent) / 100}
              totalBytes={file.size}
              {...getUploadState()}
              onCancel={upload.isPending ? upload.cancel : hideUpload}
              onRetry={() => ref.current?.requestSubmit()}
              labels={uploadLabels}
            />
          ) : (
            <>
              <Button
                ref={submitButton}
                type="submit"
                tone={isDestructive ? 'danger' : 'accent'}
                isPending={upload.isPending}
                pendingLabel={t`Saving`}
              >
                {labels.submitLabel ?? t`Save`}
              </Button>
              <NavigateContext value={returnToList.openLink}>
                <ButtonLink variant="quiet" href={returnToList.destination.to}>
                  <Trans>Cancel</Trans>
                </ButtonLink>
              </NavigateContext>
            </>
          )}
        </FormActions>
      </Form>
      {notice.dialog}
      {conflict && conflictingValues && (
        <lazyConflictDialog.Component
          differences={conflict.getDifferences(conflictingValues)}
          onKeepMine={() => ref.current?.requestSubmit()}
          onUseTheirs={() => {
            markSaved();
            onUseTheirs();
          }}
          onClose={() => setConflictingValues(undefined)}
        />
      )}
      {leaveDialog}
    </FormColumn>
  );
}

/** The first file in the values. */
const findFile = (values: FormData): File | undefined =>
  [...values.values()].find((value): value is File => typeof value !== 'string' && value.size > 0);
