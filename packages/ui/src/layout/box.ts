import type { AriaRole, ReactNode } from 'react';

/** What every layout part accepts besides its own props: its element, and what names or announces it. */
export interface BoxProps {
  /** The element, when the group has a meaning of its own. */
  as?:
    | 'div'
    | 'span'
    | 'p'
    | 'section'
    | 'article'
    | 'header'
    | 'footer'
    | 'main'
    | 'nav'
    | 'aside'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'figure';
  id?: string;
  role?: AriaRole;
  tabIndex?: -1 | 0;
  hidden?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-live'?: 'polite' | 'off';
  'aria-busy'?: boolean;
  children?: ReactNode;
}

/** Safari forgets that a list without bullets is a list; saying so again brings it back. */
export const listRole = (as: BoxProps['as'], role?: AriaRole) =>
  role ?? (as === 'ul' || as === 'ol' ? 'list' : undefined);
