import type { ReactNode } from 'react';
import * as css from './AsideLayout.css.ts';

export interface AsideLayoutProps {
  /** What the page is about; on a phone it comes before the aside. */
  head: ReactNode;
  /** What stays in view beside the rest on a wide screen: price, what to do. */
  aside: ReactNode;
  /** Names the aside, which is a landmark. */
  asideLabel: string;
  /** One action that stays at the foot of a phone's screen until the page has been read to its end. */
  bar?: ReactNode;
  children: ReactNode;
}

/** A page of eight columns with four beside them that stay in view. Below 1024 px all of it is one column. */
export function AsideLayout({ head, aside, asideLabel, bar, children }: AsideLayoutProps) {
  return (
    <div className={css.frame}>
      <div className={css.layout}>
        <div className={css.head}>{head}</div>
        <aside className={css.aside} aria-label={asideLabel}>
          {aside}
        </aside>
        <div className={css.body}>{children}</div>
      </div>
      {bar ? <div className={css.bar}>{bar}</div> : null}
    </div>
  );
}
