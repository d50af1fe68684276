import { Link } from '@fanous/ui/actions/Link';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Card } from '@fanous/ui/layout/Card';
import { Section } from '@fanous/ui/layout/Section';
import { Grid } from '@fanous/ui/layout/Grid';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { newLessonsQuery } from './home.api.ts';

/** The latest lessons of the student's courses, with when they were added. Their notifications tell them. */
export function NewLessons() {
  const { t } = useLingui();
  const { api } = useApp();
  const format = useFormat();
  const lessons = useQuery(newLessonsQuery(api)).data?.notifications ?? [];
  if (lessons.length === 0) return null;
  return (
    <Section id="new-lessons" title={t`New lessons in my courses`}>
      <Grid as="ul" minColumnWidth="lg" gap="s4" aria-labelledby="new-lessons">
        {lessons.map(({ id, created_at: addedAt, data }) => (
          <Card key={id} as="li" padding="s5" isInteractive>
            <Stack gap="s1">
              <Text strong>
                <Link
                  href={paths.course.to({ slug: data.course_slug }, { video: data.video_id })}
                  variant="plain"
                  stretched
                >
                  <Bidi>{data.video_title}</Bidi>
                </Link>
              </Text>
              <Text size="small" tone="muted">
                <Bidi>{data.course_name}</Bidi>
              </Text>
              <Text size="small" tone="muted">
                {format.date(addedAt)}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
