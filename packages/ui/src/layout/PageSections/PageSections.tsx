import type { ReactNode } from 'react';
import * as css from './PageSections.css.ts';

export interface PageSectionsProps {
  /** The way through them: a `SectionNav`, which stays in sight as long as they do. */
  nav?: ReactNode;
  /** `PageSection`s. */
  children: ReactNode;
}

/** The sections of a long page: far apart under their headings, close together where a phone folds them. */
export function PageSections({ nav, children }: PageSectionsProps) {
  return (
    <div className={css.parts}>
      {nav}
      <div className={css.sections}>{children}</div>
    </div>
  );
}
