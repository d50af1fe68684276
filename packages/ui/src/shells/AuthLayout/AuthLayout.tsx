import type { ReactNode } from 'react';
import { Cover } from '../../media/Cover/Cover.tsx';
import * as css from './AuthLayout.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface AuthLayoutProps extends RootElementProps {
  /** The page's heading and its form. */
  children: ReactNode;
  /** Selects the pattern of the panel: the same seed always gives the same pattern. */
  seed: string;
  /** Selects the colours of the pattern. */
  categoryId?: number;
}

/** A page with one form: a card, and beside it on a wide screen a panel with a Khayamiya pattern. */
export function AuthLayout({ children, seed, categoryId = 0, ...rootProps }: AuthLayoutProps) {
  return (
    <div {...rootProps} className={css.layout}>
      <div className={css.card}>{children}</div>
      <div className={css.panel} aria-hidden="true">
        <Cover seed={seed} categoryId={categoryId} ratio="1:1" />
      </div>
    </div>
  );
}
