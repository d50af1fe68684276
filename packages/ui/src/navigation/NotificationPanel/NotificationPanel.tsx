import { type ReactElement, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import type { FormattableDate } from '../../intl/format.ts';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { NotificationPanelContent, type NotificationPanelContentProps } from './NotificationPanelContent.tsx';
import { WithCount } from '../WithCount.tsx';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface NotificationPanelProps extends RootElementProps, Omit<NotificationPanelContentProps, 'now'> {
  /** Label of the button, with the count: «الإشعارات، 3 جديدة». */
  buttonLabel: string;
  /** The number of unread items; 0 hides the badge. */
  unreadCount: number;
  /** A button that replaces the bell, such as an entry of a `TabBar`. It shows the name and the count itself. */
  trigger?: ReactElement | undefined;
  /** A fixed current time, for pictures. */
  now?: FormattableDate;
  defaultOpen?: boolean;
  /** Called when it opens or closes: load the list on open. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** The bell of the top bar with a panel of notifications. For the result of an action use a toast. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { buttonLabel, unreadCount, trigger, now, defaultOpen = false, onOpenChange, ...list } = props;
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
        trigger ?? (
          <WithCount value={unreadCount}>
            <IconButton icon="bell" label={buttonLabel} />
          </WithCount>
        )
      }
    >
      <NotificationPanelContent {...list} now={now ?? openedAt} />
    </Popover>
  );
}
