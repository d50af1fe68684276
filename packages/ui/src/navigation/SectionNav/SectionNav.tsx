import { type MouseEvent, useEffect, useState } from 'react';
import * as css from './SectionNav.css.ts';

export interface SectionNavProps {
  /** Names it among the ways through the product: «محتويات الصفحة». */
  label: string;
  /** The headings it leads to, in the order of the page. */
  items: readonly { id: string; title: string }[];
}

/** The way through a long page, always in sight on a wide screen. A phone has the sections themselves to open. */
export function SectionNav({ label, items }: SectionNavProps) {
  const current = useReadHeading(items);
  return (
    <nav className={css.nav} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without bullets. */}
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

/** Moves there with the focus; the address stays as it is, because it says what is chosen on the page. */
function goToHeading(event: MouseEvent<HTMLAnchorElement>) {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

/** The heading whose part of the page is being read: the last one that has passed the upper third of the window. */
function useReadHeading(items: SectionNavProps['items']): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const read = () => {
      const line = window.innerHeight / 3;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
    };
    // A heading that crosses the line is all that changes the answer, so nothing has to listen to every scroll.
    const observer = new IntersectionObserver(read, { rootMargin: '0px 0px -66% 0px' });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
