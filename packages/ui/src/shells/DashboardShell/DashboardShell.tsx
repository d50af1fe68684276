import type { ReactNode } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Avatar } from '../../media/Avatar/Avatar.tsx';
import * as css from './DashboardShell.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface DashboardShellProps extends RootElementProps {
  /** The side menu. Hidden below 1024 px, where a drawer contains it. */
  menu: ReactNode;
  /** True while the menu shows only icons. */
  isMenuCollapsed?: boolean;
  /** The button that opens the drawer; shown below 1024 px only. */
  menuButton: ReactNode;
  /** The `Breadcrumbs` of the page. */
  breadcrumbs: ReactNode;
  /**
   * The signed-in user; undefined while it loads. A phone shows only the avatar; screen readers still read the name.
   */
  user?: { name: string; role: string; image?: string | null };
  /** The notification bell. It may load late without moving other elements. */
  notifications?: ReactNode;
  /** Log out and other account actions. */
  actions: ReactNode;
  /** The page content, inside the `main` landmark. */
  children: ReactNode;
  mainId: string;
  /** The `TabBar` of a phone. */
  tabBar?: ReactNode;
}

/** The layout of every dashboard page: a menu at the inline start, a top bar, and the page below. */
export function DashboardShell(props: DashboardShellProps) {
  const { user } = props;
  return (
    <div {...pickRootProps(props)} className={css.shell({ isMenuCollapsed: props.isMenuCollapsed })}>
      <div className={css.menu}>{props.menu}</div>
      <div className={css.column}>
        <header className={css.header}>
          <div className={css.menuButton}>{props.menuButton}</div>
          <div className={css.breadcrumbs}>{props.breadcrumbs}</div>
          <div className={css.account}>
            {props.notifications}
            {user && (
              <div className={css.user}>
                <span className={css.name}>
                  <Bidi>{user.name}</Bidi>
                </span>
                <span className={css.role}>{user.role}</span>
              </div>
            )}
            <div className={css.avatar}>
              {user ? <Avatar name={user.name} src={user.image} /> : <Skeleton shape="circle" />}
            </div>
            {props.actions}
          </div>
        </header>
        <main id={props.mainId} tabIndex={-1} className={css.main}>
          {props.children}
        </main>
      </div>
      {props.tabBar}
    </div>
  );
}
