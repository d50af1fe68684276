import { createContext } from 'react';
import type { PageSectionsProps } from './PageSections.tsx';

/** Passes the state of the sections from `PageSections` to each `PageSection`. */
export const PageSectionsContext = createContext<Pick<PageSectionsProps, 'defaultExpandedById' | 'onExpandedChange'>>(
  {},
);
