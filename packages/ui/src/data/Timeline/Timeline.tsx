import type { ReactNode } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import type { FormattableDate } from '../../intl/format.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName, IconSource } from '../../media/Icon/icons.ts';
import * as css from './Timeline.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** How far an event is. */
export type TimelineStatus = 'done' | 'current' | 'upcoming' | 'failed';

export interface TimelineItem {
  id: string;
  title: string;
  description?: string;
  /** When it happened or will happen. */
  date?: FormattableDate;
  /** `upcoming` without a status would look like `done`, so the status is required where events differ. */
  status?: TimelineStatus;
  /** Instead of the icon of the status. */
  icon?: IconSource;
  /** More content below the description, such as a link. */
  content?: ReactNode;
}

export interface TimelineProps extends RootElementProps {
  /** The events in their order. */
  items: readonly TimelineItem[];
  /** Names the list: «خطوات طلبك». */
  'aria-label': string;
  /** The words for each status, read before the title: «تم». Colour and icon alone are not enough. */
  statusLabels: Record<TimelineStatus, string>;
  /** Shows the time of day after the date. */
  showTime?: boolean;
}

const statusIcons: Record<TimelineStatus, IconName> = {
  done: 'check',
  current: 'arrow-forward',
  upcoming: 'clock',
  failed: 'x',
};

/**
 * Events in the order of time, with how far each is: an order, the history of an account. For instructions use `Steps`; for a table of
 * records use `DataTable`.
 */
export function Timeline({ items, statusLabels, showTime = false, ...rootProps }: TimelineProps) {
  const format = useFormat();
  return (
    // Safari drops the list role of lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" className={css.timeline} {...rootProps}>
      {items.map(({ id, title, description, date, status = 'done', icon, content }) => (
        <li key={id} className={css.event} aria-current={status === 'current' ? 'step' : undefined}>
          <span className={css.marker({ status })}>
            <Icon name={icon ?? statusIcons[status]} />
          </span>
          <div className={css.content}>
            <p className={css.title({ status })}>
              <VisuallyHidden>{statusLabels[status]}: </VisuallyHidden>
              <Bidi>{title}</Bidi>
            </p>
            {date !== undefined && (
              <time className={css.date} dateTime={new Date(date).toISOString()}>
                {showTime ? format.plainList([format.date(date), format.time(date)]) : format.date(date)}
              </time>
            )}
            {description !== undefined && (
              <p className={css.description}>
                <Bidi>{description}</Bidi>
              </p>
            )}
            {content}
          </div>
        </li>
      ))}
    </ol>
  );
}
