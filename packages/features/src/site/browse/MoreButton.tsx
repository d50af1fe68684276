import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Button } from '@fanous/ui/actions/Button';
import { Stack } from '@fanous/ui/layout/Stack';
import { Trans, useLingui } from '@lingui/react/macro';

interface MoreButtonProps {
  isLoading: boolean;
  /** The URL that shows one more page, for browsers without JavaScript and for search engines. */
  href: string;
  onPress: () => void;
}

/** Shows one more page of a list (decision 38). */
export function MoreButton({ isLoading, href, onPress }: MoreButtonProps) {
  const { t } = useLingui();
  return (
    <Stack align="center">
      <Button variant="outline" size="large" isPending={isLoading} pendingLabel={t`Loading`} onPress={onPress}>
        <Trans>Show more</Trans>
      </Button>
      <noscript>
        <ButtonLink variant="outline" size="large" href={href}>
          <Trans>Show more</Trans>
        </ButtonLink>
      </noscript>
    </Stack>
  );
}
