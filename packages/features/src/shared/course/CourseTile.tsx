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
  /** Left out where the price says nothing any more. */
  showsPrice?: boolean;
}

/** A course of a list, as a card that leads to it. */
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
      imageSrc={publicUrl(course.image_small ?? course.image)}
      instructorName={user.name}
      instructorImageSrc={publicUrl(user.image_small)}
      instructorLabel={t`Instructor`}
      {...(showsPrice && { price: course.price })}
      priceLabel={t`Price`}
    />
  );
}

const publicUrl = (path: string | null) => (path === null ? null : getStorageUrl(path));
