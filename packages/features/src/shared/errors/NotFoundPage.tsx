import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { SearchField } from '@fanous/ui/forms/SearchField';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { coursesSectionId, paths } from '../../paths.ts';
import { PageMetaTags } from '../routing/PageMetaTags.tsx';

/**
 * The 404 page: a search and links on public pages, a link to the dashboard on its pages.
 */
export function NotFoundPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const actions = matchPath({ path: paths.dashboard.pattern, end: false }, pathname) ? (
    <ButtonLink href={paths.dashboard.to()} tone="primary">
      <Trans>Go to the dashboard</Trans>
    </ButtonLink>
  ) : (
    <>
      <SearchField
        label={t`Search by course name`}
        clearLabel={t`Clear search`}
        size="large"
        name="q"
        action={paths.home.to()}
        onSubmit={(text) => void navigate(`${paths.home.to({ q: text.trim() })}#${coursesSectionId}`)}
      />
      <Inline justify="center">
        <ButtonLink href={paths.home.to()} tone="primary">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
        <ButtonLink href={paths.categories.to()} variant="outline">
          <Trans>All categories</Trans>
        </ButtonLink>
      </Inline>
    </>
  );
  return (
    <Container width="narrow">
      <PageMetaTags title={t`Page not found`} />
      <meta name="robots" content="noindex" />
      <Stack align="center" gap="s5">
        <Heading level={1} align="center">
          <Trans>Page not found</Trans>
        </Heading>
        <Text tone="muted" align="center">
          <Trans>The address may be mistyped, or the page may have been removed.</Trans>
        </Text>
        {actions}
      </Stack>
    </Container>
  );
}
