import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageMetaTags } from '../routing/PageMetaTags.tsx';

interface NotAllowedProps {
  /** The server's message. */
  reason?: string | undefined;
}

/** Replaces a page that the viewer may not open. Trying again would not help, so it only offers a way back. */
export function NotAllowedPage({ reason }: NotAllowedProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isDashboard = matchPath({ path: paths.dashboard.pattern, end: false }, pathname) !== null;
  return (
    <Container width="narrow">
      <PageMetaTags title={t`Not allowed`} />
      <meta name="robots" content="noindex" />
      <Stack align="center" gap="s5">
        <Heading level={1} align="center">
          <Trans>Not allowed</Trans>
        </Heading>
        <Text tone="muted" align="center">
          {reason ?? <Trans>Your account has no access to this page.</Trans>}
        </Text>
        <ButtonLink href={isDashboard ? paths.dashboard.to() : paths.home.to()} tone="primary">
          {isDashboard ? <Trans>Go to the dashboard</Trans> : <Trans>Go to the home page</Trans>}
        </ButtonLink>
      </Stack>
    </Container>
  );
}
