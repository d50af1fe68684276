import type { ReactNode } from 'react';
import { useUiString } from '../../intl/strings.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import { type AnchorProps, useAnchorProps } from './anchor.ts';
import { link } from './Link.css.ts';

export interface LinkProps extends AnchorProps {
  /** `inline` in a sentence, `standalone` on its own line with a full target, `plain` where the position makes it clear. */
  variant?: 'inline' | 'standalone' | 'plain';
  /** Makes the positioned card around it the target. One link per card. */
  stretched?: boolean;
  icon?: IconSource;
  endIcon?: IconSource;
  children: ReactNode;
}

/** A link. It is a native `<a>`, light enough for long lists. Ordinary clicks go to the router. */
export function Link({ variant, stretched, icon, endIcon, children, ...anchor }: LinkProps) {
  const getUiString = useUiString();
  return (
    <a {...useAnchorProps(anchor)} className={link({ variant, stretched })}>
      {icon && <Icon name={icon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
      {anchor.isExternal && (
        <>
          {variant === 'standalone' && <Icon name="external-link" />}
          <VisuallyHidden> ({getUiString('newTab')})</VisuallyHidden>
        </>
      )}
    </a>
  );
}
