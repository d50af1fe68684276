import { textDir } from '@fanous/arabic/textDir';
import { useEffect, useRef, useState } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFollow } from '../../intl/navigation.ts';
import { useDirection } from '../../intl/useDirection.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** Name of the landmark: «مسار التنقل» */
  label: string;
  /** From the root down; the last one is the page itself and needs no address. */
  items: readonly { label: string; href?: string }[];
  /** Names the button that unfolds a long trail on a narrow screen: «عرض المسار كاملًا». Without it nothing folds. */
  expandLabel?: string;
}

/** Below the medium breakpoint a trail longer than this shows its root, its end from the last link on, and a button for the rest. */
const longestUnfolded = 3;

/** Where one is, and the way back up. An unfolded trail stays so while names arrive: give each page a `key` of its own. */
export function Breadcrumbs({ label, items, expandLabel }: BreadcrumbsProps) {
  const follow = useFollow();
  const direction = useDirection();
  const [isUnfolded, setUnfolded] = useState(false);
  const firstHidden = useRef<HTMLLIElement>(null);
  const isFolded = expandLabel !== undefined && items.length > longestUnfolded && !isUnfolded;
  // The level above the page may be a name without an address: the nearest way up stays in view.
  const lastLink = items.findLastIndex(({ href }, at) => href !== undefined && at < items.length - 1);
  const firstShown = Math.max(lastLink, items.length - longestUnfolded);
  const isHidden = (at: number) => isFolded && at > 0 && at < firstShown;

  useEffect(() => {
    if (isUnfolded) firstHidden.current?.querySelector('a')?.focus();
  }, [isUnfolded]);

  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.flatMap((item, at) => {
          const isLast = at === items.length - 1;
          const crumb = (
            <li
              key={item.href ?? item.label}
              ref={at === 1 ? firstHidden : undefined}
              className={isHidden(at) ? css.foldedItem : css.item}
            >
              {item.href && !isLast ? (
                <a className={css.link} href={item.href} onClick={follow}>
                  <Bidi>{item.label}</Bidi>
                </a>
              ) : (
                <span
                  className={isLast ? css.here : css.name}
                  // Cut in its own direction, so that it begins with its first word.
                  dir={textDir(item.label, direction)}
                  aria-current={isLast ? 'page' : undefined}
                >
                  <Bidi>{item.label}</Bidi>
                </span>
              )}
              {/* At the end, so that no line begins with it. */}
              {!isLast && <Chevron />}
            </li>
          );
          if (at !== 0 || !isFolded) return crumb;
          return [
            crumb,
            <li key=" expand" className={css.expandItem}>
              <button
                type="button"
                className={css.expand}
                aria-label={expandLabel}
                aria-expanded={false}
                onClick={() => setUnfolded(true)}
              >
                <Icon name="more" />
              </button>
              <Chevron />
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
