import type { ReactNode } from 'react';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import type { NavItem } from '../items.ts';
import * as css from './TopBar.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface TopBarProps extends RootElementProps {
  /** The logo, with an accessible name. */
  logo: ReactNode;
  homeHref: string;
  /** The main links; below 1024 px the drawer shows them. */
  items: readonly NavItem[];
  /** Name of the navigation: «التنقل الرئيسي» */
  navLabel: string;
  /** The button that opens the drawer; shown below 1024 px only. */
  menuButton: ReactNode;
  /** The scroll-to-top button of a scrolled page. On very narrow screens it replaces the logo. */
  scrollToTop?: ReactNode;
  /** The button of the search. Hidden below 340 px. */
  search?: ReactNode;
  /** Theme and language; on a narrow screen they are in the drawer. */
  tools?: ReactNode;
  /** At every width: log-in links, or the bell and the account. */
  account?: ReactNode;
}

/** The sticky header of public pages, 72 px high. */
export function TopBar(props: TopBarProps) {
  const { logo, homeHref, items, navLabel, menuButton, scrollToTop, search, tools, account, ...rootProps } = props;
  const handleLinkClick = useLinkClickHandler();
  return (
    <header {...rootProps} className={css.root}>
      <div className={css.inner}>
        <div className={css.menu}>{menuButton}</div>
        <a className={css.logoLink} href={homeHref} onClick={handleLinkClick}>
          {logo}
        </a>
        <nav className={css.nav} aria-label={navLabel}>
          {/* Safari drops the list role of lists without bullets. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list" className={css.list}>
            {items.map(({ href, label, isCurrent }) => (
              <li key={href}>
                <a
                  className={css.link}
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                  onClick={handleLinkClick}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.endGroup}>
          {scrollToTop && <div className={css.scrollToTop}>{scrollToTop}</div>}
          {search && <div className={css.search}>{search}</div>}
          {tools && <div className={css.tools}>{tools}</div>}
          {account && <div className={css.account}>{account}</div>}
        </div>
      </div>
    </header>
  );
}
