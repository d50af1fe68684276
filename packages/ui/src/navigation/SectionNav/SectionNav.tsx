import { type MouseEvent, useEffect, useState } from 'react';
import * as css from './SectionNav.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface SectionNavProps extends RootElementProps {
  /** Name of the landmark: «محتويات الصفحة». */
  label: string;
  /** The headings, in page order. */
  items: readonly { id: string; title: string }[];
}

/** Links to the sections of a long page; sticky on a wide screen, hidden on a phone. */
export function SectionNav({ label, items, ...rootProps }: SectionNavProps) {
  const current = useCurrentHeading(items);
  return (
    <nav {...rootProps} className={css.nav} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of lists without bullets. */}
      <ul role="list" className={css.list}>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.link} aria-current={id === current || undefined} onClick={goToHeading}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to the heading and focuses it. The address does not change, because it contains the state of the page. */
function goToHeading(event: MouseEvent<HTMLAnchorElement>) {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

/** Returns the id of the current heading: the last one above a third of the window height. */
function useCurrentHeading(items: SectionNavProps['items']): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const updateCurrent = () => {
      const threshold = window.innerHeight / 3;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < threshold)?.id);
    };
    // The result changes only when a heading crosses the threshold, so no scroll listener is needed.
    const observer = new IntersectionObserver(updateCurrent, { rootMargin: '0px 0px -66% 0px' });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
