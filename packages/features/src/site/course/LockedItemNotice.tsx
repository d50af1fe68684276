import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ItemAccess } from './courseAccess.ts';
import type { SelectableItemKind } from './courseItem.ts';

interface LockedItemNoticeProps {
  kind: SelectableItemKind;
  title: string;
  access: Extract<ItemAccess, { state: 'signIn' | 'subscribe' }>;
  onSubscribe: () => void;
}

/** Explains why an item is locked, and offers what opens it. */
export function LockedItemNotice({ kind, title, access, onSubscribe }: LockedItemNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed row can be far below, and the sticky header covers the edge.
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={ref}>
      {access.state === 'signIn' ? (
        <Banner
          tone="info"
          icon="lock"
          action={
            <ButtonLink tone="primary" icon="log-in" href={access.href}>
              <Trans>Log in</Trans>
            </ButtonLink>
          }
        >
          {kind === 'video' ? (
            <Trans>
              Log in to watch “<Bidi>{title}</Bidi>”. Free videos open at once, the others with a subscription.
            </Trans>
          ) : (
            <Trans>
              “<Bidi>{title}</Bidi>” is for subscribers. Log in if you have this course.
            </Trans>
          )}
        </Banner>
      ) : (
        <Banner
          tone="warning"
          icon="lock"
          action={
            <Button tone="accent" onPress={onSubscribe}>
              <Trans>Subscribe</Trans>
            </Button>
          }
        >
          <Trans>
            “<Bidi>{title}</Bidi>” is for subscribers. Subscribe to the course to open all of its videos, quizzes and
            files.
          </Trans>
        </Banner>
      )}
    </div>
  );
}
