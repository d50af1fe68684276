import type { ReactNode } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { Avatar } from '../../media/Avatar/Avatar.tsx';
import * as css from './DashboardShell.css.ts';

export interface DashboardShellProps {
  /** The side menu; below 1024 px it is left out, because a drawer shows it. */
  menu: ReactNode;
  /** The menu is collapsed and takes no more than its own width. */
  isMenuCollapsed?: boolean;
  /** Opens that drawer; shown below 1024 px alone. */
  menuButton: ReactNode;
  /** Where one is: breadcrumbs. */
  trail: ReactNode;
  /** Who one is. A phone shows the face alone, the words stay for who hears the page. */
  user: { name: string; role: string; image?: string | null };
  /** What is new for oneself: a bell. It may come late: it stands where nothing else has to make room. */
  news?: ReactNode;
  /** Signing out, and what else concerns oneself. */
  actions: ReactNode;
  /** The page; it becomes the `main` landmark with this id, for the skip link. */
  children: ReactNode;
  mainId: string;
}

/** The frame of every dashboard page: a menu that stays at the inline start, a bar on top, the page below. */
export function DashboardShell(props: DashboardShellProps) {
  const { name, role, image } = props.user;
  return (
    <div className={css.shell({ isMenuCollapsed: props.isMenuCollapsed })}>
      <div className={css.menu}>{props.menu}</div>
      <div className={css.column}>
        <header className={css.bar}>
          <div className={css.menuButton}>{props.menuButton}</div>
          <div className={css.trail}>{props.trail}</div>
          <div className={css.account}>
            {props.news}
            <div className={css.who}>
              <span className={css.name}>
                <Bidi>{name}</Bidi>
              </span>
              <span className={css.role}>{role}</span>
            </div>
            <Avatar name={name} src={image} />
            {props.actions}
          </div>
        </header>
        <main id={props.mainId} tabIndex={-1} className={css.main}>
          {props.children}
        </main>
      </div>
    </div>
  );
}
