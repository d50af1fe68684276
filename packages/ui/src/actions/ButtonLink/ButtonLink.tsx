import type { ReactNode } from 'react';
import { useUiString } from '../../intl/strings.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { button } from '../Button/Button.css.ts';
import { type AnchorProps, useAnchor } from '../Link/anchor.ts';

export interface ButtonLinkProps extends AnchorProps {
  /** `accent` is the one invitation of a view. */
  tone?: 'neutral' | 'primary' | 'accent' | 'danger';
  variant?: 'solid' | 'outline' | 'quiet';
  size?: 'dense' | 'default' | 'large';
  /** Takes the whole width it is given. */
  fill?: boolean;
  icon?: IconName;
  endIcon?: IconName;
  children: ReactNode;
}

/** Leads somewhere and invites like a button: «تصفّح الدورات». It is a link in every other way, and Space does not press it. */
export function ButtonLink({ tone, variant, size, fill, icon, endIcon, children, ...anchor }: ButtonLinkProps) {
  const say = useUiString();
  return (
    <a {...useAnchor(anchor)} className={button({ tone, variant, size, fill })}>
      {icon && <Icon name={icon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
      {anchor.isExternal && <VisuallyHidden> ({say('newTab')})</VisuallyHidden>}
    </a>
  );
}
