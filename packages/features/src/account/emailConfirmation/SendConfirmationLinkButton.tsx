import type { Api } from '@fanous/api-client/client';
import { ApiError } from '@fanous/api-client/errors';
import { requestEmailConfirmationMail } from '@fanous/api-client/generated/queries.ts';
import { Button, type ButtonProps } from '@fanous/ui/actions/Button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useToast } from '../../shared/notices/useToast.ts';

/** Sends a link that confirms the e-mail of the signed-in user. */
export function SendConfirmationLinkButton(appearance: Pick<ButtonProps, 'variant' | 'tone' | 'size' | 'fullWidth'>) {
  const { t } = useLingui();
  const toast = useToast();
  const [isSent, setSent] = useState(false);
  const action = useAction(requestLink, {
    // The e-mail may have been confirmed meanwhile, perhaps on another device.
    invalidates: ['getUser'],
    onSuccess: (result) => {
      if (result === 'confirmed') {
        toast({ tone: 'success', title: t`Your email is confirmed` });
        return;
      }
      setSent(true);
      toast({
        tone: 'success',
        title: t`We have sent you a link`,
        description: t`Look in your inbox and in the spam folder.`,
      });
    },
    errorToast: (message) => ({ title: message }),
  });
  return (
    <Button {...appearance} isPending={action.isPending} pendingLabel={t`Sending`} onPress={() => action.mutate()}>
      {isSent ? t`Send again` : t`Send the link`}
    </Button>
  );
}

/** Asks for a link. */
async function requestLink(api: Api): Promise<'sent' | 'confirmed'> {
  try {
    await requestEmailConfirmationMail(api);
    return 'sent';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'email_confirmed') return 'confirmed';
    throw error;
  }
}
