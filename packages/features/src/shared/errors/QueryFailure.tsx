import { Button } from '@fanous/ui/actions/Button';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans } from '@lingui/react/macro';
import { canRetry } from './canRetry.ts';
import { lazyFailureView } from './lazyFailureView.ts';
import { PageMetaTags } from '../routing/PageMetaTags.tsx';
import type { QueryFailureProps } from './queryFailureProps.ts';
import { useErrorText } from './useErrorText.ts';

/** Shown in place of a page or list that failed to load: the reason, and a retry button. */
export function QueryFailure(props: QueryFailureProps) {
  const errorText = useErrorText();
  const { pageTitle } = props;
  const message = (
    <Stack gap="s4" align="start">
      <Text role="alert">{errorText(props.error)}</Text>
      {canRetry(props.error) && (
        <Button variant="outline" onPress={() => void props.retry()}>
          <Trans>Try Again</Trans>
        </Button>
      )}
    </Stack>
  );
  return (
    <lazyFailureView.Component
      {...props}
      // Without a network the code of the full view may be missing. The reason and the button must not be.
      fallback={
        pageTitle === undefined ? (
          message
        ) : (
          <Container>
            <PageMetaTags title={pageTitle} />
            <Stack gap="s5">
              <Heading level={1}>{pageTitle}</Heading>
              {message}
            </Stack>
          </Container>
        )
      }
    />
  );
}
