import type { ReactNode } from 'react';
import { useUiString } from '../../intl/strings.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { type AnchorProps, useAnchor } from './anchor.ts';
import { link } from './Link.css.ts';

export interface LinkProps extends AnchorProps {
  /** `inline` in a sentence, `standalone` on its own line with a full target, `plain` where place alone shows it. */
  variant?: 'inline' | 'standalone' | 'plain';
  /** Spreads the target over the positioned card around it. One link a card. */
  stretched?: boolean;
  icon?: IconName;
  endIcon?: IconName;
  children: ReactNode;
}

/** Leads somewhere. A native `<a>`, light enough for long lists; the router moves when the click is an ordinary one. */
export function Link({ variant, stretched, icon, endIcon, children, ...anchor }: LinkProps) {
  const say = useUiString();
  return (
    <a {...useAnchor(anchor)} className={link({ variant, stretched })}>
      {icon && <Icon name={icon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
      {anchor.isExternal && (
        <>
          {variant === 'standalone' && <Icon name="external-link" />}
          <VisuallyHidden> ({say('newTab')})</VisuallyHidden>
        </>
      )}
    </a>
  );
}
