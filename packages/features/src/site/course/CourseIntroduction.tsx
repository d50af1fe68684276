import { getTextDirection } from '@fanous/arabic/textDir';
import { getStorageUrl } from '@fanous/api-client/wire';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Grid } from '@fanous/ui/layout/Grid';
import { Inline } from '@fanous/ui/layout/Inline';
import { Section } from '@fanous/ui/layout/Section';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Avatar } from '@fanous/ui/media/Avatar';
import { Icon } from '@fanous/ui/media/Icon';
import { useLingui } from '@lingui/react/macro';
import type { Course } from './courseAccess.ts';
import { splitLines } from './splitLines.ts';

/** What students learn in a course, for whom it is, and who teaches it. What the course does not say is left out. */
export function CourseIntroduction({ course }: { course: Course }) {
  const { t } = useLingui();
  const { user } = course;
  return (
    <Stack gap="s9">
      <PointSection id="outcomes" title={t`What you will learn`} icon="check" text={course.outcomes} />
      <PointSection id="audience" title={t`Who this course is for`} icon="user" text={course.audience} />
      {user.biography && (
        <Section id="teacher" title={t`The instructor`}>
          <Inline wrap={false} gap="s5" align="start">
            <Avatar name={user.name} src={user.image_small && getStorageUrl(user.image_small)} size={56} />
            <Stack gap="s2">
              <Text strong>
                <Bidi>{user.name}</Bidi>
              </Text>
              <Text measure dir={getTextDirection(user.biography)} align="parent">
                {user.biography}
              </Text>
            </Stack>
          </Inline>
        </Section>
      )}
    </Stack>
  );
}

interface PointSectionProps {
  id: string;
  title: string;
  icon: 'check' | 'user';
  /** One point per line. */
  text: string | null | undefined;
}

function PointSection({ id, title, icon, text }: PointSectionProps) {
  const points = splitLines(text);
  if (points.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <Grid as="ul" minColumnWidth="md" gap="s4" aria-labelledby={id}>
        {points.map((point) => (
          <Inline as="li" key={point} wrap={false} align="start" gap="s3">
            <Icon name={icon} />
            <Text as="span">
              <Bidi>{point}</Bidi>
            </Text>
          </Inline>
        ))}
      </Grid>
    </Section>
  );
}
