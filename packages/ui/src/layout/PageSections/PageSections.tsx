import type { ReactNode } from 'react';
import * as css from './PageSections.css.ts';
import { PageSectionsContext, type PageSectionsState } from './PageSectionsContext.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface PageSectionsProps extends RootElementProps, PageSectionsState {
  /** A `SectionNav`. It stays in view while the sections are. */
  nav?: ReactNode;
  /** `PageSection`s. */
  children: ReactNode;
}

/** Lays out the sections of a long page: far apart on a wide screen, close together on a phone. */
export function PageSections({
  nav,
  defaultExpandedById,
  onExpandedChange,
  children,
  ...rootProps
}: PageSectionsProps) {
  return (
    <PageSectionsContext value={{ defaultExpandedById, onExpandedChange }}>
      <div {...rootProps} className={css.root}>
        {nav}
        <div className={css.sections}>{children}</div>
      </div>
    </PageSectionsContext>
  );
}
