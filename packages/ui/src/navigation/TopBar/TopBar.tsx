import type { ReactNode } from 'react';
import { useFollow } from '../../intl/navigation.ts';
import type { NavItem } from '../items.ts';
import * as css from './TopBar.css.ts';

export interface TopBarProps {
  /** The name of the product, as a picture with a name. */
  logo: ReactNode;
  homeHref: string;
  /** The main ways; below 1024 px the drawer shows them. */
  items: readonly NavItem[];
  /** Name of the navigation: «التنقل الرئيسي» */
  navLabel: string;
  /** Opens the drawer; shown below 1024 px alone. */
  menuButton: ReactNode;
  /** The way back up, on a page that is scrolled. On the narrowest screens it takes the place of the logo. */
  scrollToTop?: ReactNode;
  /** Search, theme, language: what a narrow screen finds in the drawer. */
  tools?: ReactNode;
  /** Who one is, at every width: sign-in links, or the bell and the account. */
  account?: ReactNode;
}

/** The header of public pages: 72 px that stay at the top. */
export function TopBar(props: TopBarProps) {
  const { logo, homeHref, items, navLabel, menuButton, scrollToTop, tools, account } = props;
  const follow = useFollow();
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <div className={css.menu}>{menuButton}</div>
        <a className={css.home} href={homeHref} onClick={follow}>
          {logo}
        </a>
        <nav className={css.nav} aria-label={navLabel}>
          {/* Safari forgets lists without bullets. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list" className={css.list}>
            {items.map(({ href, label, isCurrent }) => (
              <li key={href}>
                <a className={css.link} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>
          {scrollToTop && <div className={css.scrollToTop}>{scrollToTop}</div>}
          {tools && <div className={css.tools}>{tools}</div>}
          {account && <div className={css.account}>{account}</div>}
        </div>
      </div>
    </header>
  );
}
