import { getStorageUrl } from '@fanous/api-client/wire';
import { CourseCard } from '@fanous/ui/learning/CourseCard';
import { CourseGrid } from '@fanous/ui/learning/CourseGrid';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import type { CourseCardData } from './findCachedCourses.ts';
import { useCountLabels } from './useCountLabels.ts';

interface CourseCardsProps {
  label: string;
  courses: CourseCardData[];
  /** The heading level of the card titles. */
  headingLevel?: 2 | 3;
}

const toImageUrl = (path: string | null) => (path === null ? null : getStorageUrl(path));

/** Courses as cards that link to their pages. */
export function CourseCards({ label, courses, headingLevel }: CourseCardsProps) {
  const { t } = useLingui();
  const counts = useCountLabels();
  return (
    <CourseGrid label={label}>
      {courses.map(({ id, name, slug, price, user, category_id: categoryId, ...course }) => (
        <CourseCard
          key={id}
          href={paths.course.to({ slug })}
          title={name}
          seed={slug}
          categoryId={categoryId ?? id}
          imageSrc={toImageUrl(course.image_small ?? course.image)}
          instructorName={user.name}
          instructorImageSrc={toImageUrl(user.image_small ?? user.image)}
          instructorLabel={t`Instructor`}
          price={price}
          priceLabel={t`Price`}
          meta={counts.subscribers(course.users_count)}
          headingLevel={headingLevel}
        />
      ))}
    </CourseGrid>
  );
}
