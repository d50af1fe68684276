import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLinkClickHandler } from '../../intl/navigation.ts';

/** What everything that leads somewhere accepts. */
export interface AnchorProps {
  href: string;
  /** Opens another tab, and says so. For other sites and files, not for pages of the app. */
  isExternal?: boolean;
  /** Marks the entry for the page one is on. */
  'aria-current'?: 'page' | 'step' | 'true';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  id?: string;
  /** The language of what it leads to, when that is not the language of the page. */
  hrefLang?: 'ar' | 'en';
  /** Downloads instead of opening; a text becomes the name of the file. */
  download?: string | true;
  /** Runs before moving, on every kind of click; `preventDefault` keeps the page where it is. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** Props of the native `<a>`: ordinary clicks move inside the app, everything else is the browser's. */
export function useAnchor({ isExternal, onClick, ...rest }: AnchorProps): AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>;
} {
  const follow = useLinkClickHandler();
  return {
    ...rest,
    ...(isExternal && { target: '_blank', rel: 'noreferrer' }),
    onClick(event) {
      onClick?.(event);
      follow(event);
    },
  };
}
