import { getTextDirection } from '@fanous/arabic/textDir';
import type { GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import { Link } from '@fanous/ui/actions/Link';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { InstructorLine } from '@fanous/ui/learning/InstructorLine';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

/** The categories, name, instructor and number of subscribers of a course. */
export function CourseHeader({ course }: { course: GetPublicCourseResult }) {
  const { t } = useLingui();
  const { categories, user, users_count: count } = course;
  return (
    <Stack gap="s4">
      <Inline gap="s5">
        {categories.map(({ id, name }) => (
          <Link key={id} variant="standalone" href={paths.categoryCourses.to({ id })}>
            <Bidi>{name}</Bidi>
          </Link>
        ))}
      </Inline>
      <Heading level={1} dir={getTextDirection(course.name)}>
        {course.name}
      </Heading>
      <Inline gap="s5">
        <InstructorLine
          size="large"
          label={t`Instructor`}
          name={user.name}
          imageSrc={user.image_small === null ? null : getStorageUrl(user.image_small)}
        />
        <Text as="span" size="small" tone="muted">
          {t`${plural(count, { 0: 'No subscribers yet', one: '# subscriber', other: '# subscribers' })}`}
        </Text>
      </Inline>
    </Stack>
  );
}
