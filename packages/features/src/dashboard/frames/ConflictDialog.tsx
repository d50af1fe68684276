import { Button } from '@fanous/ui/actions/Button';
import { KeyValue } from '@fanous/ui/data/KeyValue';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';

/** The two versions of a field. */
export interface FieldDifference {
  label: string;
  mine: string;
  theirs: string;
}

export interface ConflictDialogProps {
  differences: readonly FieldDifference[];
  /** Saves mine over theirs. */
  onKeepMine: () => void;
  /** Discards mine and shows theirs. */
  onUseTheirs: () => void;
  /** Goes back to the form without a decision. */
  onClose: () => void;
}

/** Shown when another user saved first: lists both versions of the changed fields and lets the user choose one. */
export function ConflictDialog({ differences, onKeepMine, onUseTheirs, onClose }: ConflictDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t`Somebody else changed this while you were working on it`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onPress={onUseTheirs}>
            <Trans>Keep the saved version</Trans>
          </Button>
          <Button tone="primary" onPress={onKeepMine}>
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
