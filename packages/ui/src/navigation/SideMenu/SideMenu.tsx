import type { ReactNode } from 'react';
import { useFollow } from '../../intl/navigation.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import type { NavItem } from '../items.ts';
import * as css from './SideMenu.css.ts';

export interface SideMenuItem extends NavItem {
  icon: IconName;
}

export interface SideMenuProps {
  /** Name of the navigation: «لوحة التحكم» */
  label: string;
  items: readonly SideMenuItem[];
  /** Logo and the like, above. */
  header?: ReactNode;
  /** Signing out and the like, at the foot. */
  footer?: ReactNode;
  /** Icons alone; a word appears when its icon is pointed at or has the focus. */
  isCollapsed?: boolean;
}

/** The ways through the dashboard, as a column at the inline start or inside a drawer. */
export function SideMenu({ label, items, header, footer, isCollapsed = false }: SideMenuProps) {
  const follow = useFollow();
  return (
    <div className={css.menu({ isCollapsed })}>
      {header && <div className={css.header({ isCollapsed })}>{header}</div>}
      <nav className={css.nav} aria-label={label}>
        {/* Safari forgets lists without bullets. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" className={css.list}>
          {items.map(({ href, label, icon, isCurrent }) => (
            <li key={href} className={css.item}>
              <a
                className={css.link({ isCollapsed })}
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={follow}
              >
                <Icon name={icon} size={24} />
                <span className={css.word({ isCollapsed })}>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {footer && <div className={css.footer({ isCollapsed })}>{footer}</div>}
    </div>
  );
}
