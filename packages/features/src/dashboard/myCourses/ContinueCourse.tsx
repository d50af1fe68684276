import type { Schema } from '@fanous/api-client/client';
import { storageUrl } from '@fanous/api-client/wire';
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
      eyebrow={t`Go on where you stopped`}
      title={course.name}
      seed={course.slug}
      categoryId={course.category_id ?? 0}
      imageSrc={image === null ? null : storageUrl(image)}
      instructorName={user.name}
      instructorImageSrc={user.image_small === null ? null : storageUrl(user.image_small)}
      instructorLabel={t`Instructor`}
      goLabel={t`Continue`}
    />
  );
}
