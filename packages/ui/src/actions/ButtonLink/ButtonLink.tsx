import type { ReactNode } from 'react';
import { useUiString } from '../../intl/strings.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import { button } from '../Button/Button.css.ts';
import { type AnchorProps, useAnchorProps } from '../Link/anchor.ts';

export interface ButtonLinkProps extends AnchorProps {
  /** `accent` is the main action of a view. */
  tone?: 'neutral' | 'primary' | 'accent' | 'danger';
  variant?: 'solid' | 'outline' | 'quiet';
  size?: 'dense' | 'default' | 'large';
  /** Fills the width of its container. */
  fullWidth?: boolean;
  icon?: IconSource;
  endIcon?: IconSource;
  children: ReactNode;
}

/** A link that looks like a button: «تصفّح الدورات». Space does not press it. */
export function ButtonLink({ tone, variant, size, fullWidth, icon, endIcon, children, ...anchor }: ButtonLinkProps) {
  const getUiString = useUiString();
  return (
    <a {...useAnchorProps(anchor)} className={button({ tone, variant, size, fullWidth })}>
      {icon && <Icon name={icon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
      {anchor.isExternal && <VisuallyHidden> ({getUiString('newTab')})</VisuallyHidden>}
    </a>
  );
}
