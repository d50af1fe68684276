import { Divider } from '@fanous/ui/layout/Divider';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Icon } from '@fanous/ui/media/Icon';
import { Trans } from '@lingui/react/macro';
import type { Course } from './courseAccess.ts';
import { useItemCountLabels } from './useItemCountLabels.ts';
import { useVideosDurationLabel } from './useVideosDurationLabel.ts';

/** The hours of the videos and the number of items of each kind, under a divider. Kinds without items are left out. */
export function CourseItemCounts({ course }: { course: Course }) {
  const countLabels = useItemCountLabels();
  const contents = [
    { kind: 'video', icon: 'video', count: course.videos.length },
    { kind: 'quiz', icon: 'list-checks', count: course.quizzes.length },
    { kind: 'record', icon: 'headphones', count: course.records.length },
    { kind: 'file', icon: 'file-text', count: course.pdfs.length },
    { kind: 'summary', icon: 'notebook', count: course.summaries.length },
  ] as const;
  const duration = useVideosDurationLabel(course.videos_duration);
  const nonEmptyContents = contents.filter(({ count }) => count > 0);
  if (nonEmptyContents.length === 0) return null;
  return (
    <>
      <Divider />
      <Stack as="section" gap="s4" aria-labelledby="content">
        <Heading level={2} size="h3" id="content">
          <Trans>Course content</Trans>
        </Heading>
        <Stack as="ul" gap="s3">
          {duration !== undefined && (
            <Inline as="li" gap="s3">
              <Icon name="clock" />
              <Text as="span">{duration}</Text>
            </Inline>
          )}
          {nonEmptyContents.map(({ kind, icon, count }) => (
            <Inline as="li" key={kind} gap="s3">
              <Icon name={icon} />
              <Text as="span">{countLabels[kind](count)}</Text>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </>
  );
}
