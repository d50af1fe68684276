import { useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Ltr } from '../../intl/Bidi.tsx';
import type { FormattableDate } from '../../intl/format.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { NotificationPanelContent, type NotificationPanelContentProps } from './NotificationPanelContent.tsx';
import { anchor, count } from './NotificationPanel.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface NotificationPanelProps extends RootElementProps, Omit<NotificationPanelContentProps, 'now'> {
  /** Label of the button, with the count: «الإشعارات، 3 جديدة». */
  buttonLabel: string;
  /** The number of unread items; 0 hides the badge. */
  unreadCount: number;
  /** A fixed current time, for pictures. */
  now?: FormattableDate;
  defaultOpen?: boolean;
  /** Called when it opens or closes: load the list on open. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** The bell of the top bar with a panel of notifications. For the result of an action use a toast. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { buttonLabel, unreadCount, now, defaultOpen = false, onOpenChange, ...list } = props;
  const format = useFormat();
  const [openedAt, setOpenedAt] = useState(() => Date.now());
  return (
    <Popover
      {...pickRootProps(list)}
      label={list.label}
      hasPadding={false}
      defaultOpen={defaultOpen}
      onOpenChange={(isOpen) => {
        // Set only on open, so that the times do not change while reading.
        if (isOpen) setOpenedAt(Date.now());
        onOpenChange?.(isOpen);
      }}
      trigger={
        <span className={anchor}>
          <IconButton icon="bell" label={buttonLabel} />
          {unreadCount > 0 && (
            <span className={count} aria-hidden="true">
              <Ltr>{unreadCount > 99 ? `${format.number(99)}+` : format.number(unreadCount)}</Ltr>
            </span>
          )}
        </span>
      }
    >
      <NotificationPanelContent {...list} now={now ?? openedAt} />
    </Popover>
  );
}
