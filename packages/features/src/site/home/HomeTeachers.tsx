import type { GetHomeResult } from '@fanous/api-client/generated/queries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import { Link } from '@fanous/ui/actions/Link';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Card } from '@fanous/ui/layout/Card';
import { Section } from '@fanous/ui/layout/Section';
import { Grid } from '@fanous/ui/layout/Grid';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Avatar } from '@fanous/ui/media/Avatar';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { coursesSectionId, paths } from '../../paths.ts';

/** Teachers with portrait, subject and number of courses. */
export function HomeTeachers({ teachers }: Pick<GetHomeResult, 'teachers'>) {
  const { t } = useLingui();
  if (teachers.length === 0) return null;
  return (
    <Section id="teachers" title={t`Teachers`}>
      <Grid as="ul" minColumnWidth="xs" gap="s5" aria-labelledby="teachers">
        {teachers.map(({ id, name, image_small: image, category, courses_count: count }) => (
          <Card key={id} as="li" padding="s5" isInteractive>
            <Stack gap="s3" align="center">
              <Avatar name={name} src={image === null ? null : getStorageUrl(image)} size={96} />
              <Heading level={3} size="label">
                {/* Teachers have no page: the list shows their courses. */}
                <Link href={`${paths.home.to({ q: name })}#${coursesSectionId}`} variant="plain" stretched>
                  <Bidi>{name}</Bidi>
                </Link>
              </Heading>
              <Stack gap="s0" align="center">
                {category && (
                  <Text size="small" tone="accent">
                    <Bidi>{category.name}</Bidi>
                  </Text>
                )}
                <Text size="small" tone="muted">{t`${plural(count, { one: '# course', other: '# courses' })}`}</Text>
              </Stack>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
