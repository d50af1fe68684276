import type { Schema } from '@fanous/api-client/client';
import { getStorageUrl } from '@fanous/api-client/wire';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { VisuallyHidden } from '@fanous/ui/layout/VisuallyHidden';
import { ContinueCard } from '@fanous/ui/learning/ContinueCard';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../paths.ts';
import { useAreaMessages } from '../shared/hooks/useAreaMessages.ts';
import { useDoneLabel } from './useDoneLabel.ts';

interface ContinueVideoCardProps {
  startedCourse: Schema<'StartedCourse'>;
  /** Adds a visually hidden h1, for a page without another one. */
  hasPageHeading?: boolean;
}

/** A card that leads back to the lesson where the student stopped, on whatever device that was. */
export function ContinueVideoCard({ startedCourse, hasPageHeading = false }: ContinueVideoCardProps) {
  const { t } = useLingui();
  if (!useAreaMessages('progress')) return null;
  return (
    <>
      {hasPageHeading && (
        <VisuallyHidden>
          <h1>{t`Your lessons`}</h1>
        </VisuallyHidden>
      )}
      <Card startedCourse={startedCourse} />
    </>
  );
}

function Card({ startedCourse }: Pick<ContinueVideoCardProps, 'startedCourse'>) {
  const { course, next_video: video, watched_count, videos_count } = startedCourse;
  const { t } = useLingui();
  const format = useFormat();
  const doneLabel = useDoneLabel();
  if (!video) return null;
  const image = course.image ?? course.image_small;
  const [reached, length] = [video.position, video.duration ?? 0].map((seconds) => format.duration(seconds));
  const hasPosition = video.position > 0 && video.duration !== null;
  return (
    <ContinueCard
      href={paths.course.to({ slug: course.slug }, { video: video.id })}
      eyebrow={t`Continue where you left off`}
      title={course.name}
      lesson={video.title}
      position={hasPosition && t({ message: `${reached} of ${length}`, context: 'playing time' })}
      progress={{ label: doneLabel(watched_count, videos_count), value: watched_count, max: videos_count }}
      seed={course.slug}
      categoryId={course.category_id ?? 0}
      imageSrc={image === null ? null : getStorageUrl(image)}
      instructorName={course.user.name}
      instructorImageSrc={course.user.image_small === null ? null : getStorageUrl(course.user.image_small)}
      instructorLabel={t`Instructor`}
      actionLabel={t`Continue`}
    />
  );
}
