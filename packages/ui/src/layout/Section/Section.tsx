import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './Section.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface SectionProps extends RootElementProps {
  /** The id of the heading, for links. */
  id: string;
  title: string;
  /** A link at the end of the line of the heading: «كل الأقسام». */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page: a heading with an optional link beside it, and content that is always open. It needs no scripts. */
export function Section({ id, title, action, children, ...rootProps }: SectionProps) {
  return (
    <section {...rootProps} className={css.section} aria-labelledby={id}>
      <div className={css.header}>
        <Heading level={2} id={id} tabIndex={-1}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
