import type { GetHomeResult } from '@fanous/api-client/generated/queries.ts';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Grid } from '@fanous/ui/layout/Grid';
import { Stack } from '@fanous/ui/layout/Stack';
import { Surface } from '@fanous/ui/layout/Surface';
import { Text } from '@fanous/ui/layout/Text';
import { useLingui } from '@lingui/react/macro';

// Fewer would be no reason to stay.
const minCourses = 3;

/** How many courses, lessons and students there are, in one line on every screen. */
export function HomeFigures({ home }: { home: GetHomeResult }) {
  const { t } = useLingui();
  const format = useFormat();
  if (home.courses_count < minCourses) return null;
  const figures = [
    { label: t`Courses`, count: home.courses_count },
    { label: t`Lessons`, count: home.videos_count },
    { label: t`Students`, count: home.students_count },
  ];
  return (
    <Surface background="primary" padding="s5" radius="card">
      <Grid as="dl" minColumnWidth="2xs" gap="s4" stretch>
        {figures.map(({ label, count }) => (
          <Stack key={label} gap="s0" align="center">
            <Text as="dt" size="small" tone="muted">
              {label}
            </Text>
            <Text as="dd" size="price" tone="primary" tabular>
              {format.number(count)}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Surface>
  );
}
