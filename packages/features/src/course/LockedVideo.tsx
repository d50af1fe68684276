import type { GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { paths } from '../paths.ts';
import type { CourseView } from './useCourse.ts';

interface LockedVideoProps {
  course: Pick<GetPublicCourseResult, 'slug'>;
  video: { id: number; title: string };
  standing: CourseView['standing'];
  onSubscribe: () => void;
}

/** Why a video does not play, and what opens it. It says so by itself when it appears. */
export function LockedVideo({ course, video, standing, onSubscribe }: LockedVideoProps) {
  const { id, title } = video;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list may have been read far below it.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const words =
    standing === 'visitor' ? (
      <Trans>
        Log in to watch “<Bidi>{title}</Bidi>”. Free videos open at once, the others with a subscription.
      </Trans>
    ) : (
      <Trans>
        “<Bidi>{title}</Bidi>” is for subscribers. Subscribe to the course to open all of its videos, quizzes and files.
      </Trans>
    );
  const way =
    standing === 'visitor' ? (
      <ButtonLink
        tone="primary"
        icon="log-in"
        href={paths.login.to({ next: paths.course.to({ slug: course.slug }, { video: id }) })}
      >
        <Trans>Log in</Trans>
      </ButtonLink>
    ) : (
      <Button tone="accent" onPress={onSubscribe}>
        <Trans>Subscribe</Trans>
      </Button>
    );
  return (
    <div ref={place}>
      <Banner tone={standing === 'visitor' ? 'info' : 'warning'} icon="lock" action={way}>
        {words}
      </Banner>
    </div>
  );
}
