import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './PageSection.css.ts';

export interface PageSectionProps {
  /** Of its heading, so that links and a `SectionNav` lead here. */
  id: string;
  title: string;
  /** How much is in it: «3 ملفات». On a phone part of the button's name. */
  meta?: string;
  /** Stands beside the heading: the button that adds something. */
  action?: ReactNode;
  /** Whether a phone shows it from the start. Wide screens, print and pages without scripts show all of them. */
  defaultExpanded?: boolean;
  children: ReactNode;
}

/** A part of a long page: a heading and what follows it. On a phone it opens and closes, so that the next one is near. */
export function PageSection({ id, title, meta, action, defaultExpanded = false, children }: PageSectionProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(defaultExpanded);
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} tabIndex={-1} className={css.heading}>
          {/* One of the two is there, by the width of the screen alone: a server does not know it. */}
          <span className={css.title}>{title}</span>
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={css.words}>
              <span className={css.name}>{title}</span>
              {meta && <span className={css.meta}>{meta}</span>}
            </span>
            <span className={css.arrow}>
              <Icon name="chevron-down" size={24} />
            </span>
          </button>
        </h2>
        {meta && <span className={css.wideMeta}>{meta}</span>}
        {action && <div className={css.action({ isOpen })}>{action}</div>}
      </div>
      <div id={panelId} className={css.panel({ isOpen })}>
        {children}
      </div>
    </section>
  );
}
