import type { Schema } from '@fanous/api-client/client';
import { getStorageUrl } from '@fanous/api-client/wire';
import { CourseCard, type CourseCardProps } from '@fanous/ui/learning/CourseCard';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

interface CourseTileProps extends Pick<
  CourseCardProps,
  'meta' | 'titleId' | 'actions' | 'compactLayout' | 'headingLevel'
> {
  course: Schema<'CourseCard'>;
  /** False where the user already has the course. */
  showsPrice?: boolean;
}

/** A course as a card that links to its page. */
export function CourseTile({ course, showsPrice = true, ...rest }: CourseTileProps) {
  const { t } = useLingui();
  const { user } = course;
  return (
    <CourseCard
      {...rest}
      href={paths.course.to({ slug: course.slug })}
      title={course.name}
      seed={course.slug}
      categoryId={course.category_id ?? 0}
      imageSrc={toImageUrl(course.image_small ?? course.image)}
      instructorName={user.name}
      instructorImageSrc={toImageUrl(user.image_small)}
      instructorLabel={t`Instructor`}
      {...(showsPrice && { price: course.price })}
      priceLabel={t`Price`}
    />
  );
}

const toImageUrl = (path: string | null) => (path === null ? null : getStorageUrl(path));
