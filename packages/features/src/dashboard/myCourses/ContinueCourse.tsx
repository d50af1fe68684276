import type { Schema } from '@fanous/api-client/client';
import { getStorageUrl } from '@fanous/api-client/wire';
import { ContinueCard } from '@fanous/ui/learning/ContinueCard';
import { useLingui } from '@lingui/react/macro';

interface ContinueCourseProps {
  course: Schema<'CourseCard'>;
  /** The path of the last visited place in the course. */
  address: string;
}

/** A card that leads back to the last opened course and video. */
export function ContinueCourse({ course, address }: ContinueCourseProps) {
  const { t } = useLingui();
  const { user } = course;
  const image = course.image ?? course.image_small;
  return (
    <ContinueCard
      href={address}
      eyebrow={t`Continue where you left off`}
      title={course.name}
      seed={course.slug}
      categoryId={course.category_id ?? 0}
      imageSrc={image === null ? null : getStorageUrl(image)}
      instructorName={user.name}
      instructorImageSrc={user.image_small === null ? null : getStorageUrl(user.image_small)}
      instructorLabel={t`Instructor`}
      actionLabel={t`Continue`}
    />
  );
}
