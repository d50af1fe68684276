import { Button } from '@fanous/ui/actions/Button';
import { Ltr } from '@fanous/ui/intl/Bidi';
import { Card } from '@fanous/ui/layout/Card';
import { Grid } from '@fanous/ui/layout/Grid';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useToast } from '../../shared/notices/useToast.ts';
import { useLeaveConfirmation } from '../../shared/routing/useLeaveConfirmation.tsx';
import { downloadFile } from '../frames/downloadFile.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows new recovery codes, once, to be copied or downloaded. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const toast = useToast();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The form with the pressed button is gone, so the focus would be lost.
  useEffect(() => headingRef.current?.focus(), []);
  const leaveConfirmation = useLeaveConfirmation(true, {
    title: t`Leave before you save the codes?`,
    description: t`They are not shown again.`,
    confirmLabel: t`Leave`,
  });
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', title: t`The codes were copied` });
    } catch {
      // There is no clipboard outside https, or no permission.
      toast({ tone: 'warning', title: t`The browser does not allow copying. Download the codes instead.` });
    }
  };
  return (
    <Card>
      {leaveConfirmation}
      <Stack gap="s5">
        <Stack gap="s2">
          <Heading ref={headingRef} level={2} tabIndex={-1}>
            <Trans>Save your recovery codes</Trans>
          </Heading>
          <Text measure>
            <Trans>
              If you lose your phone, log in with one of these codes. Each one works once. Keep them in a safe place:
              they are not shown again.
            </Trans>
          </Text>
        </Stack>
        <Grid as="ul" minColumnWidth="sm" gap="s3">
          {codes.map((code) => (
            <Text key={code} as="li" strong tabular>
              <Ltr>{code}</Ltr>
            </Text>
          ))}
        </Grid>
        <Inline gap="s3">
          <Button variant="outline" icon="copy" onPress={() => void copy()}>
            <Trans>Copy</Trans>
          </Button>
          <Button
            variant="outline"
            icon="download"
            onPress={() => downloadFile('fanous-recovery-codes.txt', 'text/plain', `${text}\n`)}
          >
            <Trans>Download</Trans>
          </Button>
          <Button tone="accent" onPress={onDone}>
            <Trans>I have saved them</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
