import { Button } from '@fanous/ui/actions/Button';
import { KeyValue } from '@fanous/ui/data/KeyValue';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';

/** One field as it is in both versions. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

export interface ConflictDialogProps {
  differences: readonly Difference[];
  /** Saves mine over theirs. */
  onKeep: () => void;
  /** Drops mine and shows theirs. */
  onTake: () => void;
  /** Back to the form, with nothing decided. */
  onClose: () => void;
}

/** Somebody else has saved meanwhile: both versions of what one has changed, and the choice between them. */
export function ConflictDialog({ differences, onKeep, onTake, onClose }: ConflictDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t`Somebody else changed this while you were working on it`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onPress={onTake}>
            <Trans>Keep the saved version</Trans>
          </Button>
          <Button tone="primary" onPress={onKeep}>
            <Trans>Keep my version</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="s6">
        <Text>
          <Trans>Nothing you typed is lost. Choose which version to keep.</Trans>
        </Text>
        {differences.map(({ label, mine, theirs }) => (
          <Stack key={label} gap="s2">
            <Heading level={3}>{label}</Heading>
            <KeyValue
              emptyLabel={t`Empty`}
              items={[
                { label: t`My version`, value: mine && <Bidi>{mine}</Bidi> },
                { label: t`The saved version`, value: theirs && <Bidi>{theirs}</Bidi> },
              ]}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
