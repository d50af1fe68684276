import type { ReactNode } from 'react';
import * as css from './AsideLayout.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface AsideLayoutProps extends RootElementProps {
  /** The subject of the page; on a phone it comes before the aside. */
  header: ReactNode;
  /** Stays in view beside the content on a wide screen: price and actions. */
  aside: ReactNode;
  /** The accessible name of the aside. */
  asideLabel: string;
  /** One action that stays at the bottom of a phone's screen until the content ends. */
  bottomBar?: ReactNode;
  children: ReactNode;
}

/** A page layout with a sticky aside at a third of the width. Below 1024 px it is one column. */
export function AsideLayout({ header, aside, asideLabel, bottomBar, children, ...rootProps }: AsideLayoutProps) {
  return (
    <div {...rootProps} className={css.root}>
      <div className={css.layout}>
        <div className={css.header}>{header}</div>
        <aside className={css.aside} aria-label={asideLabel}>
          {aside}
        </aside>
        <div className={css.body}>{children}</div>
      </div>
      {bottomBar ? <div className={css.bottomBar}>{bottomBar}</div> : null}
    </div>
  );
}
