import { textDir } from '@fanous/arabic/textDir';
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
}

/** Where one is, and the way back up. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  const follow = useFollow();
  const direction = useDirection();
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map((item, at) => {
          const isLast = at === items.length - 1;
          return (
            <li key={item.href ?? item.label} className={css.item}>
              {item.href && !isLast ? (
                <a className={css.link} href={item.href} onClick={follow}>
                  <Bidi>{item.label}</Bidi>
                </a>
              ) : (
                <span
                  className={css.here}
                  // Cut in its own direction, so that it begins with its first word.
                  dir={textDir(item.label, direction)}
                  aria-current={isLast ? 'page' : undefined}
                >
                  <Bidi>{item.label}</Bidi>
                </span>
              )}
              {/* At the end, so that no line begins with it. */}
              {!isLast && (
                <span className={css.chevron}>
                  <Icon name="chevron-forward" />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
