import { type ReactNode, use, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import type { FormattableDate } from '../../intl/format.ts';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { useUiString } from '../../intl/strings.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { ScrollRegion } from '../../layout/ScrollRegion/ScrollRegion.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './NotificationPanel.css.ts';

/** A notification with a link. */
export interface NotificationItem {
  id: string | number;
  /** The sentence; wrap names in `Bidi`. */
  title: ReactNode;
  href: string;
  time: FormattableDate;
  isUnread?: boolean;
}

export interface NotificationPanelContentProps {
  /** «الإشعارات» */
  label: string;
  /** Newest first; undefined while loading. */
  items: readonly NotificationItem[] | undefined;
  now: FormattableDate;
  /** Read before unread items: «جديد». */
  unreadLabel: string;
  /** Announced when the list has loaded: «3 إشعارات جديدة». */
  loadedLabel: string;
  /** «لا توجد إشعارات جديدة» */
  emptyLabel: string;
  /** «تعليم الكل مقروءًا»; the button is shown while there are unread items. */
  markAllLabel: string;
  onMarkAll: () => void;
  /** Called when an item is pressed: mark it as read. The link navigates by itself. */
  onItemPress?: (id: NotificationItem['id']) => void;
  /** Loads older items. The focus moves to the first new one. */
  more?: { label: string; loadingLabel: string; isLoading: boolean; onLoadMore: () => void };
  /** Why loading failed, and the retry button. */
  error?: { message: string; retryLabel: string; retryingLabel: string; isRetrying: boolean; onRetry: () => void };
}

const skeletonWidths = ['full', 'half', 'wide'] as const;

/** The content of the panel: heading and list, or its loading, empty and error states. */
export function NotificationPanelContent(props: NotificationPanelContentProps) {
  const { label, items, markAllLabel, onMarkAll, error } = props;
  const regionRef = useRef<HTMLElement>(null);
  const panel = use(OverlayTriggerStateContext);
  const getUiString = useUiString();
  const isLoading = !items && !error;
  const status = error
    ? ''
    : isLoading
      ? getUiString('loading')
      : items?.length === 0
        ? props.emptyLabel
        : props.loadedLabel;
  const isEmpty = items?.length === 0 && !error;

  return (
    <>
      <div className={css.header}>
        <h2 className={css.title}>{label}</h2>
        {items?.some(({ isUnread }) => isUnread) && !error && (
          <Button
            size="dense"
            variant="quiet"
            tone="primary"
            onPress={() => {
              // The button disappears when nothing is unread.
              regionRef.current?.focus();
              onMarkAll();
            }}
          >
            {markAllLabel}
          </Button>
        )}
        <IconButton icon="x" label={getUiString('close')} onPress={() => panel?.close()} />
      </div>
      <ScrollRegion ref={regionRef} label={label} maxHeight="xsmall" isBusy={isLoading}>
        {/* One wrapper, because the region observes the height of its children to detect more content below. */}
        <div>
          <output className={isEmpty ? css.message : css.hiddenStatus}>{status}</output>
          {isLoading && (
            <div aria-hidden>
              {skeletonWidths.map((width) => (
                <div key={width} className={css.skeletonRow}>
                  <span className={css.skeletonIcon} />
                  <div className={css.text}>
                    <Skeleton width={width} />
                  </div>
                  <div className={css.time}>
                    <Skeleton width="third" />
                  </div>
                </div>
              ))}
            </div>
          )}
          {error ? <ErrorMessage {...error} /> : items && items.length > 0 && <Items {...props} items={items} />}
        </div>
      </ScrollRegion>
    </>
  );
}

function ErrorMessage({
  message,
  retryLabel,
  retryingLabel,
  isRetrying,
  onRetry,
}: NonNullable<NotificationPanelContentProps['error']>) {
  return (
    <div role="alert" className={css.error}>
      <p className={css.errorText}>
        <span className={css.errorIcon}>
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

function Items(props: NotificationPanelContentProps & { items: readonly NotificationItem[] }) {
  const { items, now, unreadLabel, onItemPress, more } = props;
  const format = useFormat();
  const handleLinkClick = useLinkClickHandler();
  const panel = use(OverlayTriggerStateContext);
  const listRef = useRef<HTMLUListElement>(null);
  const loadMoreRef = useRef<HTMLDivElement>(null);
  const countBeforeLoad = useRef<number>(undefined);
  const itemCount = items.length;
  const isLoading = more?.isLoading ?? false;
  useEffect(() => {
    if (isLoading || countBeforeLoad.current === undefined) return;
    const at = countBeforeLoad.current;
    countBeforeLoad.current = undefined;
    if (itemCount <= at) return;
    // The button may be gone after the last page. Move the focus, unless the user has moved it elsewhere.
    const focused = document.activeElement;
    if (focused === document.body || loadMoreRef.current?.contains(focused))
      listRef.current?.children[at]?.querySelector('a')?.focus();
  }, [itemCount, isLoading]);
  return (
    <>
      {/* Safari forgets lists without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={css.list} ref={listRef}>
        {items.map(({ id, title, href, time, isUnread }) => (
          <li key={id} className={css.listItem}>
            <a
              className={css.itemLink}
              href={href}
              onClick={(event) => {
                onItemPress?.(id);
                handleLinkClick(event);
                // Close the panel on navigation; a new tab leaves it open.
                if (event.defaultPrevented) panel?.close();
              }}
            >
              <span className={css.unreadMark} data-unread={isUnread || undefined}>
                {isUnread && <VisuallyHidden>{unreadLabel}: </VisuallyHidden>}
              </span>
              <span className={css.text}>{title}</span>
              <time className={css.time} dateTime={new Date(time).toISOString()}>
                {format.ago(time, now)}
              </time>
            </a>
          </li>
        ))}
      </ul>
      {more && (
        <div ref={loadMoreRef} className={css.more}>
          <Button
            size="dense"
            variant="outline"
            isPending={more.isLoading}
            pendingLabel={more.loadingLabel}
            onPress={() => {
              countBeforeLoad.current = itemCount;
              more.onLoadMore();
            }}
          >
            {more.label}
          </Button>
        </div>
      )}
    </>
  );
}
