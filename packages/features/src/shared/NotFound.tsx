import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { SearchField } from '@fanous/ui/forms/SearchField';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Surface } from '@fanous/ui/layout/Surface';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { PageTitle } from './PageTitle.tsx';

/** What the address names does not exist, or is not there any more. */
export function NotFound() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Container width="narrow">
      <PageTitle page={t`Page not found`} />
      <meta name="robots" content="noindex" />
      <Surface ground="canvas" padding="s10">
        <Stack align="center" gap="s5">
          <Heading level={1} align="center">
            <Trans>Page not found</Trans>
          </Heading>
          <Text tone="muted" align="center">
            <Trans>The address may be mistyped, or what it led to has been removed.</Trans>
          </Text>
          <SearchField
            label={t`Search by course name`}
            clearLabel={t`Clear search`}
            name="q"
            action={paths.home.to()}
            onSubmit={(text) => void navigate(paths.home.to({ q: text }))}
          />
          <ButtonLink href={paths.home.to()} tone="primary">
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        </Stack>
      </Surface>
    </Container>
  );
}
