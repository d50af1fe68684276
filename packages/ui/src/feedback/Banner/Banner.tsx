import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import { toneIcons } from '../tones.ts';
import { banner, message, toneIcon, text } from './Banner.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface BannerProps extends RootElementProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Replaces the default icon of the tone. */
  icon?: IconSource;
  /** Whether it stays at the bottom of the window, above the page. */
  isFixedToBottom?: boolean;
  children: ReactNode;
  /** One quiet button or a link. */
  action?: ReactNode;
}

/** A message about the whole page that stays while it is true: no connection, a draft, an old browser. */
export function Banner({
  tone = 'info',
  icon = toneIcons[tone],
  isFixedToBottom,
  children,
  action,
  ...rootProps
}: BannerProps) {
  return (
    <div {...rootProps} className={banner({ tone, isFixedToBottom })} aria-live="polite" aria-atomic>
      <div className={message}>
        <span className={toneIcon({ tone })}>
          <Icon name={icon} size={24} />
        </span>
        <div className={text}>{children}</div>
      </div>
      {action}
    </div>
  );
}
