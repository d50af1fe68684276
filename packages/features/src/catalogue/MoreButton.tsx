import { Button } from '@fanous/ui/actions/Button';
import { Stack } from '@fanous/ui/layout/Stack';
import { Trans, useLingui } from '@lingui/react/macro';

interface MoreButtonProps {
  isLoading: boolean;
  onPress: () => void;
}

/** Shows one page more under the others (decision 38). */
export function MoreButton({ isLoading, onPress }: MoreButtonProps) {
  const { t } = useLingui();
  return (
    <Stack align="center">
      <Button variant="outline" size="large" isPending={isLoading} pendingLabel={t`Loading…`} onPress={onPress}>
        <Trans>Show more</Trans>
      </Button>
    </Stack>
  );
}
