import { getTextDirection } from '@fanous/arabic/textDir';
import { useEffect, useRef, useState } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { useDirection } from '../../intl/useDirection.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './Breadcrumbs.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface BreadcrumbsProps extends RootElementProps {
  /** Name of the landmark: «مسار التنقل» */
  label: string;
  /** From the root to the current page, which needs no address. */
  items: readonly { label: string; href?: string }[];
  /** Label of the button that expands a long path on a narrow screen: «عرض المسار كاملًا». Without it nothing is hidden. */
  expandLabel?: string;
}

/** Below the medium breakpoint, a longer path shows only its first item, its last link and page, and a button for the rest. */
const maxExpandedItems = 3;

/** The path to the current page. Give each page its own `key`, because an expanded path stays expanded. */
export function Breadcrumbs({ label, items, expandLabel, ...rootProps }: BreadcrumbsProps) {
  const handleLinkClick = useLinkClickHandler();
  const direction = useDirection();
  const [isExpanded, setExpanded] = useState(false);
  const firstHidden = useRef<HTMLLIElement>(null);
  const isCollapsed = expandLabel !== undefined && items.length > maxExpandedItems && !isExpanded;
  // The parent may have no address: the nearest link stays visible.
  const lastLink = items.findLastIndex(({ href }, at) => href !== undefined && at < items.length - 1);
  const firstShown = Math.max(lastLink, items.length - maxExpandedItems);
  const isHidden = (at: number) => isCollapsed && at > 0 && at < firstShown;

  useEffect(() => {
    if (isExpanded) firstHidden.current?.querySelector('a')?.focus();
  }, [isExpanded]);

  return (
    <nav {...rootProps} aria-label={label}>
      <ol className={css.list}>
        {items.flatMap((item, at) => {
          const isLast = at === items.length - 1;
          const crumb = (
            <li
              key={item.href ?? item.label}
              ref={at === 1 ? firstHidden : undefined}
              className={isHidden(at) ? css.collapsedItem : css.item}
            >
              {/* Before the item, in the same box: a wrapped line begins with it, and no line ends with it. */}
              {at > 0 && <Chevron />}
              {item.href && !isLast ? (
                <a className={css.link} href={item.href} onClick={handleLinkClick}>
                  <Bidi>{item.label}</Bidi>
                </a>
              ) : (
                <span
                  className={isLast ? css.currentPage : css.name}
                  // Truncated in its own direction, so that the first word stays.
                  dir={getTextDirection(item.label, direction)}
                  aria-current={isLast ? 'page' : undefined}
                >
                  <Bidi>{item.label}</Bidi>
                </span>
              )}
            </li>
          );
          if (at !== 0 || !isCollapsed) return crumb;
          return [
            crumb,
            <li key=" expand" className={css.expandItem}>
              <Chevron />
              <button
                type="button"
                className={css.expandButton}
                aria-label={expandLabel}
                aria-expanded={false}
                onClick={() => setExpanded(true)}
              >
                <Icon name="more" />
              </button>
            </li>,
          ];
        })}
      </ol>
    </nav>
  );
}

const Chevron = () => (
  <span className={css.chevron}>
    <Icon name="chevron-forward" />
  </span>
);
