import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { signs } from '../tones.ts';
import { banner, message, sign, words } from './Banner.css.ts';

export interface BannerProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Takes the place of the tone's own sign. */
  icon?: IconName;
  /** Stays at the foot of the window, above the page, whatever part of it one reads. */
  pinned?: boolean;
  children: ReactNode;
  /** A way on: one quiet button or a link. */
  action?: ReactNode;
}

/** A message that stays as long as it is true and concerns the whole page: no connection, a draft, an old browser. */
export function Banner({ tone = 'info', icon = signs[tone], pinned, children, action }: BannerProps) {
  return (
    <div className={banner({ tone, pinned })} aria-live="polite" aria-atomic>
      <div className={message}>
        <span className={sign({ tone })}>
          <Icon name={icon} size={24} />
        </span>
        <div className={words}>{children}</div>
      </div>
      {action}
    </div>
  );
}
