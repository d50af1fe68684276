import type { AriaRole, ReactNode } from 'react';
import type { RootElementProps } from '../utils/rootElementProps.ts';

/** Props of every layout component: the element, and the attributes that name or announce it. */
export interface BoxProps extends RootElementProps {
  /** The element, if the group has a meaning. */
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

/** Safari drops the list role of lists without bullets; an explicit role restores it. */
export const getListRole = (as: BoxProps['as'], role?: AriaRole) =>
  role ?? (as === 'ul' || as === 'ol' ? 'list' : undefined);
