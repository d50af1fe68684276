import type { ReactNode } from 'react';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import type { NavItem } from '../items.ts';
import * as css from './SideMenu.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface SideMenuItem extends NavItem {
  icon: IconSource;
}

export interface SideMenuProps extends RootElementProps {
  /** Name of the navigation: «لوحة التحكم» */
  label: string;
  items: readonly SideMenuItem[];
  /** Content above the entries, such as the logo. */
  header?: ReactNode;
  /** Content at the bottom, such as log out. */
  footer?: ReactNode;
  /** Shows only icons; a label appears on hover and focus. */
  isCollapsed?: boolean;
}

/** The navigation of the dashboard, as a column or inside a drawer. */
export function SideMenu({ label, items, header, footer, isCollapsed = false, ...rootProps }: SideMenuProps) {
  const handleLinkClick = useLinkClickHandler();
  return (
    <div {...rootProps} className={css.menu({ isCollapsed })}>
      {header && <div className={css.header({ isCollapsed })}>{header}</div>}
      <nav className={css.nav} aria-label={label}>
        {/* Safari drops the list role of lists without bullets. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" className={css.list}>
          {items.map(({ href, label, icon, isCurrent }) => (
            <li key={href} className={css.item}>
              <a
                className={css.link({ isCollapsed })}
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={handleLinkClick}
              >
                <Icon name={icon} size={24} />
                <span className={css.label({ isCollapsed })}>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {footer && <div className={css.footer({ isCollapsed })}>{footer}</div>}
    </div>
  );
}
