import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { paths } from '../paths.ts';
import type { ItemKind } from './useChosen.ts';
import type { CourseView } from './useCourse.ts';

interface LockedItemProps {
  slug: string;
  kind: ItemKind;
  item: { id: number; title: string };
  standing: CourseView['standing'];
  onSubscribe: () => void;
}

/** Why an item does not open, and what opens it. It says so by itself when it appears. */
export function LockedItem({ slug, kind, item, standing, onSubscribe }: LockedItemProps) {
  const { id, title } = item;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list may have been read far below it, and the header stands over the edge.
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  const words =
    standing !== 'visitor' ? (
      <Trans>
        “<Bidi>{title}</Bidi>” is for subscribers. Subscribe to the course to open all of its videos, quizzes and files.
      </Trans>
    ) : kind === 'video' ? (
      <Trans>
        Log in to watch “<Bidi>{title}</Bidi>”. Free videos open at once, the others with a subscription.
      </Trans>
    ) : (
      <Trans>
        “<Bidi>{title}</Bidi>” is for subscribers. Log in if you have this course.
      </Trans>
    );
  const way =
    standing === 'visitor' ? (
      <ButtonLink
        tone="primary"
        icon="log-in"
        href={paths.login.to({ next: paths.course.to({ slug }, { [kind]: id }) })}
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
