import type { Schema } from '@fanous/api-client/client';
import { requestDeletion, withdrawDeletionRequest } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../shared/hooks/useAction.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';

interface DeletionRequestProps {
  request: Schema<'DeletionRequest'>;
  /** The heading above. */
  headingId: string;
}

const lazyPasswordDialog = lazyComponent('PasswordDialog', () => import('./PasswordDialog.tsx'));

/** The state of the request to delete the account, and a button to send it or to withdraw it. */
export function DeletionRequest({ request, headingId }: DeletionRequestProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const requestAction = useAction(requestDeletion, {
    invalidates: ['getMyDeletionRequest'],
    successToast: () => ({ title: t`The request was sent` }),
  });
  const withdraw = useAction((api) => withdrawDeletionRequest(api), {
    invalidates: ['getMyDeletionRequest'],
    successToast: () => ({ title: t`The request was withdrawn` }),
    errorToast: (title) => ({ title }),
  });
  const { status, requested_at, refused_at, refusal_reason: reason, own_courses_count: courses } = request;
  const lastStatus = useRef(status);
  useEffect(() => {
    // The pressed button is gone, so the focus would be lost.
    if (lastStatus.current !== status) document.getElementById(headingId)?.focus();
    lastStatus.current = status;
  }, [status, headingId]);
  const requestDate = requested_at === null ? '' : format.date(requested_at);
  const refusalDate = refused_at === null ? '' : format.date(refused_at);
  return (
    <Stack gap="s5">
      {status === 'open' ? (
        <>
          <Banner tone="warning">
            <Text>
              <Trans>
                You requested the deletion of your account on {requestDate}. Until an admin approves it, your account
                works as before, and you can withdraw the request.
              </Trans>
            </Text>
          </Banner>
          <Inline>
            <Button
              variant="outline"
              isPending={withdraw.isPending}
              pendingLabel={t`Withdrawing`}
              onPress={() => withdraw.mutate(undefined)}
            >
              <Trans>Withdraw the request</Trans>
            </Button>
          </Inline>
        </>
      ) : (
        <>
          {status === 'refused' && (
            <Banner tone="info">
              <Stack gap="s2">
                <Text>
                  <Trans>Your request was refused on {refusalDate}. The reason:</Trans>
                </Text>
                <strong>
                  <Bidi>{reason ?? ''}</Bidi>
                </strong>
              </Stack>
            </Banner>
          )}
          {courses > 0 ? (
            <Banner tone="info">
              {t`${plural(courses, {
                one: 'You own # course. Ask an admin to give it to another owner. Then you can ask for the deletion.',
                other:
                  'You own # courses. Ask an admin to give them to another owner. Then you can ask for the deletion.',
              })}`}
            </Banner>
          ) : (
            <Inline>
              <Button tone="danger" variant="outline" icon="trash" onPress={() => setOpen(true)}>
                <Trans>Request account deletion</Trans>
              </Button>
            </Inline>
          )}
        </>
      )}
      {isOpen && (
        <lazyPasswordDialog.Component
          title={t`Request the deletion of your account?`}
          description={t`After an admin approves, your account cannot be restored. Download your data first if you need it.`}
          submitLabel={t`Request account deletion`}
          pendingLabel={t`Sending the request`}
          tone="danger"
          isPending={requestAction.isPending}
          onSubmit={async (body) => {
            await requestAction.mutateAsync({ body });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
