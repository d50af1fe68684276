import { createPasswordResetLink } from '@fanous/api-client/generated/staffQueries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { CopyField } from '@fanous/ui/actions/CopyField';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { getWhatsappLink } from './getWhatsappLink.ts';

interface PasswordResetLinkDialogProps {
  user: { id: number; name: string; phone: string | null };
  onClose: () => void;
}

/** Creates a one-time link with which a user sets a new password, and offers to send it. */
export function PasswordResetLinkDialog({ user, onClose }: PasswordResetLinkDialogProps) {
  const { t } = useLingui();
  const action = useAction(
    (api, input: { path: { id: number } }, { idempotencyKey }) =>
      createPasswordResetLink(api, { ...input, idempotencyKey }),
    { errorToast: (title) => ({ title, description: user.name }) },
  );
  const link = action.data && `${window.location.origin}${paths.resetPassword.to()}#${action.data.token}`;
  const name = user.name;
  const message = t`Hello ${name}, this is the link to set a new password for your Fanous account. It works once, within half an hour: ${link ?? ''}`;
  return (
    <Dialog isOpen title={t`Password reset link`} onClose={onClose}>
      <Stack gap="s6">
        <strong>
          <Bidi>{user.name}</Bidi>
        </strong>
        {link === undefined ? (
          <>
            <Text>
              <Trans>
                The user sets a new password with this link. It works once, within half an hour, and replaces an earlier
                link. The old password works until the new one is set.
              </Trans>
            </Text>
            <Button
              tone="primary"
              isPending={action.isPending}
              pendingLabel={t`Creating the link`}
              onPress={() => action.mutate({ path: { id: user.id } })}
            >
              <Trans>Create link</Trans>
            </Button>
          </>
        ) : (
          <>
            <CopyField label={t`Link`} value={link} copyLabel={t`Copy`} copiedLabel={t`Copied`} />
            <Text>
              <Trans>
                Send it only to the user, because everyone who has it can set the password. It is not shown again after
                you close this.
              </Trans>
            </Text>
            {user.phone !== null && (
              <ButtonLink isExternal variant="outline" icon="whatsapp" href={getWhatsappLink(user.phone, message)}>
                <Trans>Send by WhatsApp</Trans>
              </ButtonLink>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
