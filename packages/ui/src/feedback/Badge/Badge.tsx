import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import { badge } from './Badge.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface BadgeProps extends RootElementProps {
  /** The meaning of the status. Show it with text or an icon too, never with colour alone. */
  tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'danger' | 'warning' | 'info';
  icon?: IconSource;
  children: ReactNode;
}

/** A status or a count in one or two words: «مجاني», «مقفل», «للمشتركين». Not interactive. */
export function Badge({ tone = 'neutral', icon, children, ...rootProps }: BadgeProps) {
  return (
    <span {...rootProps} className={badge({ tone })}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
