import { type ReactNode, use, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import type { Moment } from '../../intl/format.ts';
import { useFollow } from '../../intl/navigation.ts';
import { useUiString } from '../../intl/strings.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { ScrollRegion } from '../../layout/ScrollRegion/ScrollRegion.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './NotificationPanel.css.ts';

/** Something that happened, and where it leads. */
export interface NotificationItem {
  id: string | number;
  /** A sentence of the page; names in it stand in a `Bidi`. */
  text: ReactNode;
  href: string;
  when: Moment;
  isUnread?: boolean;
}

export interface NotificationListProps {
  /** «الإشعارات» */
  label: string;
  /** Newest first. Missing while they are on their way. */
  items: readonly NotificationItem[] | undefined;
  now: Moment;
  /** Said before what is new: «جديد». */
  unreadLabel: string;
  /** Told when the list has come: «3 إشعارات جديدة». */
  loadedLabel: string;
  /** «لا توجد إشعارات جديدة» */
  emptyLabel: string;
  /** «تعليم الكل مقروءًا»; the button stands there while something is new. */
  markAllLabel: string;
  onMarkAll: () => void;
  /** Followed: mark it as read. The link leads there by itself. */
  onFollow?: (id: NotificationItem['id']) => void;
  /** There are older ones. The focus goes to the first of those that come. */
  more?: { label: string; loadingLabel: string; isLoading: boolean; onMore: () => void };
  /** Why the list could not be fetched, and the way to try again. */
  error?: { message: string; retryLabel: string; retryingLabel: string; isRetrying: boolean; onRetry: () => void };
}

const bones = ['full', 'half', 'wide'] as const;

/** What the panel holds: heading, list, and what stands in its place. */
export function NotificationList(props: NotificationListProps) {
  const { label, items, markAllLabel, onMarkAll, error } = props;
  const region = useRef<HTMLElement>(null);
  const panel = use(OverlayTriggerStateContext);
  const say = useUiString();
  const isLoading = !items && !error;
  const status = error ? '' : isLoading ? say('loading') : items?.length === 0 ? props.emptyLabel : props.loadedLabel;
  const isEmpty = items?.length === 0 && !error;

  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>{label}</h2>
        {items?.some(({ isUnread }) => isUnread) && !error && (
          <Button
            size="dense"
            variant="quiet"
            tone="primary"
            onPress={() => {
              // The button goes when nothing is new any more.
              region.current?.focus();
              onMarkAll();
            }}
          >
            {markAllLabel}
          </Button>
        )}
        <IconButton icon="x" label={say('close')} onPress={() => panel?.close()} />
      </div>
      <ScrollRegion ref={region} label={label} height="notifications" isBusy={isLoading}>
        {/* One element around all of it, whose height the region watches to know whether there is more below. */}
        <div>
          <output className={isEmpty ? css.message : css.unseen}>{status}</output>
          {isLoading && (
            <div aria-hidden>
              {bones.map((width) => (
                <div key={width} className={css.bones}>
                  <span className={css.boneMark} />
                  <div className={css.text}>
                    <Skeleton width={width} />
                  </div>
                  <div className={css.when}>
                    <Skeleton width="third" />
                  </div>
                </div>
              ))}
            </div>
          )}
          {error ? <Failure {...error} /> : items && items.length > 0 && <Items {...props} items={items} />}
        </div>
      </ScrollRegion>
    </>
  );
}

function Failure({
  message,
  retryLabel,
  retryingLabel,
  isRetrying,
  onRetry,
}: NonNullable<NotificationListProps['error']>) {
  return (
    <div role="alert" className={css.failure}>
      <p className={css.why}>
        <span className={css.sign}>
          <Icon name="circle-alert" />
        </span>
        <span>
          <Bidi>{message}</Bidi>
        </span>
      </p>
      <Button
        size="dense"
        variant="outline"
        icon="refresh"
        isPending={isRetrying}
        pendingLabel={retryingLabel}
        onPress={onRetry}
      >
        {retryLabel}
      </Button>
    </div>
  );
}

function Items(props: NotificationListProps & { items: readonly NotificationItem[] }) {
  const { items, now, unreadLabel, onFollow, more } = props;
  const format = useFormat();
  const follow = useFollow();
  const panel = use(OverlayTriggerStateContext);
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  const shown = items.length;
  const isLoading = more?.isLoading ?? false;
  useEffect(() => {
    if (isLoading || before.current === undefined) return;
    const at = before.current;
    before.current = undefined;
    if (shown <= at) return;
    // The button may be gone with the last of them. Who pressed it wants to read on, unless they have gone elsewhere.
    const focused = document.activeElement;
    if (focused === document.body || end.current?.contains(focused))
      list.current?.children[at]?.querySelector('a')?.focus();
  }, [shown, isLoading]);
  return (
    <>
      {/* Safari forgets lists without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" ref={list}>
        {items.map(({ id, text, href, when, isUnread }) => (
          <li key={id} className={css.item}>
            <a
              className={css.row}
              href={href}
              onClick={(event) => {
                onFollow?.(id);
                follow(event);
                // The page changes under it; what opens elsewhere leaves it open.
                if (event.defaultPrevented) panel?.close();
              }}
            >
              <span className={css.mark} data-unread={isUnread || undefined}>
                {isUnread && <VisuallyHidden>{unreadLabel}: </VisuallyHidden>}
              </span>
              <span className={css.text}>{text}</span>
              <time className={css.when} dateTime={new Date(when).toISOString()}>
                {format.ago(when, now)}
              </time>
            </a>
          </li>
        ))}
      </ul>
      {more && (
        <div ref={end} className={css.more}>
          <Button
            size="dense"
            variant="outline"
            isPending={more.isLoading}
            pendingLabel={more.loadingLabel}
            onPress={() => {
              before.current = shown;
              more.onMore();
            }}
          >
            {more.label}
          </Button>
        </div>
      )}
    </>
  );
}
