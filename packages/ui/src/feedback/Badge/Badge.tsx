import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** What the state means; say it in words or by an icon as well, never by colour alone. */
  tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'danger' | 'warning' | 'info';
  icon?: IconName;
  children: ReactNode;
}

/** A state or a count in a word or two: «مجاني», «مقفل», «للمشتركين». It cannot be pressed. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
