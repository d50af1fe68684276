import { type ReactNode, use, useId, useState } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import { PageSectionsContext } from '../PageSections/PageSectionsContext.ts';
import * as css from './PageSection.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface PageSectionProps extends RootElementProps {
  /** The id of the heading, for links and `SectionNav`. */
  id: string;
  title: string;
  /** A count: «3 ملفات». On a phone it is part of the button's name. */
  meta?: string;
  /** A button beside the heading, such as “Add”. */
  action?: ReactNode;
  /** Whether it is open on a phone at the start. Wide screens, print and pages without scripts always show the content. */
  defaultExpanded?: boolean;
  children: ReactNode;
}

/** A section of a long page: a heading and content. On a phone the heading opens and closes the content. */
export function PageSection({
  id,
  title,
  meta,
  action,
  defaultExpanded = false,
  children,
  ...rootProps
}: PageSectionProps) {
  const panelId = useId();
  const { defaultExpandedById, onExpandedChange } = use(PageSectionsContext);
  const [isOpen, setOpen] = useState(defaultExpandedById?.[id] ?? defaultExpanded);
  const toggle = () => {
    setOpen(!isOpen);
    onExpandedChange?.(id, !isOpen);
  };
  return (
    <section {...rootProps} className={css.section} aria-labelledby={id}>
      <div className={css.header}>
        <h2 id={id} tabIndex={-1} className={css.heading}>
          {/* CSS shows one of the two by screen width, which a server does not know. */}
          <span className={addFullTashkeelClass(css.title, title)}>{title}</span>
          <button type="button" className={css.toggle} aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
            <span className={css.toggleText}>
              <span className={addFullTashkeelClass(css.toggleTitle, title)}>{title}</span>
              {meta && <span className={css.toggleMeta}>{meta}</span>}
            </span>
            <span className={css.arrow}>
              <Icon name="chevron-down" size={24} />
            </span>
          </button>
        </h2>
        {meta && <span className={css.headerMeta}>{meta}</span>}
        {action && <div className={css.action({ isOpen })}>{action}</div>}
      </div>
      <div id={panelId} className={css.panel({ isOpen })}>
        {children}
      </div>
    </section>
  );
}
