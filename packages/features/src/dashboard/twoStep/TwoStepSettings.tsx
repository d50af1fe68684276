import { replaceRecoveryCodes, turnOffTwoStep } from '@fanous/api-client/generated/queries.ts';
import type { Schema } from '@fanous/api-client/client';
import { Button } from '@fanous/ui/actions/Button';
import { Badge } from '@fanous/ui/feedback/Badge';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../shared/hooks/useAction.ts';
import { ConfirmWithCodeDialog } from './ConfirmWithCodeDialog.tsx';

interface TwoStepSettingsProps {
  state: Schema<'TwoStepState'>;
  onCodesReplaced: (recoveryCodes: string[]) => void;
  onTurnedOff: () => void;
}

/** What a user can do while two-step verification is on: get new recovery codes, and turn it off. */
export function TwoStepSettings({ state, onCodesReplaced, onTurnedOff }: TwoStepSettingsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [dialog, setDialog] = useState<'replace' | 'turn-off'>();
  const close = () => setDialog(undefined);
  const replacing = useAction(replaceRecoveryCodes, { invalidates: ['getMyTwoStep'] });
  const turningOff = useAction(turnOffTwoStep, {
    invalidates: ['getMyTwoStep'],
    successToast: () => ({ title: t`Two-step verification is off` }),
  });
  const { turned_on_at: turnedOnAt, recovery_codes_left: left } = state;
  const date = turnedOnAt === null ? '' : format.date(turnedOnAt);
  return (
    <Stack gap="s5">
      <Inline gap="s3">
        <Badge tone="success">{t`On`}</Badge>
        <Text as="span" tone="muted">
          <Trans>since {date}</Trans>
        </Text>
      </Inline>
      <Text tone={left < 3 ? 'danger' : 'default'}>
        {left === 0
          ? t`No recovery codes are left. Get new ones.`
          : t`${plural(left, { one: '# recovery code is left.', other: '# recovery codes are left.' })}`}
      </Text>
      <Inline gap="s3">
        <Button variant="outline" onPress={() => setDialog('replace')}>
          <Trans>New recovery codes</Trans>
        </Button>
        <Button tone="danger" variant="outline" onPress={() => setDialog('turn-off')}>
          <Trans>Turn off</Trans>
        </Button>
      </Inline>
      {dialog === 'replace' && (
        <ConfirmWithCodeDialog
          title={t`New recovery codes`}
          description={t`The codes that you have saved no longer work then.`}
          submitLabel={t`Create codes`}
          pendingLabel={t`Creating codes`}
          tone="accent"
          isPending={replacing.isPending}
          onSubmit={async (body) => {
            const { recovery_codes } = await replacing.mutateAsync({ body });
            close();
            onCodesReplaced(recovery_codes);
          }}
          onClose={close}
        />
      )}
      {dialog === 'turn-off' && (
        <ConfirmWithCodeDialog
          title={t`Turn off two-step verification?`}
          description={t`Your password alone is then enough to log in.`}
          submitLabel={t`Turn off`}
          pendingLabel={t`Turning off`}
          tone="danger"
          isPending={turningOff.isPending}
          onSubmit={async (body) => {
            await turningOff.mutateAsync({ body });
            close();
            onTurnedOff();
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}
