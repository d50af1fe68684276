import { ApiError } from '@fanous/api-client/errors';
import { confirmDeletion, refuseDeletion } from '@fanous/api-client/generated/staffQueries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Form } from '@fanous/ui/forms/Form';
import { TextArea } from '@fanous/ui/forms/TextArea';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { invalidateOperations } from '../../shared/app/invalidateOperations.ts';
import { getFormText } from '../../shared/forms/getFormText.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';

interface DeletionRequestDialogProps {
  user: { id: number; name: string; number_of_created_courses: number };
  requestedAt: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** Shows the request of a user to delete the account. An admin approves it, or refuses it with a reason. */
export function DeletionRequestDialog({ user, requestedAt, onDeleted, onClose }: DeletionRequestDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const texts = useSharedFormTexts();
  const { queryClient } = useApp();
  const [isRefusing, setRefusing] = useState(false);
  const { name, number_of_created_courses: count } = user;
  const path = { id: user.id };
  const errorToast = (title: string) => ({ title, description: name });
  const confirm = useAction(confirmDeletion, {
    invalidates: ['listUsers', 'getUser'],
    onSuccess: onDeleted,
    successToast: () => ({ title: t`The account was deleted`, description: name }),
    errorToast,
  });
  const refuse = useAction(refuseDeletion, {
    invalidates: ['listUsers'],
    onSuccess: onClose,
    successToast: () => ({ title: t`The request was refused`, description: name }),
    errorToast,
  });
  // The toast shows the failure. The user may have withdrawn the request, or another admin may have decided.
  const closeAndRefresh = () => {
    onClose();
    void invalidateOperations(queryClient, ['listUsers']);
  };
  const isConfirmed = useRef(false);
  const confirmOnce = () => {
    // The second press of a double click comes before the button shows that it is pending.
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    confirm.mutateAsync({ path }).catch(closeAndRefresh);
  };
  // Without a network or on the server's fault, the form stays open with the reason.
  const closeIfDecided = (error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 409)) closeAndRefresh();
  };
  const isPending = confirm.isPending || refuse.isPending;
  const date = format.date(requestedAt);
  return (
    <Dialog isOpen size="small" isDismissable={false} title={t`Deletion request`} onClose={onClose}>
      <Stack gap="s6">
        <Stack gap="s2">
          <strong>
            <Bidi>{name}</Bidi>
          </strong>
          <Text tone="muted">
            <Trans>Deletion requested on {date}</Trans>
          </Text>
        </Stack>
        {isRefusing ? (
          <Form
            onSubmit={(values) =>
              refuse.mutateAsync({ path, body: { reason: getFormText(values, 'reason') } }).then(noop, closeIfDecided)
            }
            errorTitle={texts.errorTitle}
            isPending={isPending}
            aria-label={t`Refuse the request`}
          >
            <TextArea
              name="reason"
              label={t`Reason`}
              description={t`The user reads it on the page “My data”.`}
              maxLength={1000}
              autoFocus
              {...texts.getRequiredProps(t`Reason`)}
            />
            <Button type="submit" tone="primary" fullWidth isPending={refuse.isPending} pendingLabel={t`Refusing`}>
              <Trans>Refuse the request</Trans>
            </Button>
          </Form>
        ) : (
          <>
            {count > 0 ? (
              <Banner tone="warning">
                {t`${plural(count, {
                  one: 'This user owns # course. Give it to another owner first.',
                  other: 'This user owns # courses. Give them to another owner first.',
                })}`}
              </Banner>
            ) : (
              <Text>
                <Trans>
                  The account is deleted for good, with its summaries, answers and progress. Its marks and subscriptions
                  stay only as counts, and the audit log keeps the number of the account in place of the name.
                </Trans>
              </Text>
            )}
            <Stack gap="s3">
              {count === 0 && (
                <Button
                  tone="danger"
                  fullWidth
                  isPending={confirm.isPending}
                  pendingLabel={t`Deleting`}
                  onPress={confirmOnce}
                >
                  <Trans>Delete the account</Trans>
                </Button>
              )}
              <Button variant="outline" fullWidth isDisabled={isPending} onPress={() => setRefusing(true)}>
                <Trans>Refuse…</Trans>
              </Button>
            </Stack>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const noop = () => {};
