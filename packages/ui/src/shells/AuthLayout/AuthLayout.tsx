import type { ReactNode } from 'react';
import { Cover } from '../../media/Cover/Cover.tsx';
import * as css from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** The page's heading and its form. */
  children: ReactNode;
  /** Chooses the cloth of the panel: the same seed is the same pattern, so that each page keeps its own. */
  seed: string;
  /** Chooses its colours. */
  categoryId?: number;
}

/** One form that is all there is to do: a card, and beside it on a wide screen a panel of khayamiya cloth. */
export function AuthLayout({ children, seed, categoryId = 0 }: AuthLayoutProps) {
  return (
    <div className={css.layout}>
      <div className={css.card}>{children}</div>
      <div className={css.panel} aria-hidden="true">
        <Cover seed={seed} categoryId={categoryId} ratio="1:1" />
      </div>
    </div>
  );
}
