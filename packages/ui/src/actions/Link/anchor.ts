import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** Props that all links share. */
export interface AnchorProps extends RootElementProps {
  href: string;
  /** Opens a new tab and announces that. For other sites and files, not for pages of the app. */
  isExternal?: boolean;
  /** Marks the link to the current page. */
  'aria-current'?: 'page' | 'step' | 'true';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  /** The language of the target, if it is not the language of the page. */
  hrefLang?: 'ar' | 'en';
  /** Downloads instead of opening. A string sets the file name. */
  download?: string | true;
  /** Called before navigating, on every kind of click. `preventDefault` stops the navigation. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** Returns props for a native `<a>`. Ordinary clicks navigate inside the app; the browser handles all others. */
export function useAnchorProps({
  isExternal,
  onClick,
  ...rest
}: AnchorProps): AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>;
} {
  const handleLinkClick = useLinkClickHandler();
  return {
    ...rest,
    ...(isExternal && { target: '_blank', rel: 'noreferrer' }),
    onClick(event) {
      onClick?.(event);
      handleLinkClick(event);
    },
  };
}
