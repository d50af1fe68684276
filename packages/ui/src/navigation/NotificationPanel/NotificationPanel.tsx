import { useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Ltr } from '../../intl/Bidi.tsx';
import type { Moment } from '../../intl/format.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';
import { anchor, count } from './NotificationPanel.css.ts';

export interface NotificationPanelProps extends Omit<NotificationListProps, 'now'> {
  /** Names the button with the count: «الإشعارات، 3 جديدة». */
  buttonLabel: string;
  /** How many are new; none shows no number. */
  unreadCount: number;
  /** What time it is, where it must not move, such as in a picture. */
  now?: Moment;
  defaultOpen?: boolean;
  /** Told when it opens: fetch the list then. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** What is new, behind the bell of the top bar. A result of what one just did is a toast. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { buttonLabel, unreadCount, now, defaultOpen = false, onOpenChange, ...list } = props;
  const format = useFormat();
  const [opened, setOpened] = useState(() => Date.now());
  return (
    <Popover
      label={list.label}
      bleed
      defaultOpen={defaultOpen}
      onOpenChange={(isOpen) => {
        // Told once an opening: a list that is being read must not change by itself.
        if (isOpen) setOpened(Date.now());
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
      <NotificationList {...list} now={now ?? opened} />
    </Popover>
  );
}
