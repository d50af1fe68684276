import { Button } from '@fanous/ui/actions/Button';
import { Inline } from '@fanous/ui/layout/Inline';
import { Text } from '@fanous/ui/layout/Text';
import { Trans } from '@lingui/react/macro';
import { useErrorText } from '../../shared/errors/useErrorText.ts';

/** The error under the last row when the next rows could not be loaded. */
export function LoadMoreFailure({ error, retry }: { error: Error; retry: (() => void) | undefined }) {
  const errorText = useErrorText();
  return (
    <Inline justify="center" gap="s4">
      <Text>{errorText(error)}</Text>
      <Button variant="outline" icon="refresh" onPress={() => retry?.()}>
        <Trans>Try Again</Trans>
      </Button>
    </Inline>
  );
}
