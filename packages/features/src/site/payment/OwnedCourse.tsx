import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

/** Shown instead of the steps to users who have the course, with a link to it. */
export function OwnedCourse({ slug }: { slug: string }) {
  return (
    <Stack gap="s6">
      <Text>
        <Trans>There is nothing to pay. All of its videos, files and quizzes are open to you.</Trans>
      </Text>
      <Inline>
        <ButtonLink tone="primary" size="large" href={paths.course.to({ slug })}>
          <Trans>Open the course</Trans>
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
