import type { ReactNode } from 'react';
import { main } from './PublicShell.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface PublicShellProps extends RootElementProps {
  /** Skip link, contact bar, ticker, header. */
  top: ReactNode;
  footer: ReactNode;
  /** The `TabBar` of a phone. */
  tabBar?: ReactNode;
  /** The page content, inside the `main` landmark. */
  children: ReactNode;
  mainId: string;
}

/** The layout of every public page: the top bars, the page and the footer. */
export function PublicShell({ top, footer, tabBar, children, mainId, ...rootProps }: PublicShellProps) {
  return (
    <div {...rootProps}>
      {top}
      <main id={mainId} tabIndex={-1} className={main}>
        {children}
      </main>
      {footer}
      {tabBar}
    </div>
  );
}
