import { Button } from '@fanous/ui/actions/Button';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans } from '@lingui/react/macro';
import { canRetry } from './canRetry.ts';
import { failureView } from './failureViews.ts';
import { PageTitle } from './PageTitle.tsx';
import { useErrorText } from './useErrorText.ts';

export interface QueryFailureProps {
  error: unknown;
  retry: () => unknown;
  isRetrying?: boolean;
  /** What could not be loaded, where the catalogue of errors (spec §8) has words for it. */
  title?: string;
  /** The page that it stands for, by name, where it is all there is: it then has the page's heading and title. */
  page?: string;
  /** It stands in a part of a page that has a heading of its own. */
  isPart?: boolean;
}

/** Stands where a list or a page would be, had its call not failed: what happened, and a way on. */
export function QueryFailure(props: QueryFailureProps) {
  const errorText = useErrorText();
  const { page } = props;
  const bare = (
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
    <failureView.Component
      {...props}
      // Without a network the code of the full view may be missing. The reason and the button must not be.
      otherwise={
        page === undefined ? (
          bare
        ) : (
          <Container>
            <PageTitle page={page} />
            <Stack gap="s5">
              <Heading level={1}>{page}</Heading>
              {bare}
            </Stack>
          </Container>
        )
      }
    />
  );
}
